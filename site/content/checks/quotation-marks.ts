import type { Replacement } from './typography-rules.ts';

/** What stands open: „, ‚ written as a double mark, ‚, or ‚ written in English, where ’ closes it. */
type Open = 'outer' | 'inner' | 'single' | 'english';

type Reading = { signs: string[]; isBalanced: boolean };

/** „…“ and ‚…‘ for every other pair of quotation marks, ’ for what only looks like one. */
export function quotationMarks(text: string): Replacement[] {
  if (!/["“”„'‘’‚]/.test(text)) return [];
  // A mark within others, and one behind a figure (27 inches), can be read in two ways: right is what closes all.
  const { signs } =
    [read(text, true, false), read(text, true, true)].find(({ isBalanced }) => isBalanced) ??
    read(text, false, false);
  return signs.flatMap((sign, start) => (sign === text[start] ? [] : { start, end: start + 1, text: sign }));
}

/**
 * @param nests whether a second mark that opens is an inner one
 * @param isInch whether a mark behind a figure means inches even where it could close
 */
function read(text: string, nests: boolean, isInch: boolean): Reading {
  const lastDouble = Math.max(...['"', '“', '”'].map((mark) => text.lastIndexOf(mark)));
  const lastSingle = text.search(/['‘’](?!\p{L})[^'‘’]*$/u);
  const signs: string[] = [];
  const open: Open[] = [];
  let isBalanced = true;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index);
    const before = signs[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    const isStart = /[\s([{–—/„‚]/.test(before) && /\S/.test(after);
    if (/["“”„]/.test(sign)) signs.push(double(sign, index, before, after, isStart));
    else if (/['‘’‚]/.test(sign)) signs.push(single(sign, index, before, after, isStart));
    else signs.push(sign);
  }
  return { signs, isBalanced: isBalanced && !open.includes('outer') };

  function double(sign: string, index: number, before: string, after: string, isStart: boolean): string {
    const isOuter = open.includes('outer');
    if (sign === '"' && /\d/.test(before) && (isInch || !isOuter)) return sign;
    // Where nothing is open, a mark also opens after a colon, a hyphen, or a letter if another one follows.
    const opensNext =
      /[\p{L}\p{N}(['‘’‚]/u.test(after) && (!/[\p{L}\p{N}]/u.test(before) || index < lastDouble);
    if (sign === '„' || isStart || (!isOuter && opensNext)) {
      if (!isOuter) open.push('outer');
      if (!isOuter || !nests) return '„';
      if (open.at(-1) !== 'outer') isBalanced = false;
      open.push('inner');
      return '‚';
    }
    if (/\s/.test(before)) return sign;
    if (open.at(-1) === 'inner') {
      open.pop();
      return '‘';
    }
    if (!isOuter) isBalanced = false;
    while (isOuter && open.pop() !== 'outer');
    return '“';
  }

  function single(sign: string, index: number, before: string, after: string, isStart: boolean): string {
    if (sign !== '‚' && isStart && shortened.test(text.slice(index + 1, index + 8))) return '’';
    const isOpen = open.length > 0 && open.at(-1) !== 'outer';
    if (sign === '‚' || (isStart && !isOpen && sign !== '’' && index < lastSingle)) {
      if (!isOpen) open.push(sign === '‘' ? 'english' : 'single');
      return '‚';
    }
    if (!isOpen || /\p{L}/u.test(after) || /\s/.test(before)) return sign;
    if (sign === '’' && open.at(-1) !== 'english') return sign;
    open.pop();
    return '‘';
  }
}

/** ’68er, ’s ist, rock ’n’ roll */
const shortened = /^(?:(?:\d\d(?:ern?)?|s|n|ne[mnr]?)(?![\p{L}\p{N}'’‘])|n['’]\s)/u;
