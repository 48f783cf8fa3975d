import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An append-only file of JSON lines. On return from `add` the entry survives kill -9. */
export type Records<Entry> = { add(entry: Entry): void; list(): Entry[] };

export function openRecords<Entry>(file: string): Records<Entry> {
  mkdirSync(dirname(file), { recursive: true });
  return {
    // A line cut off by kill -9 was never acknowledged; the leading line break keeps it apart from the next.
    add: (entry) => appendFileSync(file, `\n${JSON.stringify(entry)}`),
    list: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .flatMap(parsed<Entry>)
        : [],
  };
}

function parsed<Entry>(line: string): Entry[] {
  try {
    return [JSON.parse(line) as Entry];
  } catch {
    return [];
  }
}
