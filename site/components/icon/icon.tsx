const paths = {
  forward: 'M2 9h13M9.5 3.5 15 9l-5.5 5.5',
  newTab: 'M4 14 14 4M6 4h8v8',
  close: 'M3.5 3.5l11 11M14.5 3.5l-11 11',
  mail: 'M2 4h14v10H2zM2 5l7 5 7-5',
};

export type IconName = keyof typeof paths;

/** A line icon in the text's colour. Hidden from screen readers, so it needs a label beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={paths[name]} />
    </svg>
  );
}
