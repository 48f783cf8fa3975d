import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { preview } from 'vite';
import { buildFolder } from '../site/build-folder.ts';
import { editorConfig, localBackend } from '../site/editor/config.server.ts';
import { buildEditor, EDITOR_CONFIG } from './build-editor.ts';
import { withLock } from './build-lock.ts';
import { numberFromEnvironment, parseOptions } from './options.ts';
import { startScript, stopWhenAsked } from './processes.ts';
import { checkFolderName, failInGerman, step, UserError } from './progress.ts';

const help = `Öffnet die Redaktion: alle Inhalte als Formulare, und daneben die Website, wie sie nach dem Speichern aussieht.

  npm run edit                    Redaktion unter http://localhost:5180, Website unter http://localhost:5173
  npm run edit -- --without-site  nur die Redaktion, wenn npm run dev schon läuft

In Chrome oder Edge öffnen, „Mit lokalem Repository arbeiten“ wählen und dann diesen Ordner. Gespeichert wird in content/.

Umgebung
  EDITOR_PORT  ein anderer Port als 5180

Strg+C beendet beides.`;

const BUSY = `Ein anderer Befehl schreibt gerade nach ${buildFolder}. Die Redaktion wartet, bis er fertig ist.`;

async function main() {
  const { values } = parseOptions(help, { options: { 'without-site': { type: 'boolean' } } });
  let stop = async () => {};
  stopWhenAsked(() => stop());
  const port = numberFromEnvironment('EDITOR_PORT', 65_535) ?? 5180;
  checkFolderName('de');
  await step('Redaktion bauen', () => withLock(buildFolder, buildEditor, () => console.error(BUSY)));
  const server = await preview({
    configFile: EDITOR_CONFIG,
    preview: { port, strictPort: true, host: 'localhost' },
    plugins: [
      {
        name: 'editor-settings',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(settings),
      },
    ],
  }).catch((error: Error) => {
    if (!/Port \d+ is already in use/.test(error.message)) throw error;
    throw new UserError(
      `Port ${port} ist belegt, meist von einer Redaktion, die noch läuft: http://localhost:${port}. Öffnen Sie diese, oder beenden Sie sie in ihrem Terminal mit Strg+C.`,
    );
  });
  stop = () => server.close();
  // Vite's preview has set it to production, where saved content doesn't show.
  if (!values['without-site'])
    startScript('scripts/dev.ts', [], { env: { ...process.env, NODE_ENV: 'development' } });
  console.log(
    `Redaktion: http://localhost:${port}  (in Chrome oder Edge; „Mit lokalem Repository arbeiten“, dann diesen Ordner)`,
  );
}

/** The forms for the present content/, and their place to save. */
function settings({ url }: IncomingMessage, response: ServerResponse, next: () => void) {
  if (url?.startsWith('/config.json')) response.end(JSON.stringify(editorConfig()));
  else if (url?.startsWith('/backend.json'))
    response.end(JSON.stringify(localBackend(basename(process.cwd()))));
  else next();
}

await main().catch(failInGerman);
