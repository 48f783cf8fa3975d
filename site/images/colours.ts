/** Colour card of site/styles/tokens.css, its light roles, and drawings' second light ground. */
export const colours = {
  ink: '#0f2b2d',
  quiet: '#445c5d',
  petrol: '#17484a',
  amber: '#f3b53f',
  brick: '#d9492f',
  rose: '#f3cdbd',
  river: '#bfd8dc',
  chalk: '#fbf9f5',
  plaster: '#f1ebe1',
  sand: '#eae3d8',
  accent: '#b5361d',
};
