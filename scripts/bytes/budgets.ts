import type { Details, Figures, Measured } from './measure.ts';

const KB = 1024;

/** What no page may be above, whatever was accepted before. `text` is HTML and style together. */
export type Budget = {
  figure: keyof Figures | 'text';
  limit: number /** Who can mend it. */;
  by: 'code' | 'content';
};

/** Budgets that are not kept yet, by page: these alone may be missed, and are struck out here when they are kept. */
export const OWED: Readonly<Record<string, readonly Budget['figure'][]>> = { '/': ['text'] };

export function budgetsOf(path: string, { forms }: Pick<Details, 'forms'>): Budget[] {
  return [
    { figure: 'first', limit: 5 * KB, by: 'code' },
    { figure: 'after', limit: (forms.has(path) ? 105 : 88) * KB, by: 'code' },
    { figure: 'form', limit: 105 * KB, by: 'code' },
    { figure: 'css', limit: 12 * KB, by: 'code' },
    { figure: 'fonts', limit: 72 * KB, by: 'code' },
    { figure: 'html', limit: 18 * KB, by: 'content' },
    { figure: 'images', limit: 1024 * KB, by: 'content' },
    ...(path === '/' ? [{ figure: 'text', limit: 16 * KB, by: 'code' } as const] : []),
  ];
}

export const bytesOf = (figures: Figures, figure: Budget['figure']) =>
  figure === 'text' ? figures.html + figures.css : figures[figure];

export type Excess = Budget & { path: string; value: number };

export function excesses({ routes }: Pick<Measured, 'routes'>, details: Pick<Details, 'forms'>): Excess[] {
  return Object.entries(routes).flatMap(([path, figures]) =>
    budgetsOf(path, details)
      .map((budget) => ({ ...budget, path, value: bytesOf(figures, budget.figure) }))
      .filter(({ value, limit }) => value > limit),
  );
}

export const NAMES: Record<Budget['figure'], string> = {
  html: 'HTML',
  css: 'CSS',
  fonts: 'fonts',
  images: 'images',
  first: 'JavaScript before the first interaction',
  after: 'JavaScript after it',
  form: 'JavaScript with a form',
  text: 'HTML and CSS',
};

const inKb = (bytes: number) => (bytes / KB).toFixed(1);

/** One line for whoever can mend it: the owner reads German. */
export function sentenceOf({ path, figure, value, limit, by }: Excess): string {
  if (by === 'code')
    return `${path}: ${NAMES[figure]} is ${inKb(value)} KB, its budget is ${inKb(limit)} KB (scripts/bytes/budgets.ts).`;
  const [what, remedy] =
    figure === 'images'
      ? ['Die Bilder der Seite wiegen', 'Nehmen Sie weniger oder kleinere Bilder (content/images)']
      : ['Der Text der Seite wiegt', 'Kürzen Sie ihn in content/, oder teilen Sie ihn auf zwei Seiten auf'];
  const [is, may] = [value, limit].map((bytes) => inKb(bytes).replace('.', ','));
  return `${path}: ${what} komprimiert ${is} KB, erlaubt sind ${may} KB. ${remedy}.`;
}
