type Props = {
  heading: string;
  text?: string;
  items: ReadonlyArray<{ field: string; message: string }>;
  /** Goes before the ids, on pages with several forms. */
  idPrefix?: string | undefined;
};

/** What has to be corrected before a form can be sent. Takes the focus as the anchor of a page. */
export function ErrorSummary({ heading, text, items, idPrefix = '' }: Props) {
  return (
    <section
      className="error-summary"
      id={`${idPrefix}error-summary`}
      tabIndex={-1}
      aria-labelledby={`${idPrefix}error-summary-heading`}
    >
      <h2 id={`${idPrefix}error-summary-heading`}>{heading}</h2>
      {text && <p>{text}</p>}
      <ul>
        {items.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idPrefix}${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
