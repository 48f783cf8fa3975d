import { colour } from '../styles/tokens.ts';

/** Colour card of site/styles/tokens.css, its light roles, and drawings' second light ground. */
export const colours = {
  ink: colour('--ink'),
  quiet: colour('--text-2'),
  petrol: colour('--petrol'),
  amber: colour('--amber'),
  brick: colour('--brick'),
  rose: colour('--rose'),
  river: colour('--river'),
  chalk: colour('--chalk'),
  plaster: colour('--ground-2'),
  sand: '#eae3d8',
  accent: colour('--accent'),
};
