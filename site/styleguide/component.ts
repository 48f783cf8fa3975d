import type { ReactNode } from 'react';
import type { Samples } from './samples.server.ts';

/** A component as the style guide shows it. */
export type ShownComponent = {
  /** Name of its folder in site/components. */
  name: string;
  /** One line: when to use it. */
  use: string;
  /** `narrow` for what stands in a column, `bleed` for what reaches from edge to edge of a page. */
  width?: 'narrow' | 'content' | 'bleed';
  /** What is shown, by the state that it shows. */
  states: Readonly<Record<string, ReactNode>>;
};

export type Group = { title: string; components: readonly ShownComponent[] };

/** Components of a kind, filled with the owner's content where that serves. */
export type Examples = (samples: Samples) => Group;

/** Anchor of a component on the page of the style guide. */
export function anchorOf(name: string): string {
  return `component-${name}`;
}
