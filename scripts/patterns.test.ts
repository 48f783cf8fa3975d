import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

type Node = { type: string } & Record<string, unknown>;
type Pattern = { source: string; flags: string };

test('every regular expression takes linear time, whatever it is given', () => {
  const patterns = new Map(patternsInSources().map((one) => [`/${one.source}/${one.flags}`, one]));
  expect(patterns.size).toBeGreaterThan(300);
  const slow = [...patterns]
    .filter(([, { source }]) => UNBOUNDED.test(source))
    .map(([name, one]) => [name, growth(one)])
    .filter(([, found]) => found);
  expect(slow).toEqual([]);
}, 600_000);

/** Without such a quantifier a pattern can't be slow. */
const UNBOUNDED = /[*+]|\{\d+,\d*\}/;

test.each([
  [String.raw`^(?:[\w-]+:[^\n]*\n|[ \t-][^\n]*\n)+?---$`, 'exponential'],
  [String.raw`\s+$`, '2nd degree polynomial'],
  ['<[^>]*>', '2nd degree polynomial'],
])('%s would be found to be %s', (source, expected) => {
  expect(growth({ source, flags: '' })).toContain(expected);
});

/** @returns undefined if the time grows in proportion to the text */
function growth({ source, flags }: Pattern): string | undefined {
  const result = checkSync(source, flags, {
    timeout: 120_000,
    // Beyond, it searches at random, in a fifth of the time.
    maxNFASize: 2000,
    maxIteration: 3,
    // Its own measurement depends on how busy the machine is.
    recallTimeout: -1,
  });
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') return `unknown: ${result.error.kind}`;
  const { pumps, suffix } = result.attack;
  const milliseconds = (length: number) => {
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pump.length / pumps.length));
    return quickest(new RegExp(source, flags), text.join('') + suffix);
  };
  const isSlow = () => {
    const short = milliseconds(4000);
    const long = Number.isFinite(short) ? milliseconds(32_000) : short;
    return !(long < 5 || long / short < 20);
  };
  // A busy machine makes one measurement wrong, but not three.
  return [1, 2, 3].every(isSlow) ? `${result.complexity.summary}: ${result.attack.pattern}` : undefined;
}

/** Of several runs, in milliseconds; a run is stopped after half a second. */
function quickest(pattern: RegExp, text: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const began = performance.now();
    try {
      runInNewContext('pattern.exec(text)', { pattern, text }, { timeout: 500 });
      return performance.now() - began;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  });
  return Math.min(...runs);
}

/** Literals and arguments of RegExp() in all code but tests. */
function patternsInSources(): Pattern[] {
  return globSync('{functions,infra,scripts,site}/**/*.{ts,tsx}', {
    exclude: (name) => /\.(?:test|spec)\.tsx?$|^(?:testing|e2e)$/.test(name),
  }).flatMap((file) => {
    const program = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    const nodes = [...nodesOf(program as unknown as Node)];
    const constants = new Map(
      nodes
        .filter(({ type }) => type === 'VariableDeclarator')
        .map(({ id, init }) => [(id as Node).name, init as Node | null]),
    );
    return nodes.flatMap((node) => {
      if (node.regex) {
        const { pattern, flags } = node.regex as { pattern: string; flags: string };
        return { source: pattern, flags };
      }
      if ((node.callee as Node | undefined)?.name !== 'RegExp') return [];
      const [source, flags] = node.arguments as Node[];
      return { source: textOf(source, constants), flags: flags ? textOf(flags, constants) : '' };
    });
  });
}

function* nodesOf(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) yield node as Node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/** The text of an expression; what only a run could tell stands as a word. */
function textOf(node: Node | null | undefined, constants: Map<unknown, Node | null>): string {
  switch (node?.type) {
    case 'Literal':
      return node.regex ? (node.regex as { pattern: string }).pattern : String(node.value);
    case 'Identifier':
      return textOf(constants.get(node.name), constants);
    case 'BinaryExpression':
      return textOf(node.left as Node, constants) + textOf(node.right as Node, constants);
    case 'TaggedTemplateExpression':
      return textOf(node.quasi as Node, constants);
    case 'TemplateLiteral': {
      const parts = node.quasis as Array<{ value: { cooked: string | null; raw: string } }>;
      const given = (node.expressions as Node[]).map((one) => textOf(one, constants));
      return parts.map(({ value }, index) => (value.cooked ?? value.raw) + (given[index] ?? '')).join('');
    }
    default:
      return 'x';
  }
}
