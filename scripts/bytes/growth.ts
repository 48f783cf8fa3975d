import type { Details, Figures, Measured } from './measure.ts';

/** What may be added without anybody having accepted it. */
const TOLERATED = 1.02;
/** Modules that the owner's content makes: what they grow by is no growth of the code. */
const FROM_CONTENT = /^virtual:(?:site-shell|pictures)/;

export type Grown = { name: string; before: number; now: number };

export type Growth = Grown & {
  figure: keyof Figures;
  path: string;
  /** What it is made of and has grown: modules, style files, fonts, pictures; the most first. */
  parts: Grown[];
};

const CODE = ['first', 'after', 'form'] as const;

/**
 * What has grown by more than 2 % since it was accepted. What content decides is compared only where the content is the
 * same: HTML and images of a page whose texts are as they were, style where the pictures are. Code is always compared.
 */
export function growthSince(accepted: Measured, now: Measured & { details: Details }): Growth[] {
  const arePicturesSame = accepted.pictures === now.pictures;
  return Object.entries(now.routes).flatMap(([path, route]) => {
    const before = accepted.routes[path];
    if (!before) return [];
    const compared: Array<keyof Figures> = [
      ...(before.content === route.content ? (['html', 'images'] as const) : []),
      ...(arePicturesSame ? (['css'] as const) : []),
      'fonts',
      ...CODE,
    ];
    return compared
      .map((figure) => {
        const parts = grownParts(figure, path, accepted, now);
        return { figure, path, name: path, before: before[figure], now: route[figure], parts };
      })
      .filter(({ before, now, parts }) => now > before * TOLERATED + byContent(parts));
  });
}

/** Pages that were compared in part only, since their content is another one, or that are new. */
export const changedPages = (accepted: Measured, now: Measured) =>
  Object.entries(now.routes).flatMap(([path, { content }]) =>
    accepted.routes[path]?.content === content ? [] : [path],
  );

/** At most: a character is a byte before it is compressed. */
const byContent = (parts: readonly Grown[]) =>
  parts.filter(({ name }) => FROM_CONTENT.test(name)).reduce((sum, { before, now }) => sum + now - before, 0);

function grownParts(
  figure: keyof Figures,
  path: string,
  accepted: Measured,
  { parts, details }: Measured & { details: Details },
): Grown[] {
  const { report, chunks, files } = details;
  const modulesOf = (stage: (typeof CODE)[number]) =>
    (chunks[path]?.[stage] ?? []).flatMap((file) => Object.keys(report.chunks[file]?.modules ?? {}));
  if (figure === 'css') return grown(Object.keys(parts.styles), accepted.parts.styles, parts.styles);
  if (figure === 'fonts' || figure === 'images')
    return grown(files[path]?.[figure] ?? [], accepted.parts.files, parts.files);
  // HTML is made by the same components that draw the page in the browser.
  return grown(modulesOf(figure === 'html' ? 'form' : figure), accepted.parts.modules, parts.modules);
}

function grown(
  names: readonly string[],
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): Grown[] {
  return names
    .map((name) => ({ name, before: before[name] ?? 0, now: now[name] ?? 0 }))
    .filter((part) => part.now > part.before)
    .sort((one, other) => other.now - other.before - (one.now - one.before));
}
