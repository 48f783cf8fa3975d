import type { ReactNode } from 'react';
import { unbrokenPart } from '../../lib/unbroken.ts';

/** Keeps ranges and similar units of a text on one line, as in Markdown (content/read/keep-together.server.ts). */
export function unbroken(text: string): ReactNode {
  return text.split(unbrokenPart).map((part, index) =>
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
