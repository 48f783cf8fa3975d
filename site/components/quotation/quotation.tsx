import { unbroken } from '../unbroken/unbroken.tsx';

/** A pull quote; at most one per page. */
export function Quotation({ text, source }: { text: string; source: string }) {
  return (
    <figure className="quotation">
      <blockquote>{unbroken(`„${text}“`)}</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
