type Props = {
  heading: string;
  text?: string;
  items: ReadonlyArray<{ field: string; message: string }>;
  /** Prefix for ids, on pages with several forms. */
  idPrefix?: string | undefined;
};

/** Lists a form's errors, with links to the fields. Focusable as an anchor's target. */
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
