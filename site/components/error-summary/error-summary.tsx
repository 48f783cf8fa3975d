type Props = {
  heading: string;
  text?: string;
  items: ReadonlyArray<{ field: string; message: string }>;
};

/** What has to be corrected before a form can be sent. Takes the focus as the anchor of a page. */
export function ErrorSummary({ heading, text, items }: Props) {
  return (
    <section
      className="error-summary"
      id="error-summary"
      tabIndex={-1}
      aria-labelledby="error-summary-heading"
    >
      <h2 id="error-summary-heading">{heading}</h2>
      {text && <p>{text}</p>}
      <ul>
        {items.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
