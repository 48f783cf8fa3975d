import { colours } from '../../site/images/colours.ts';

const { ink, petrol, amber, brick, rose, river, chalk } = colours;

const square = (colour: string) => `<path fill="${colour}" d="M0 0h100v100H0z"/>`;
const rect = (x: number, y: number, width: number, height: number, colour: string) =>
  `<path fill="${colour}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const arc = (r: number) =>
  `<circle cx="0" cy="50" r="${r}" fill="none" stroke="${brick}" stroke-width="18"/>`;

/** The icons of the services as service-sign.css draws them, each 100 × 100. */
const icons = {
  consulting: disc(50, 50, 50, amber) + disc(50, 50, 31, chalk) + disc(50, 50, 15, ink),
  coaching: square(petrol) + disc(100, 50, 55, rose) + disc(0, 50, 55, brick),
  speaking: square(rose) + disc(0, 50, 28, brick) + arc(60) + arc(101),
  workshop: square(river) + rect(50, 0, 50, 50, petrol) + rect(0, 50, 50, 50, petrol),
  strategy:
    square(amber) + rect(0, 66, 33, 34, petrol) + rect(33, 33, 34, 67, brick) + rect(67, 0, 33, 100, petrol),
  mindset: `<path fill="${brick}" d="M100 100H0A100 100 0 0 1 100 0z"/>`,
};

export type IconName = keyof typeof icons;

export function icon(name: IconName, x: number, y: number, side: number): string {
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 100 100">${icons[name]}</svg>`;
}
