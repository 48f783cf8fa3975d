import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { machine } from './machine.ts';
import type { Figure } from './proof.ts';

const introductionOf = (subject: string) => `# What ${subject} has shown

Written by \`npm run prove:<name>\`, each section by its last full run on the machine that it names. Do not edit.
`;

export type ProofRecord = { name: string; promise: string; figures: readonly Figure[]; holds: boolean };

/**
 * Puts a proof's section into the file; the sections of the others stay.
 * @returns name of the file
 */
export function writeRecord(
  { file, subject }: { file: string; subject: string },
  record: ProofRecord,
  now = new Date(),
): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : introductionOf(subject);
  const [introduction = '', ...sections] = text.split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${record.name}\n`));
  const all = [...others.map((section) => `${section.trimEnd()}\n`), sectionOf(record, { now })].sort();
  writeFileSync(file, `${introduction.trimEnd()}\n\n${all.join('\n')}`);
  return relative('.', file);
}

/** What a proof has shown, in Markdown. @param title of the section */
export function sectionOf(
  { name, promise, figures, holds }: ProofRecord,
  { now = new Date(), title = name } = {},
): string {
  return `## ${title}

${promise}

- ${holds ? 'Proved' : 'NOT proved'} on ${now.toISOString().slice(0, 10)}, ${machine()}
- \`npm run prove:${name}\`

| figure | value | must be |
|---|---:|---|
${figures.map(({ name: figure, value, must = '' }) => `| ${figure} | ${cell(value)} | ${must} |`).join('\n')}
`;
}

const cell = (value: number | string) => `${value}`.replaceAll('|', '\\|');
