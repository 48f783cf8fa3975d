import { parseOptions } from '../options.ts';
import type { Command } from './command.ts';
import { inboxPage } from './inbox/inbox-page.ts';
import { count, readLabels } from './labels.ts';
import { selectionOf, selectionOptions, typeHelp } from './selection.ts';
import { targetOptions, withTarget } from './target.ts';
import { checkFile, fileOptions, writePrivate } from './write-file.ts';

const help = `Schreibt eine Seite, die Sie im Browser öffnen: alle Anfragen zum Lesen, Suchen, Filtern und Drucken.
Sie braucht kein Netz und schickt nichts weg.

  npm run leads -- inbox                            anfragen.html, alles, was gespeichert ist
  npm run leads -- inbox --month 2026-11 --out anfragen-november.html
  npm run leads -- inbox --stage prod --force       überschreibt die vorige

Die Datei enthält personenbezogene Daten: Löschen Sie sie, wenn Sie sie nicht mehr brauchen.

${typeHelp}`;

export const inbox: Command = {
  summary: 'schreibt eine Seite zum Lesen und Suchen im Browser',
  help,
  async run(args, terminal) {
    const options = { ...targetOptions, ...selectionOptions, ...fileOptions } as const;
    const { values } = parseOptions(help, { args, options });
    const { out = 'anfragen.html', force } = values;
    checkFile(out, force);
    const now = new Date();
    const selection = selectionOf(values, now);
    const labels = readLabels();
    await withTarget(values, terminal, async (target) => {
      const leads = await selection.read(target);
      const page = await inboxPage(leads, { labels, period: selection.name, target: target.title, now });
      writePrivate(out, page, force);
      terminal.print(
        `${out}: ${count(leads.length, 'Anfrage', 'Anfragen')} (${selection.name}). Öffnen Sie die Datei im Browser.`,
      );
    });
  },
};
