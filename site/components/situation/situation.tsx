import type { ReactNode } from 'react';

/** What brings an audience to a talk, drawn, if the talk has such a drawing. */
export function Situation({ talk }: { talk: string }) {
  const drawing = drawings[talk];
  if (!drawing) return;
  return (
    <svg className="situation" viewBox="0 0 360 280" aria-hidden="true">
      {drawing}
    </svg>
  );
}

/** Rows of a raster within a disc around 180, 140. */
const rows = Array.from({ length: 13 }, (_, row) => {
  const y = (row - 6) * 21;
  const dots = Math.floor(Math.sqrt(130 ** 2 - y ** 2) / 21);
  const end = y < 0 ? 180 : 180.01 + dots * 21;
  return `M${180 - dots * 21} ${140 + y}H${end}`;
}).join('');

/** By the picture of the talk. */
const drawings: Record<string, ReactNode> = {
  // Two halves that look away from each other.
  mindset: (
    <>
      <path fill="currentColor" d="M173 10a118 118 0 0 0 0 236z" />
      <path fill="var(--brick)" d="M187 40a118 118 0 0 1 0 236z" />
      <path stroke="var(--chalk)" strokeWidth="28" strokeLinecap="round" d="M106 100h.01M254 130h.01" />
    </>
  ),
  // The quarter that no machine has taken.
  leadership: (
    <>
      <path stroke="currentColor" strokeWidth="11" strokeLinecap="round" strokeDasharray="0 21" d={rows} />
      <path fill="var(--brick)" d="M192 6a122 122 0 0 1 122 122H192z" />
    </>
  ),
  // Three out of forty.
  strategy: (
    <>
      <path
        stroke="currentColor"
        strokeWidth="15"
        strokeLinecap="round"
        strokeDasharray="0 36"
        d="M54 68H306.01M54 104H306.01M54 140H306.01M54 176H306.01M54 212H306.01"
      />
      <path
        stroke="var(--brick)"
        strokeWidth="34"
        strokeLinecap="round"
        d="M90 104h.01M198 176h.01M270 68h.01"
      />
    </>
  ),
  // A sun that looks over a wall of twelve months.
  future: (
    <>
      <path fill="var(--brick)" d="M64 140a116 116 0 0 1 232 0z" />
      <path fill="var(--chalk)" d="M92 140a38 38 0 0 1 76 0zM192 140a38 38 0 0 1 76 0z" />
      <path fill="currentColor" d="M126 140a18 18 0 0 1 36 0zM226 140a18 18 0 0 1 36 0z" />
      <path stroke="var(--petrol)" strokeWidth="62" strokeDasharray="55 6" d="M0 171H360M0 239H360" />
    </>
  ),
};
