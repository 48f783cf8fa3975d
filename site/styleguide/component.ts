import type { ReactNode } from 'react';
import type { Samples } from './samples.server.ts';

export type ShownComponent = {
  /** Its folder in site/components. */
  name: string;
  /** When to use it, in one line. */
  use: string;
  /** `narrow` for a column's width, `bleed` for the full width of a page. */
  width?: 'narrow' | 'content' | 'bleed';
  /** Examples by the state they show. */
  states: Readonly<Record<string, ReactNode>>;
};

export type Group = { title: string; components: readonly ShownComponent[] };

/** A group of components, with sample content where useful. */
export type Examples = (samples: Samples) => Group;

/** Anchor of a component in the style guide. */
export function anchorOf(name: string): string {
  return `component-${name}`;
}
