import type { Replacement } from './typography-rules.ts';

/** Open marks: „, ‚ written as a double mark, ‚, or ‚ in English style, closed by ’. */
type Open = 'outer' | 'inner' | 'single' | 'english';

type Reading = { chars: string[]; isBalanced: boolean };

/** Replaces other pairs of quotation marks by „…“ and ‚…‘, and lookalike apostrophes by ’. */
export function quotationMarks(text: string): Replacement[] {
  if (!/["“”„'‘’‚]/.test(text)) return [];
  // A nested mark, or one after a digit (27 inches), is ambiguous: take the first reading in which all marks close.
  const { chars } =
    [read(text, true, false), read(text, true, true)].find(({ isBalanced }) => isBalanced) ??
    read(text, false, false);
  return chars.flatMap((char, start) => (char === text[start] ? [] : { start, end: start + 1, text: char }));
}

/**
 * @param nests true to read a second opening mark as an inner one
 * @param isInch true to read a mark after a digit as inches even where it could close
 */
function read(text: string, nests: boolean, isInch: boolean): Reading {
  const lastDouble = Math.max(...['"', '“', '”'].map((mark) => text.lastIndexOf(mark)));
  const lastSingle = text.search(/['‘’](?!\p{L})[^'‘’]*$/u);
  const chars: string[] = [];
  const open: Open[] = [];
  let isBalanced = true;
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    const before = chars[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    const isStart = /[\s([{–—/„‚]/.test(before) && /\S/.test(after);
    if (/["“”„]/.test(char)) chars.push(double(char, index, before, after, isStart));
    else if (/['‘’‚]/.test(char)) chars.push(single(char, index, before, after, isStart));
    else chars.push(char);
  }
  return { chars, isBalanced: isBalanced && !open.includes('outer') };

  function double(char: string, index: number, before: string, after: string, isStart: boolean): string {
    const isOuter = open.includes('outer');
    if (char === '"' && /\d/.test(before) && (isInch || !isOuter)) return char;
    // With no mark open, one also opens after a colon or hyphen, or after a letter if another follows.
    const opensNext =
      /[\p{L}\p{N}(['‘’‚]/u.test(after) && (!/[\p{L}\p{N}]/u.test(before) || index < lastDouble);
    if (char === '„' || isStart || (!isOuter && opensNext)) {
      if (!isOuter) open.push('outer');
      if (!isOuter || !nests) return '„';
      if (open.at(-1) !== 'outer') isBalanced = false;
      open.push('inner');
      return '‚';
    }
    if (/\s/.test(before)) return char;
    if (open.at(-1) === 'inner') {
      open.pop();
      return '‘';
    }
    if (!isOuter) isBalanced = false;
    while (isOuter && open.pop() !== 'outer');
    return '“';
  }

  function single(char: string, index: number, before: string, after: string, isStart: boolean): string {
    if (char !== '‚' && isStart && shortened.test(text.slice(index + 1, index + 8))) return '’';
    const isOpen = open.length > 0 && open.at(-1) !== 'outer';
    if (char === '‚' || (isStart && !isOpen && char !== '’' && index < lastSingle)) {
      if (!isOpen) open.push(char === '‘' ? 'english' : 'single');
      return '‚';
    }
    if (!isOpen || /\p{L}/u.test(after) || /\s/.test(before)) return char;
    if (char === '’' && open.at(-1) !== 'english') return char;
    open.pop();
    return '‘';
  }
}

/** ’68er, ’s ist, rock ’n’ roll */
const shortened = /^(?:(?:\d\d(?:ern?)?|s|n|ne[mnr]?)(?![\p{L}\p{N}'’‘])|n['’]\s)/u;
