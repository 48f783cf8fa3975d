import type { Heading, Nodes } from 'mdast';

type Inline = Heading['children'][number];

/** A drawing in a text. It isn't read aloud: what it shows, the text says. */
export const svg = (className: string, children: readonly Nodes[], viewBox?: string): Inline =>
  ({
    type: 'drawing',
    data: { hName: 'svg', hProperties: { className: className.split(' '), ariaHidden: 'true', viewBox } },
    children,
  }) as unknown as Inline;

/** An element of a drawing, such as `path`. */
export const shape = (hName: string, hProperties: object): Nodes =>
  ({ type: 'shape', data: { hName, hProperties }, children: [] }) as unknown as Nodes;

/** A dashed circle, or a line across its drawing. */
export const stroke = (name: 'circle' | 'line', pathLength: number, strokeDashArray: string): Nodes =>
  shape(name, { pathLength, strokeDashArray, ...(name === 'line' && { x2: '100%' }) });

/** Words in a drawing. */
export const label = (x: string | undefined, y: string | undefined, value: string): Nodes =>
  ({ ...shape('text', { x, y }), children: [{ type: 'text', value }] }) as Nodes;

/** A number in the middle of a clock. */
export const middle = (value: number): Nodes => label('50%', '50%', String(value));
