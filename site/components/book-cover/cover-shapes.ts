/** Names of the colour card in site/styles/tokens.css. */
export type Colour = 'ink' | 'petrol' | 'amber' | 'brick' | 'rose' | 'river' | 'chalk' | 'neck';

/** A path, filled or, with `width`, drawn as a line; dots are a line that is dashed. */
export type Shape = { d: string; colour: Colour; width?: number; dash?: string };

/** The drawing of a cover, 400 × 400, and the colours of its ground and its letters. */
export type CoverArt = { ground: Colour; text: 'ink' | 'chalk'; shapes: Shape[]; transform?: string };

/** The one colour that is not on the card: the neck in the shade of the head. */
export const NECK = '#e3a78f';
