/** A short fact: a line ends behind its commas and colons, and within a part only where that is wider than the line. */
export function Phrases({ text }: { text: string }) {
  return text.split(/(?<=[,:]) /).flatMap((phrase, index) => [
    index > 0 && ' ',
    <span className="phrase" key={phrase}>
      {phrase}
    </span>,
  ]);
}
