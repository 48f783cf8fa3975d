/** Colour names from site/styles/tokens.css. */
export type Colour = 'ink' | 'petrol' | 'amber' | 'brick' | 'rose' | 'river' | 'chalk' | 'neck';

/** A path: filled, or stroked if it has a `width`. */
export type Shape = { d: string; colour: Colour; width?: number; dash?: string };

/** A cover's drawing, 400 × 400, with its background and text colours. */
export type CoverArt = { ground: Colour; text: 'ink' | 'chalk'; shapes: Shape[]; transform?: string };

/** The shaded neck: the only colour outside the palette. */
export const NECK = '#e3a78f';
