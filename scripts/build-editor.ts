import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildFolder } from '../site/build-folder.ts';
import { editorConfig } from '../site/editor/config.server.ts';

export const EDITOR_CONFIG = 'site/editor/vite.config.ts';

/** Bundles the owner's editor into dist/editor, with its forms as they follow from schemas and content. */
export async function buildEditor(): Promise<void> {
  // Vite's build would make it a production build of everything that follows in this process.
  const mode = process.env.NODE_ENV;
  await build({ configFile: EDITOR_CONFIG });
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  writeFileSync(join(buildFolder, 'editor/config.json'), JSON.stringify(editorConfig()));
}
