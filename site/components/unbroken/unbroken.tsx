import { unbroken } from '../../lib/unbroken.ts';

/** Text whose ranges and similar units don't break, as in Markdown (content/keep-together.server.ts). */
export function Unbroken({ text }: { text: string }) {
  return text.split(unbroken).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
