import { Unbroken } from '../unbroken/unbroken.tsx';

/** A pull quote; at most one per page. */
export function Quotation({ text, source }: { text: string; source: string }) {
  return (
    <figure className="quotation">
      <blockquote>
        <Unbroken text={`„${text}“`} />
      </blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
