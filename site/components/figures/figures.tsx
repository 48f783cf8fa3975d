import type { ReactNode } from 'react';
import { Phrases } from '../phrases/phrases.tsx';

type Props = {
  items: ReadonlyArray<{
    number: string;
    label: string;
    /** Drawn beside the number. */
    art?: ReactNode;
  }>;
  /** `written`: the dots of the first write its number, if they suffice for it, and stand for all. */
  variant?: 'plain' | 'written';
};

/** Large numbers with labels; if all can be counted, they are also drawn as dots. */
export function Figures({ items, variant = 'plain' }: Props) {
  const [first] = items;
  if (!first) return;
  const counts = items.map(({ number }) => countOf(number));
  const columns = counts.every((count) => count % 25 === 0) ? 25 : ROW;
  const letters = variant === 'written' ? written(first.number, columns, rowsOf(counts[0], columns)) : '';
  const drawn = counts.every(Boolean) ? counts.slice(0, letters ? 1 : undefined) : [];
  return (
    <dl className="figures">
      {items.map(({ number, label, art }, index) => (
        <div key={label}>
          <dt>
            <Phrases text={label} />
          </dt>
          <dd>
            <Dots count={drawn[index]} columns={columns} letters={letters} />
            {number}
            {art}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Dots in a row, unless more fill all rows, and the width of one in the space of 1 that it has. */
const ROW = 20;
const DOT = 0.64;
/** Of one that is part of a letter, and of those around it, which must not be read with it. */
const LETTER = 0.86;
const FIELD = 0.3;

/** How many dots the number says, from ten to ten rows of them, or 0. */
function countOf(number: string) {
  const count = Number(/^(\d+)\+$/.exec(number)?.[1]);
  return count >= 10 && count <= 10 * ROW ? count : 0;
}

/** Glyphs of five by seven dots, a row in five bits, written as a digit of base 32, from the top down. */
const GLYPHS: Record<string, string> = {
  0: 'ehhhhhe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
  '+': '044v440',
};

/** Path of those dots of a field that write the number, in its middle; empty if it is too small for that. */
function written(number: string, columns: number, rows: number): string {
  const left = Math.floor((columns - 6 * number.length + 1) / 2);
  if (left < 0 || rows < 7) return '';
  return [...number]
    .flatMap((character, place) =>
      [...(GLYPHS[character] ?? '')].flatMap((digit, row) =>
        [0, 1, 2, 3, 4]
          .filter((column) => Number.parseInt(digit, 32) & (16 >> column))
          .map((column) => `M${left + 6 * place + column + 0.5} ${row + 0.5}h.01`),
      ),
    )
    .join('');
}

const rowsOf = (count = 0, columns: number) => Math.ceil(count / columns);

/** @param letters path of those that write the number, or empty */
function Dots({ count, columns, letters }: { count: number | undefined; columns: number; letters: string }) {
  if (!count) return;
  const rows = rowsOf(count, columns);
  return (
    <svg
      className="figures-dots"
      viewBox={`0 0 ${columns} ${rows}`}
      strokeWidth={letters ? FIELD : DOT}
      aria-hidden="true"
    >
      <path
        // Only the topmost row may be short.
        d={Array.from({ length: rows }, (_, row) => {
          const end = row ? columns : count - (rows - 1) * columns;
          return `M.5 ${row + 0.5}H${end - 0.49}`;
        }).join('')}
        strokeDasharray="0 1"
      />
      {letters && <path d={letters} strokeWidth={LETTER} />}
    </svg>
  );
}
