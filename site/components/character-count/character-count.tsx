type Props = {
  /** Maximum in UTF-16 units as stored (functions/leads/text.ts). */
  limit: number;
};

/** Place for the remaining characters of a field, which forms/count-characters.ts fills in near the limit. */
export function CharacterCount({ limit }: Props) {
  return (
    <>
      <span className="character-count" data-limit={limit} aria-hidden="true" />
      <span className="visually-hidden" aria-live="polite" />
    </>
  );
}
