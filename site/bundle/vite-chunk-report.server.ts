import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const project = join(import.meta.dirname, '../..');

/** Beside the browser's code, not in it: nobody deploys it. */
export const CHUNK_REPORT = 'chunks.json';

/** Of a file of the browser's code: what it holds and what the browser fetches with it. */
export type Chunk = {
  /** What the bundler calls it; the name of its file says nothing. */
  name: string;
  /** Chunks without which it does not run. */
  imports: string[];
  /** Its modules, by path within the project, and their characters before they are minified. */
  modules: Record<string, number>;
};

export type ChunkReport = {
  /** By path within the site. */
  chunks: Record<string, Chunk>;
  /** What each module needs at once, and what it asks for later. */
  modules: Record<string, { imports: string[]; later: string[] }>;
};

/** Writes down what each chunk is made of, for `npm run bytes`: the chunks themselves name nothing. */
export function chunkReportPlugin(): Plugin {
  return {
    name: 'chunk-report',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle({ dir = '' }, bundle) {
      const report: ChunkReport = { chunks: {}, modules: {} };
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const modules = Object.entries(file.modules);
        report.chunks[file.fileName] = {
          name: file.name,
          imports: file.imports,
          modules: Object.fromEntries(
            modules.map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
          ),
        };
      }
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        report.modules[nameOf(id)] = {
          imports: importedIds.map(nameOf),
          later: dynamicallyImportedIds.map(nameOf),
        };
      }
      writeFileSync(join(dir, '..', CHUNK_REPORT), JSON.stringify(report, undefined, 1));
    },
  };
}

/** A path of the project, or the name of a module that a plugin makes. */
function nameOf(id: string): string {
  const name = id.replaceAll('\0', '');
  return name.startsWith(project) ? relative(project, name) : name;
}
