import { NO_BREAK_SPACE, OPAQUE, type Replacement, rules, tiedSpaces } from './typography-rules.ts';

/** A replacement and the name of its rule. */
export type Edit = Replacement & { rule: string };

/** The part of the original text that a character of the corrected text stands for. */
type Origin = { start: number; end: number; rule?: string };

/** Safety limit; no text in the tests has needed as many rounds. */
const MAX_ROUNDS = 6;

/** Parts of prose that are left alone: addresses, slots, code, telephone numbers, numbers of standards. */
const verbatim = [
  /https?:\/\/[^\s)>\]"„“”]*[^\s)>\]"„“”.,;:!?'‘’]/g,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,253}/g,
  /\{\{[^{}]{0,60}\}\}/g,
  /`[^`]*`/g,
  /(?<![\p{L}\p{N}.,:/-])(?:\+|\(?0)(?=(?:[ \u00A0()/-]{0,3}\d){6})\d[\d \u00A0()/-]{4,28}\d/gu,
  /-(?<=(?<![\p{L}\p{N}])(?:DIN|EN|ISO|IEC|VDE|VDI|IEEE|NIST|RFC|Az|Aktenzeichen|Version|Tel|Telefon|Telefax|Fax|Mobil|Fon)[.:]{0,2}[ \u00A0]?\d[\d.:/]{0,11}-)\d{1,12}/gu,
];

/**
 * Corrects German typography: „quotation marks“, ‚inner ones‘, ’ as apostrophe, – between words and numbers, … and
 * spaces between numbers and units.
 * @param exceptions wordings that are left alone
 * @returns the corrected text, and the names of the rules that changed it
 */
export function correctTypography(
  text: string,
  exceptions: readonly string[] = [],
): { text: string; rules: string[] } {
  const edits = typographyEdits(text, exceptions);
  return { text: applyEdits(text, edits), rules: [...new Set(edits.map(({ rule }) => rule))] };
}

/**
 * Puts no-break spaces between a number and its unit, in "z. B.", between a day and its month. Content is typed
 * with plain spaces, so that a search for "149 €" finds it. The text's length doesn't change.
 * @param exceptions wordings that are left alone
 */
export function tieSpaces(text: string, exceptions: readonly string[] = []): string {
  if (!text.includes(' ')) return text;
  const tied = tiedSpaces.reduce(
    (masked, { find }) => applyEdits(masked, find(masked)),
    mask(text, exceptions),
  );
  return text.replaceAll(' ', (space, index: number) =>
    tied[index] === NO_BREAK_SPACE ? NO_BREAK_SPACE : space,
  );
}

/** The corrections as single-character edits, in text order. */
export function typographyEdits(text: string, exceptions: readonly string[] = []): Edit[] {
  let current = text;
  let origins: Origin[] = Array.from({ length: text.length }, (_, start) => ({ start, end: start + 1 }));
  // Repeated, since one rule's output can trigger another.
  for (let round = 0, isRight = false; !isRight && round < MAX_ROUNDS; round++) {
    isRight = true;
    let masked = mask(current, exceptions);
    for (const { name, find } of rules) {
      const found = find(masked);
      if (found.length === 0) continue;
      isRight = false;
      origins = spliceOrigins(origins, found, name);
      masked = applyEdits(masked, found);
      current = applyEdits(current, found);
    }
  }
  return origins.flatMap(({ start, end, rule }, index) => {
    const char = current.charAt(index);
    return rule === undefined || char === text.slice(start, end) ? [] : { start, end, text: char, rule };
  });
}

/** @param edits in the order of the text */
export function applyEdits(text: string, edits: readonly Replacement[]): string {
  let done = 0;
  const parts = edits.flatMap(({ start, end, text: better }) => {
    const before = text.slice(done, start);
    done = end;
    return [before, better];
  });
  return [...parts, text.slice(done)].join('');
}

function spliceOrigins(origins: Origin[], found: Replacement[], rule: string): Origin[] {
  const next: Origin[] = [];
  let done = 0;
  for (const { start, end } of found) {
    while (done < start) next.push(origins[done++] as Origin);
    const before = origins[start - 1]?.end ?? 0;
    next.push({
      start: end > start ? (origins[start]?.start ?? before) : before,
      end: end > start ? (origins[end - 1]?.end ?? before) : before,
      rule,
    });
    done = end;
  }
  while (done < origins.length) next.push(origins[done++] as Origin);
  return next;
}

/** Replaces characters that must not change by a letter, so that the rules see a word there. */
function mask(text: string, exceptions: readonly string[]): string {
  const cover = (part: string) => OPAQUE.repeat(part.length);
  const masked = exceptions.reduce((all, part) => all.replaceAll(part, cover), text);
  return verbatim.reduce((all, pattern) => all.replace(pattern, cover), masked);
}
