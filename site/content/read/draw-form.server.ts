import type { Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { numerals } from '../../lib/numerals.ts';
import type { ArticleFrontMatter } from '../schemas/article.ts';
import { addAnswers } from './answer-sheet.server.ts';
import { element, span } from './article-form.server.ts';
import { numberCells } from './draw-bars.server.ts';
import { drawDays } from './draw-days.server.ts';
import { dots } from './draw-field.server.ts';
import { drawLicences } from './draw-licences.server.ts';
import { drawParts } from './draw-parts.server.ts';
import { drawSteps } from './draw-steps.server.ts';
import { label, middle, shape, stroke, svg } from './svg.server.ts';

/**
 * Draws what an article of a form counts: a worksheet's minutes, how far back the stations of a countdown lie, how many
 * pieces a rebuttal is about, its parts and questions, a dialogue's calls, and a glossary's words as the sheet of its
 * hour. Numbers are read in the text; without any, nothing is drawn.
 */
export function drawForm(tree: Root, form: ArticleFrontMatter['form']) {
  if (form === 'paper') drawLicences(tree);
  if (form === 'report') drawDays(tree);
  if (form === 'stages') drawSteps(tree);
  if (form === 'glossary') addAnswers(tree);
  if (form === 'dialogue') drawCalls(tree);
  if (form === 'worksheet') drawClocks(tree);
  if (form === 'countdown') {
    drawTimes(tree);
    drawParts(tree);
  }
  if (form === 'rebuttal') {
    drawPieces(tree);
    drawQueue(tree);
    drawTrends(tree);
  }
  if (form === 'questions') drawShares(tree);
}

/**
 * The calls of „die beiden … Jeder 30 Anrufe, drei Minuten …“, a row for each of the two; none of them where the answer
 * is „Nirgends.“; and those that come back, „Jeder … sechs Fahrer …, fünf Minuten …“, as long on the same line.
 */
function drawCalls(tree: Root) {
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph');
  const first = paragraphs.find((node) => callsIn(node));
  const before = first && callsIn(first);
  if (!before || before.count > 60) return;
  const rows = /\bbeiden\b/.test(textOf(first)) ? [0.5, 2.1] : [0.5];
  const strokes = (from: number, to: number, length: number) => {
    const d = rows.map((y) => `M${from + 0.5} ${y}h${(to - from - 0.9).toFixed(1)}`).join('');
    const dashes = { d, strokeDashArray: `${(length - 1).toFixed(2)} 1` };
    return to > from ? [shape('path', dashes), shape('path', dashes)] : [];
  };
  for (const node of paragraphs) {
    const isNone = /[\s:]Nirgends\.$/.test(textOf(node));
    const calls = callsIn(node) ?? (isNone ? { count: 0, minutes: 0 } : undefined);
    const length = calls ? calls.minutes / before.minutes : 0;
    const end = calls ? Math.round(calls.count * length) : Number.NaN;
    if (!(end <= before.count)) continue;
    const kind = end === 0 ? 'calls none' : node === first ? 'calls' : 'calls back';
    const viewBox = `0.15 0 ${before.count - 0.3} ${rows.length * 1.6 - 0.6}`;
    const shapes = [...strokes(0, end, length), ...strokes(end, before.count, 1)];
    const all = rows.length * (calls?.count ?? 0);
    const said = all > 0 ? `${all} Anrufe, je ${calls?.minutes}\u00A0Minuten` : 'Kein Anruf';
    const caption = span('calls-label', said);
    // The sentence says it already.
    Object.assign(caption.data?.hProperties ?? {}, { ariaHidden: 'true' });
    node.children.push(svg(kind, shapes, viewBox), caption);
  }
}

/** How many and how long, in a sentence like „Jeder 30 Anrufe, drei Minuten pro Fahrer, …“ */
function callsIn(node: Nodes) {
  const sentence = textOf(node)
    .split(/(?<=[.:])\s/)
    .find((part) => /^Jeder\s/.test(part) && part.includes('Minuten'));
  const words = sentence?.split(/[\s,]+/) ?? [];
  const count = words.map(numberOf).find((number) => number > 0);
  const minutes = numberOf(words[words.indexOf('Minuten') - 1] ?? '');
  return count && minutes > 0 ? { count, minutes } : undefined;
}

const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : numerals.indexOf(word));

/**
 * The minutes that a step takes by its heading, „… (5 Minuten)“, after those before it. All of them are a whole dial.
 * A table of the parts of all of them is a clock, too (draw-bars.server.ts).
 */
function drawClocks(tree: Root) {
  const minutesOf = (node: Heading) => Number(/\((\d+)\sMinuten\)$/.exec(textOf(node))?.[1] ?? 0);
  const steps = tree.children.filter(isHeading).filter(minutesOf);
  const all = steps.reduce((sum, step) => sum + minutesOf(step), 0);
  let start = 0;
  for (const step of steps) {
    const minutes = minutesOf(step);
    const arcs = [`0 0 ${all} ${all}`, `0 0 ${start} ${all}`, `0 ${start} ${minutes} ${all}`];
    const shapes = arcs.map((dashes) => stroke('circle', all, dashes));
    step.children.unshift(svg('clock', [...shapes, middle(minutes)]));
    start += minutes;
  }
  for (const table of tree.children)
    if (table.type === 'table' && steps.length > 0) table.data = { ...table.data, ...{ isClock: true } };
}

/**
 * How far back stations lie by their labels, „Fünf Monate davor:“: on a line above each, and on the dial of what is said
 * there. If no label is a time, each is one further back than the one before. After them, time begins again.
 */
function drawTimes(tree: Root) {
  const labelled = tree.children.filter(isHeading).filter(({ children: [first] }) => first?.data?.hName);
  const days = (node: Heading) => daysIn(textOf(node.children[0]));
  const timed = labelled.filter((node) => days(node) >= 0);
  const stations = timed.length > 1 ? timed : labelled;
  const farthest = Math.max(...timed.map(days));
  const [unitName, unit] = units.find(([, length]) => farthest / length >= 4) ?? ['Tag', 1];
  const backs = stations.map((node, index) =>
    stations === timed ? days(node) && Math.max(1, Math.round(days(node) / unit)) : index,
  );
  const all = Math.max(...backs);
  if (!(all > 0 && all <= 60)) return;
  // A line ends with its last part, without the gap that leads on round a dial.
  const parts = (name: 'circle' | 'line', back: number) => {
    const length = name === 'line' ? all - 0.2 : all;
    return [stroke(name, length, '0.8 0.2'), stroke(name, length, `${'0.8 0.2 '.repeat(back)}0 ${all}`)];
  };
  let back = 1;
  let words: string[] = [];
  for (const node of tree.children) {
    if (isHeading(node)) {
      const index = stations.indexOf(node);
      back = backs[index] ?? 1;
      words = timed.includes(node) ? textOf(node.children[0]).split(/[\s:]+/, 2) : [];
      // What a part is, once.
      const ends =
        index === 0 && stations === timed
          ? [
              label('0', '-0.5em', '0'),
              label('100%', '-0.5em', `${all} ${unitName}${unitName.endsWith('e') ? 'n' : 'e'}`),
            ]
          : [];
      if (index >= 0) node.children.push(svg('rail', [...ends, ...parts('line', back)]));
    } else if (isStatement(node)) {
      const said = words.map((word, line) => label('50%', line ? '57%' : '44%', word));
      node.children.push(svg('clock', [...said, ...parts('circle', back)]));
    }
  }
}

const units = [
  ['Jahr', 365],
  ['Monat', 30.4],
  ['Woche', 7],
  ['Tag', 1],
] as const;

/** Days in „Tag 0:“ or „Vier Wochen davor:“; NaN in anything else. */
function daysIn(label: string): number {
  const [, before, unit, after] =
    /^(?:(\p{L}+|\d+)\s)?(Jahr|Monat|Woche|Tag)\p{Ll}*(?:\s(\d+))?\b/u.exec(label) ?? [];
  const number = (before ?? after ?? '').toLowerCase().replace(/^eine[mnrs]?$/, 'ein');
  const count = numberOf(number);
  const [, length = Number.NaN] = units.find(([name]) => name === unit) ?? [];
  return count < 0 ? Number.NaN : count * length;
}

/** What waits to be checked is more with each part, until the last, which says what to do. */
function drawQueue(tree: Root) {
  const parts = tree.children.filter(isHeading);
  const last = parts.length - 1;
  for (const [index, part] of last > 0 ? parts.entries() : []) {
    const waiting = index < last ? index + 1 : 0;
    const shapes = [waiting, 0, 0].map((length) => shape('path', { d: `M0 0h${length}.1` }));
    part.children.push(svg('rail', shapes, `0 -0.05 ${last} 0.1`));
    const said = index === 0 ? 'wartet auf Prüfung' : index === last ? 'nichts wartet mehr' : undefined;
    if (said) part.children.push(svg('rail', [label('100%', '50%', said)]));
  }
}

/** Of „wie viele … und wie viele …“ the list that follows says whether both rise, or the second falls. */
function drawTrends(tree: Root) {
  for (const [index, node] of tree.children.entries()) {
    const before = tree.children[index - 1];
    const names = before && [...textOf(before).matchAll(/\bwie\sviele\s(\p{Lu}\p{Ll}+)/gu)];
    if (node.type !== 'list' || node.children.length !== 2 || names?.length !== 2) continue;
    for (const { children } of node.children) {
      const [text] = children;
      if (text?.type !== 'paragraph') continue;
      const lines = /^Sinkt\sdie\szweite\b/.test(textOf(text))
        ? [
            ['80%', '10%'],
            ['10%', '90%'],
          ]
        : [
            ['70%', '10%'],
            ['95%', '40%'],
          ];
      const shapes = lines.flatMap(([y1, y2], line) => [
        shape('line', { y1, x2: '100%', y2 }),
        label('100%', y2, names[line]?.[1] ?? ''),
      ]);
      text.children.unshift(svg('rail', shapes));
    }
  }
}

/** How much has been answered with each question. */
function drawShares(tree: Root) {
  const parts = tree.children.filter(isHeading);
  for (const [index, part] of parts.entries()) {
    const y = `${Math.round((1 - (index + 1) / parts.length) * 1000) / 10}%`;
    part.children.push(svg('rail', [shape('rect', { y, width: '100%', height: '100%' })]));
  }
}

/**
 * A table without a name for all its rows counts different things: as many pieces as there are, if they are few. The
 * most of them wait in the first sentence. What a row has more or less of than in the
 * column before is told apart.
 */
function drawPieces(tree: Root) {
  for (const table of tree.children) {
    if (table.type !== 'table' || table.children[0]?.children[0]?.children.length !== 0) continue;
    const cells = numberCells(table);
    const most = Math.max(...cells.map(({ value }) => value));
    if (!(most > 0 && most <= 60 && cells.every(({ value }) => Number.isInteger(value)))) continue;
    const columns = (table.children[0]?.children.length ?? 0) - 1;
    const changes: number[] = [];
    for (const [index, { cell, value }] of cells.entries()) {
      const before = index % columns ? (cells[index - 1]?.value ?? 0) : value;
      changes.push(value - before);
      if (value > 0) cell.children.push(pieces(value, 10, before));
    }
    table.data = { ...table.data, ...{ isDrawn: true } };
    tree.children.find(isStatement)?.children.push(pieces(most, most));
    const said = tree.children[tree.children.indexOf(table) + 1];
    if (said && isStatement(said)) drawChanges(said, changes);
    const legend = [
      ...(changes.some((change) => change > 0) ? ['Rot kommt dazu.'] : []),
      ...(changes.some((change) => change < 0) ? ['Leer fällt weg.'] : []),
    ].join(' ');
    if (legend)
      tree.children.splice(
        tree.children.indexOf(table) + 1,
        0,
        element('p', [{ type: 'text', value: legend }], 'legend'),
      );
    return;
  }
}

/** What a sentence says of a table's changes, „gewinnt drei …, verliert sechs“: as many, gone or added. */
function drawChanges(said: Paragraph, changes: readonly number[]) {
  const numbers = textOf(said)
    .split(/[\s,.]+/)
    .map(numberOf);
  const told = numbers.flatMap((number) => changes.find((change) => Math.abs(change) === number) || []);
  for (const change of told)
    said.children.push(pieces(Math.max(0, change), Math.abs(change), Math.max(0, -change)));
}

/** Dots in rows; those after the ones before are told apart, and so are those that are gone. */
function pieces(count: number, perRow: number, before = count) {
  const known = Math.min(before, count);
  const most = Math.max(before, count);
  const others = dots(known, most, perRow);
  const paths = [
    dots(0, known, perRow),
    ...(most > known ? [others] : []),
    ...(before > count ? [others] : []),
  ];
  const shapes = paths.map((d) => shape('path', { d }));
  return svg('bar pieces', shapes, `0 0 ${perRow} ${Math.ceil(most / perRow)}`);
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

const isStatement = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' && String(node.data?.hProperties?.className) === 'statement';
