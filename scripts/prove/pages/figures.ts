import { exactly, type Figure, told } from '../proof.ts';
import { STATES, stateOf } from './accessibility.ts';
import { isKept, LIMITS, NUMBERS, type PageFindings } from './results.ts';

/** @param isWhole whether all pages were looked at, and often enough to say something about time */
export function figuresOf(pages: readonly PageFindings[], isWhole: boolean): Figure[] {
  const invalid = pages.filter(({ html }) => html.length > 0);
  const looks = pages.flatMap(({ page, axe }) =>
    Object.entries(axe).map(([look, violations]) => ({ path: page.path, look, violations })),
  );
  // A state whose place has another name by now would be looked for in vain.
  const unseen = STATES.filter((state) => !looks.some(({ look }) => stateOf(look) === state));
  const hindered = looks.filter(({ violations }) => violations.length > 0);
  return [
    told('pages', pages.length),
    {
      ...exactly('pages with invalid HTML', invalid.length, 0),
      why: invalid.flatMap(({ page, html }) => html.map((message) => `${page.path}: ${message}`)),
    },
    told('looks at them: width, theme, state', looks.length),
    ...(isWhole ? [{ ...exactly('states that no page has', unseen.length, 0), why: unseen }] : []),
    {
      ...exactly('looks with a violation of axe’s rules', hindered.length, 0),
      why: grouped(hindered),
    },
    ...NUMBERS.map((name) => figureOf(name, pages, isWhole)),
  ];
}

/** The same violation is mostly seen in many looks. */
function grouped(looks: ReadonlyArray<{ path: string; look: string; violations: string[] }>): string[] {
  const seen = new Map<string, string[]>();
  for (const { path, look, violations } of looks)
    for (const violation of violations) {
      const key = `${path}: ${violation}`;
      seen.set(key, [...(seen.get(key) ?? []), look]);
    }
  return [...seen].map(([violation, where]) => `${violation} (${where.join('; ')})`);
}

function figureOf(name: (typeof NUMBERS)[number], pages: readonly PageFindings[], isWhole: boolean): Figure {
  const { label, must, isTime, cause } = LIMITS[name];
  const missed = pages.filter((each) => !isKept(name, each));
  const title = `pages with ${label} other than ${must}`;
  const why = missed.flatMap(({ page, lighthouse }) => [
    `${page.path}: ${lighthouse[name]}`,
    ...lighthouse.causes.filter((line) => line.startsWith(cause)).map((line) => `  ${line}`),
  ]);
  return { ...(isTime && !isWhole ? told(title, missed.length) : exactly(title, missed.length, 0)), why };
}
