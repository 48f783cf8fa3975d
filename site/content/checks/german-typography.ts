import { NO_BREAK_SPACE, OPAQUE, type Replacement, rules, tiedSpaces } from './typography-rules.ts';

/** A replacement, and the name of the rule that asks for it. */
export type Edit = Replacement & { rule: string };

/** A sign of the text while it is corrected: the part of the first text that it stands for. */
type Sign = { start: number; end: number; rule?: string };

/** One more than any text has needed in the tests. */
const MAX_ROUNDS = 6;

/** What is no prose although it stands in one: addresses, slots, code, telephone numbers, numbers of a standard. */
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
 * spaces between a number and its unit.
 * @param exceptions wordings that stay as they are
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
 * Keeps a number and its unit on one line, "z. B.", a day and its month. Content is typed with plain spaces, so that a
 * search for "149 €" finds it; every text is as long afterwards as it was.
 * @param exceptions wordings that stay as they are
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

/** The same as single changes in the order of the text, each of which writes one sign. */
export function typographyEdits(text: string, exceptions: readonly string[] = []): Edit[] {
  let current = text;
  let signs: Sign[] = Array.from({ length: text.length }, (_, start) => ({ start, end: start + 1 }));
  // Again until nothing is left: what one rule writes, another may have waited for.
  for (let round = 0, isRight = false; !isRight && round < MAX_ROUNDS; round++) {
    isRight = true;
    let masked = mask(current, exceptions);
    for (const { name, find } of rules) {
      const found = find(masked);
      if (found.length === 0) continue;
      isRight = false;
      signs = replaceSigns(signs, found, name);
      masked = applyEdits(masked, found);
      current = applyEdits(current, found);
    }
  }
  return signs.flatMap(({ start, end, rule }, index) => {
    const sign = current.charAt(index);
    return rule === undefined || sign === text.slice(start, end) ? [] : { start, end, text: sign, rule };
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

function replaceSigns(signs: Sign[], found: Replacement[], rule: string): Sign[] {
  const next: Sign[] = [];
  let done = 0;
  for (const { start, end } of found) {
    while (done < start) next.push(signs[done++] as Sign);
    const before = signs[start - 1]?.end ?? 0;
    next.push({
      start: end > start ? (signs[start]?.start ?? before) : before,
      end: end > start ? (signs[end - 1]?.end ?? before) : before,
      rule,
    });
    done = end;
  }
  while (done < signs.length) next.push(signs[done++] as Sign);
  return next;
}

/** Puts a letter in place of every sign that must not change, so that the rules see a word there. */
function mask(text: string, exceptions: readonly string[]): string {
  const cover = (part: string) => OPAQUE.repeat(part.length);
  const masked = exceptions.reduce((all, part) => all.replaceAll(part, cover), text);
  return verbatim.reduce((all, pattern) => all.replace(pattern, cover), masked);
}
