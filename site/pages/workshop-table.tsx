import type { ReactNode } from 'react';
import type { Workshop } from '../content/schemas/workshops.ts';

/** A format's table from above, with as many seats as it has; on it, its topic. */
export function WorkshopTable({ id, seats, topic }: { id: number; seats: number; topic: Workshop['icon'] }) {
  const seat = circleOf(seats);
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true">
      <circle {...seat} stroke="var(--brick)" strokeWidth="14" />
      <circle {...seat} stroke="var(--ink)" strokeWidth="7" />
      <clipPath id={`table-${id}`}>
        <circle cx="50" cy="50" r="35" />
      </clipPath>
      <g clipPath={`url(#table-${id})`}>
        <path fill="var(--chalk)" d="M15 15h70v70H15z" />
        {topics[topic]}
      </g>
    </svg>
  );
}

const circleOf = (seats: number) =>
  ({
    cx: 50,
    cy: 50,
    r: 40,
    pathLength: seats,
    strokeDasharray: '0 1',
    strokeLinecap: 'round',
  }) as const;

/** The table of a format that is still to be made: nothing lies on it, one seat is taken. */
export function EmptyTable({ seats }: { seats: number }) {
  if (!(seats > 0 && seats <= 20)) return;
  const seat = circleOf(seats);
  return (
    <svg
      className="workshop-empty"
      viewBox="0 0 100 100"
      fill="none"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <circle fill="var(--chalk)" cx="50" cy="50" r="35" />
      <g transform="rotate(-90 50 50)">
        <circle {...seat} stroke="var(--ink)" strokeWidth="14" />
        <circle {...seat} stroke="var(--chalk)" strokeWidth="12.4" />
      </g>
      <g strokeLinecap="round">
        <path stroke="var(--brick)" strokeWidth="14" d="M50 10h.01" />
        <path stroke="var(--ink)" strokeWidth="7" d="M50 10h.01" />
      </g>
    </svg>
  );
}

const topics: Record<Workshop['icon'], ReactNode> = {
  // Who reads what has come: a sheet, of which one line is wrong.
  basics: (
    <>
      <path fill="var(--river)" d="M54 29h25v56H54z" />
      <path fill="var(--ink)" d="M57 41h18v3.5H57zM57 52h18v3.5H57zM57 62.5h18V66H57zM57 73h18v3.5H57z" />
      <path fill="var(--brick)" d="M57 46.5h18V50H57z" />
      <path fill="var(--amber)" d="M19 58h28v27H19z" />
      <circle cx="33.2" cy="47.2" r="10.5" fill="var(--brick)" />
    </>
  ),
  // Steps of a routine, and the one who lets the last pass.
  automation: (
    <>
      <path stroke="var(--ink)" strokeWidth="2.8" d="M15 37.2h50v20M15 63.4h50" />
      <path fill="var(--ink)" d="M26.7 28.8h16.8v16.8H26.7zM56.5 28.8h16.8v16.8H56.5z" />
      <path fill="var(--amber)" d="M26.7 55.4h16.8v16.8H26.7z" />
      <circle cx="65" cy="64" r="9.8" fill="var(--brick)" />
    </>
  ),
  // A word that travels.
  marketing: (
    <>
      <circle cx="39" cy="85" r="13.4" fill="var(--brick)" />
      <g stroke="var(--ink)" strokeWidth="10">
        <circle cx="39" cy="85" r="28.5" />
        <circle cx="39" cy="85" r="48.7" />
        <circle cx="39" cy="85" r="68.8" />
      </g>
    </>
  ),
  // The way up, to its end.
  strategy: (
    <>
      <path fill="var(--ink)" d="M28.3 85V65.4h16.5v-14h15v-14H85V85z" />
      <circle cx="66" cy="31.2" r="6.2" fill="var(--amber)" />
    </>
  ),
  // All at one table, of two minds.
  mindset: (
    <>
      <g strokeWidth="14.4" strokeLinecap="round" strokeDasharray="0 28.8">
        <path stroke="var(--brick)" d="M28.4 55.4h30" />
        <path stroke="var(--amber)" d="M42.8 55.4h30" />
      </g>
      <path fill="var(--ink)" d="M15 62.6h70V85H15z" />
    </>
  ),
  // One of many.
  search: (
    <>
      <path
        stroke="var(--ink)"
        strokeWidth="4.7"
        strokeLinecap="round"
        strokeDasharray="0 11.67"
        d="M44.2 20.8h12M32.5 32.5h36M20.8 44.2h60M20.8 55.8h60M32.5 67.5h36M44.2 79.2h12"
      />
      <circle cx="61.7" cy="50" r="11.7" fill="var(--brick)" />
    </>
  ),
};
