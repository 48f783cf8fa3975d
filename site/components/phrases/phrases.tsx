import { unbroken } from '../unbroken/unbroken.tsx';

/** A short text that wraps after commas and colons, and within a phrase only if it exceeds the line. */
export function Phrases({ text }: { text: string }) {
  return text.split(/(?<=[,:]) /).flatMap((phrase, index) => [
    index > 0 && ' ',
    <span className="phrase" key={phrase}>
      {unbroken(phrase)}
    </span>,
  ]);
}
