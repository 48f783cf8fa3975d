import type { Workshop } from '../../content/schemas/workshops.ts';

const paths: Record<Workshop['icon'], string> = {
  basics: 'M3 3h12v12H3zM9 3v12M3 9h12',
  automation: 'M14.5 7A6 6 0 0 0 3.5 7M3.5 11a6 6 0 0 0 11 0M14.5 3v4h-4M3.5 15v-4h4',
  marketing: 'M3 15A12 12 0 0 1 15 3M8 15a7 7 0 0 1 7-7M13 15a2 2 0 0 1 2-2',
  strategy: 'M2 15h4.5v-4.5H11V6h4.5V2',
  mindset: 'M3 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  search: 'M2.5 7.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M11 11l5 5',
};

/** Icon of a workshop's topic, in the corner of its card. */
export function WorkshopIcon({ name }: { name: Workshop['icon'] }) {
  return (
    <svg
      className="workshop-card-icon"
      aria-hidden="true"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={paths[name]} />
    </svg>
  );
}
