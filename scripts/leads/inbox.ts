import { parseOptions } from '../options.ts';
import { step } from '../progress.ts';
import type { Command } from './command.ts';
import { inboxPage } from './inbox/inbox-page.ts';
import { count, readLabels } from './labels.ts';
import { ofType, typeHelp } from './lead-types.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { periodOf, periodOptions } from './period.ts';
import { leadsInPeriod } from './read-leads.ts';
import { checkTarget, writePrivate } from './write-file.ts';

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
    const { values } = parseOptions(help, {
      args,
      options: {
        ...targetOptions,
        out: { type: 'string', default: 'anfragen.html' },
        ...periodOptions,
        type: { type: 'string' },
        force: { type: 'boolean', default: false },
      },
    });
    const { out, force } = values;
    checkTarget(out, force);
    const now = new Date();
    const period = periodOf(values, { otherwise: 'all', now });
    const isWanted = ofType(values.type);
    const labels = readLabels();
    await withTarget(values, terminal, async (target) => {
      const leads = await step('Anfragen lesen', () => leadsInPeriod(target, period, now));
      const wanted = leads.filter(isWanted);
      writePrivate(
        out,
        await inboxPage(wanted, { labels, period: period.name, target: target.title, now }),
        force,
      );
      terminal.print(
        `${out}: ${count(wanted.length, 'Anfrage', 'Anfragen')} (${period.name}). Öffnen Sie die Datei im Browser.`,
      );
    });
  },
};
