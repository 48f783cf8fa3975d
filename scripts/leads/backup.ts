import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { berlinDay } from '../../functions/leads/berlin-day.ts';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import type { Command } from './command.ts';
import { erasedIds, logOption } from './erasure-log.ts';
import { count } from './labels.ts';
import { copiedFrom, copyName, copyTables, isCurrent, placeOf, readCopy, storedKey } from './table-copy.ts';
import { samePlace, targetOptions, withTarget } from './target.ts';
import { writePrivate } from './write-file.ts';

const help = `Schreibt eine Kopie aller Anfragen und Vormerkungen in einen Ordner außerhalb von AWS, einmal im Monat.

  npm run leads -- backup --stage prod --out ORDNER
  npm run leads -- backup --log DATEI …                  Löschprotokoll, sonst loeschprotokoll.log
  npm run leads -- backup --force …                      auch wenn Einträge fehlen

Die Kopie davor wird gelöscht, damit nichts länger aufbewahrt wird als in den Tabellen. Fehlt heute ein Eintrag von
ihr, der weder abgelaufen noch nach dem Löschprotokoll gelöscht ist, bleibt sie, und der Befehl sagt es.
Die Datei enthält personenbezogene Daten: Der Ordner gehört auf einen verschlüsselten Datenträger. Zurück führt restore.`;

export const backup: Command = {
  summary: 'schreibt eine Kopie aller Einträge in einen Ordner',
  help,
  async run(args, terminal) {
    const force = { type: 'boolean', default: false } as const;
    const options = { ...targetOptions, ...logOption, out: { type: 'string' }, force } as const;
    const { values } = parseOptions(help, { args, options });
    const { out: folder } = values;
    const place = placeOf(values.stage);
    if (!folder) throw new UserError(`Es fehlt, in welchen Ordner geschrieben wird: --out ORDNER\n\n${help}`);
    const before = copiesIn(folder, place);
    // The first copy needs no log, as there is none to compare with.
    const erased = before.length > 0 ? erasedIds(values.log) : new Set();
    const now = new Date();
    await withTarget(values, terminal, async (target) => {
      const leads = await step('Tabellen lesen', () => copyTables(target));
      const present = new Set(leads.map(storedKey));
      const lost = before
        .flatMap((file) => readEarlier(file, values.force))
        .filter((lead) => isCurrent(lead, now) && !erased.has(lead.submissionId.S))
        .filter((lead) => !present.has(storedKey(lead)));
      if (lost.length > 0 && !values.force) {
        const missing = [...new Set(lost.map(({ submissionId }) => submissionId.S))];
        throw new UserError(
          `Seit der letzten Kopie ${missing.length === 1 ? 'fehlt' : 'fehlen'} ${count(missing.length, 'Eintrag', 'Einträge')}: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}. Es wurde nichts geschrieben. Zurückholen: npm run leads -- restore ${before.map(quoted).join(' ')}${values.log === logOption.log.default ? '' : ` --log ${quoted(values.log)}`}${samePlace(values)}. Wurde gelöscht, nennen Sie das Protokoll davon (--log); soll es so sein, wiederholen Sie mit --force.`,
        );
      }
      const kept = leads.filter((lead) => isCurrent(lead, now));
      const file = join(folder, copyName(place, berlinDay(now)));
      // A full disk must not cost today's first copy. Always the same name, so that no half copy is left for long.
      const unfinished = join(folder, `anfragen-${place}.neu`);
      writePrivate(unfinished, JSON.stringify({ Items: kept }), true);
      renameSync(unfinished, file);
      const old = before.filter((each) => each !== file);
      for (const each of old) rmSync(each);
      terminal.print(
        `${file}: ${count(kept.length, 'Eintrag', 'Einträge')}.${old.length > 0 ? ` Gelöscht: ${old.join(', ')}.` : ''}`,
      );
    });
  },
};

/** With --force, a damaged copy has nothing to compare with. */
function readEarlier(file: string, force: boolean) {
  try {
    return readCopy(file);
  } catch {
    if (force) return [];
    throw new UserError(
      `${file} ist beschädigt. Es wurde nichts geschrieben. Legen Sie sie woandershin, oder wiederholen Sie mit --force: Dann wird sie ersetzt, ohne dass verglichen wird, ob seither etwas fehlt.`,
    );
  }
}

/** As shells of Linux, macOS and Windows read it. */
const quoted = (path: string) => (/^[\w./:\\-]+$/.test(path) ? path : `"${path}"`);

/** A folder is never created: an external disk that is not there must not go unnoticed. */
function copiesIn(folder: string, place: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`Den Ordner ${folder} gibt es nicht. Ist der Datenträger angeschlossen?`);
  return readdirSync(folder)
    .filter((file) => copiedFrom(file) === place && file === copyName(place, file.slice(-15, -5)))
    .map((file) => join(folder, file));
}
