type Props = {
  text: string;
  label: string;
  /** Label after copying. */
  copiedLabel: string;
};

/** Copies a text (copy-text.ts). Needs script, so it is invisible until that has loaded; its space is reserved. */
export function CopyButton({ text, label, copiedLabel }: Props) {
  return (
    <>
      {/* Both labels overlap, so that the button keeps its width. */}
      <button type="button" className="button button-small button-outline copy-button" data-copy={text}>
        <span data-shown="">{label}</span>
        <span>{copiedLabel}</span>
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
}
