import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from './measure.ts';

const FILE = join(import.meta.dirname, '../../site/bundle/bytes.json');

/** The figures that somebody has looked at and accepted (`npm run bytes -- --accept`). */
export const readAccepted = (): Measured => JSON.parse(readFileSync(FILE, 'utf8'));

/** In one order, each figure in a line of its own: what has changed is what the diff shows. */
export function writeAccepted({ pictures, routes, parts }: Measured): void {
  const { modules, styles, files } = parts;
  const accepted = {
    pictures,
    routes: sorted(routes),
    parts: { modules: sorted(modules), styles: sorted(styles), files: sorted(files) },
  };
  writeFileSync(FILE, `${JSON.stringify(accepted, undefined, 2)}\n`);
}

const sorted = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
