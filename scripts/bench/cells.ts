import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../hash-of.ts';
import { type Builder, layProject, setChanged } from './builders.ts';
import { type Cost, measure } from './measure.ts';
import { benchFolder } from './places.ts';

/** What was measured of one builder with so many articles: one entry for each run. */
export type Cell = {
  cold: Cost[];
  changed: Cost[];
  /** Whether what was built after a change is to the byte what a cold build makes. */
  isSame: boolean;
  /** Bytes of an article's page and of the largest page of all. */
  pages: { article: number; largest: number };
};

export type CellOptions = { runs: number; signal?: AbortSignal; say?: (text: string) => void };

/**
 * Builds cold, changes an article, builds again, and so on in turns: every other change takes the one before back.
 * After each, a cold build shows what should have come out.
 */
export async function measureCell(
  builder: Builder,
  size: number,
  { runs, signal, say = () => {} }: CellOptions,
): Promise<Cell> {
  const folder = join(benchFolder, `${builder.name}-${size}`);
  layProject(builder, folder, size);
  const build = () => measure({ cwd: folder, ...builder.build }, signal);
  const buildCold = () => {
    for (const name of builder.leftovers) rmSync(join(folder, name), { recursive: true, force: true });
    return build();
  };
  const cell: Cell = {
    cold: [await buildCold()],
    changed: [],
    isSame: true,
    pages: pageSizes(builder, folder),
  };
  for (let run = 0; run < runs; run++) {
    setChanged(builder, folder, size, run % 2 === 0);
    cell.changed.push(await build());
    const digest = digestOf(join(folder, builder.output));
    say(`${builder.title}, ${size} articles: run ${run + 1} of ${runs}`);
    // Also what comes out of the last change is held against a cold build; that one counts where it is needed.
    cell.cold.push(await buildCold());
    cell.isSame &&= digest === digestOf(join(folder, builder.output));
  }
  rmSync(folder, { recursive: true, force: true });
  return cell;
}

/** All files of a folder, with their names. */
export function digestOf(folder: string): string {
  return hashOf(
    filesIn(folder).flatMap((file) => [
      file.slice(folder.length),
      createHash('sha256').update(readFileSync(file)).digest(),
    ]),
  );
}

function pageSizes({ output }: Builder, folder: string): Cell['pages'] {
  const sizes = filesIn(join(folder, output))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, bytes: readFileSync(file).length }));
  const article = sizes.find(({ file }) => file.endsWith('blog/folge-00000/index.html'))?.bytes ?? 0;
  return { article, largest: Math.max(0, ...sizes.map(({ bytes }) => bytes)) };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Keeps cells, so that a run that was interrupted goes on where it was. */
export function openCells(file: string, { fresh = false } = {}) {
  if (fresh) rmSync(file, { force: true });
  const cells: Record<string, Cell> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    read: (key: string): Cell | undefined => cells[key],
    keep(key: string, cell: Cell) {
      cells[key] = cell;
      mkdirSync(dirname(file), { recursive: true });
      // Beside it first: whoever ends the run in this moment has the old one or the new.
      writeFileSync(`${file}.new`, JSON.stringify(cells, undefined, 1));
      renameSync(`${file}.new`, file);
    },
  };
}
