import { unbroken } from '../../content/unbroken.ts';

/** Running text whose ranges and the like stay on one line, as those of Markdown do (content/keep-together.server.ts). */
export function Unbroken({ text }: { text: string }) {
  return text.split(unbroken).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
