import { suggestion } from '../../site/content/errors/explain-issue.server.ts';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import { toCsv, toJson } from './columns.ts';
import type { Command } from './command.ts';
import { count } from './labels.ts';
import { ofType, typeHelp } from './lead-types.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { periodOf, periodOptions } from './period.ts';
import { leadsInPeriod } from './read-leads.ts';
import { checkTarget, writePrivate } from './write-file.ts';

const help = `Schreibt Anfragen in eine Datei: als Tabelle für Excel (csv) oder für Programme (json).

  npm run leads -- export --format csv --out anfragen.csv
  npm run leads -- export --format json --out anfragen.json --month 2026-11
  npm run leads -- export --format csv --out anfragen.csv --from 2026-01-01 --to 2026-03-31 --type kontakt

Ohne Zeitraum alles, was gespeichert ist. Eine vorhandene Datei bleibt, wie sie ist; --force überschreibt sie.
Die Datei enthält personenbezogene Daten: Löschen Sie sie, wenn Sie sie nicht mehr brauchen.

${typeHelp}`;

const formats = { csv: toCsv, json: toJson };

export const exportLeads: Command = {
  summary: 'schreibt Anfragen in eine Datei für Excel oder Programme',
  help,
  async run(args, terminal) {
    const { values } = parseOptions(help, {
      args,
      options: {
        ...targetOptions,
        format: { type: 'string' },
        out: { type: 'string' },
        ...periodOptions,
        type: { type: 'string' },
        force: { type: 'boolean', default: false },
      },
    });
    const toText = formatterOf(values.format);
    const { out, force } = values;
    if (!out) throw new UserError(`Es fehlt, wohin geschrieben wird: --out anfragen.csv\n\n${help}`);
    checkTarget(out, force);
    const now = new Date();
    const period = periodOf(values, { otherwise: 'all', now });
    const isWanted = ofType(values.type);
    await withTarget(values, terminal, async (target) => {
      const leads = await step('Anfragen lesen', () => leadsInPeriod(target, period, now));
      const wanted = leads.filter(isWanted);
      writePrivate(out, toText(wanted), force);
      terminal.print(`${out}: ${count(wanted.length, 'Anfrage', 'Anfragen')} (${period.name}).`);
    });
  },
};

function formatterOf(format: string | undefined) {
  if (format === 'csv' || format === 'json') return formats[format];
  if (format === undefined)
    throw new UserError(`Es fehlt, in welcher Form: --format csv oder --format json\n\n${help}`);
  throw new UserError(
    `Die Form „${format}“ gibt es nicht.${suggestion(format, Object.keys(formats))}\n\n${help}`,
  );
}
