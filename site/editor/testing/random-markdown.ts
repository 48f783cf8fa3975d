import fc from 'fast-check';
import { blocksOf } from '../markdown-blocks.ts';

/** Blocks of every kind; W stands for a word. */
const templates = [
  'W W W.',
  'W *W* und **W** _W_ W.',
  'W \\*W\\* W \\<b> W',
  'W\\_W W \\[W] W & W &amp; W',
  '1\\. W W',
  '\\# W W',
  '\\- W\nW',
  'W [W](/kontakt "W") `W  W` W',
  'W  \nW\nW\\\nW',
  '## W W',
  'W\n---',
  '---',
  '- W\n- W\n    - W\n        - W\n- W',
  '- W\n\n- W\n\n- W',
  '* W\n* W\n  W',
  '1. W\n2. W\n    - W\n3. W',
  '- [ ] W\n- [x] W',
  '- W\n\n  W W\n\n  ```\n  W\n\n  W\n  ```\n- W',
  '> W W\n>\n> W',
  '```\nW\n\n\n  W  W\n```',
  '```\nW\\*\n    W\n```',
  '```ts\nW\n```',
  '````\n```\nW\n```\n````',
  '| W | W |\n|:--|--:|\n| W \\| W | W |\n| W | W |',
  '|W|W|\n|---|---|\n|`W`|**W**|',
  '| W | W | W |\n| --- | :-: | --- |\n| W | W | W |',
  'W[^1] W',
  '[^1]: W W\n\n    W',
  'Siehe [W][1].',
  '[1]: /kontakt "W"',
  '<div>W</div>',
];

const anyWord = fc.constantFrom('Rolle', 'Ziel', 'KI', 'größer', '2026');

const anyTemplate = fc.constantFrom(...templates);

/** Texts of some blocks, which have words in common. */
export const anyBlocks = fc.array(
  fc.tuple(anyTemplate, fc.infiniteStream(anyWord)).map(([template, words]) => filled(template, words)),
  { minLength: 1, maxLength: 8 },
);

/** Blocks in which each word stands once. */
export const blocksOfOwnWords = fc.array(anyTemplate, { minLength: 1, maxLength: 8 }).map((some) => {
  const words = numbered();
  return some.map((template) => filled(template, words));
});

function filled(template: string, words: Iterator<string>): string {
  return template.replace(/W/g, () => words.next().value ?? '');
}

function* numbered(): Generator<string> {
  for (let number = 1; ; number++) yield `wort${number}`;
}

/** The editor's manner and the damage it does, as far as they are known. */
export function echoLike(text: string): string {
  return blocksOf(text)
    .map(({ text, meaning }) => {
      const { type } = JSON.parse(meaning) as { type: string };
      if (type === 'code') return text.replace(/^(`+)(?=\n)/, '$1plain');
      if (type === 'thematicBreak') return '***';
      if (type === 'heading' && text.endsWith('\n---')) return text.replace('\n---', '\n\n***');
      if (type === 'table') return tableLike(text);
      if (type === 'list') return text.replace(/\n\n(?=(?:[-*]|\d+\.) )/g, '\n').replace(/^\* /gm, '- ');
      return text.replace(/\\([#.<[\]_-])/g, '$1').replace(/(?<!\\)\*([\p{L}\d]+)\*(?!\*)/gu, '_$1_');
    })
    .join('\n\n');
}

/** Cells end at each stroke, rows of another length make another table, and no column is aligned. */
function tableLike(text: string): string {
  const rows = text
    .split('\n')
    .filter((_row, index) => index !== 1)
    .map((row) => row.slice(1, -1).split('|'));
  const columns = rows[0]?.length ?? 0;
  return rows
    .map((cells, index) => {
      const line = `| ${cells.map((cell) => cell.trim()).join(' | ')} |`;
      const torn = index > 0 && cells.length !== rows[index - 1]?.length;
      return (torn ? '\n' : '') + line + (index === 0 ? `\n|${' --- |'.repeat(columns)}` : '');
    })
    .join('\n');
}
