import type { ReactNode } from 'react';

/** What brings an audience to a talk, drawn, if the talk has such a drawing. */
export function Situation({ talk }: { talk: string }) {
  const drawing = drawings[talk];
  if (!drawing) return;
  return (
    <svg className="situation" viewBox="0 0 240 240" aria-hidden="true">
      {drawing}
    </svg>
  );
}

/** Rows of a raster within a disc. */
const rows = Array.from({ length: 13 }, (_, row) => {
  const y = (row - 6) * 19;
  const dots = Math.floor(Math.sqrt(118 ** 2 - y ** 2) / 19);
  const end = y < 0 ? 120 : 120.01 + dots * 19;
  return `M${120 - dots * 19} ${120 + y}H${end}`;
}).join('');

/** By the picture of the talk; each fills its square. */
const drawings: Record<string, ReactNode> = {
  // Two halves that look away from each other.
  mindset: (
    <>
      <path fill="currentColor" d="M107 0a107 107 0 0 0 0 214z" />
      <path fill="var(--brick)" d="M121 26a107 107 0 0 1 0 214z" />
      <path stroke="var(--chalk)" strokeWidth="26" strokeLinecap="round" d="M46 82h.01M182 108h.01" />
    </>
  ),
  // The quarter that no machine has taken.
  leadership: (
    <>
      <path stroke="currentColor" strokeWidth="11" strokeLinecap="round" strokeDasharray="0 19" d={rows} />
      <path fill="var(--brick)" d="M132 0a108 108 0 0 1 108 108H132z" />
    </>
  ),
  // Three out of forty.
  strategy: (
    <>
      <path
        stroke="currentColor"
        strokeWidth="15"
        strokeLinecap="round"
        strokeDasharray="0 32"
        d="M8 104H232.01M8 136H232.01M8 168H232.01M8 200H232.01M8 232H232.01"
      />
      <path
        stroke="var(--brick)"
        strokeWidth="68"
        strokeLinecap="round"
        d="M34 34h.01M120 34h.01M206 34h.01"
      />
    </>
  ),
  // A sun that looks over a wall of twelve months.
  future: (
    <>
      <path fill="var(--brick)" d="M2 118a118 118 0 0 1 236 0z" />
      <path fill="var(--chalk)" d="M30 118a39 39 0 0 1 78 0zM132 118a39 39 0 0 1 78 0z" />
      <path fill="currentColor" d="M67 118a18 18 0 0 1 36 0zM169 118a18 18 0 0 1 36 0z" />
      <path stroke="var(--petrol)" strokeWidth="58" strokeDasharray="35 6" d="M0 147H240M0 211H240" />
    </>
  ),
};
