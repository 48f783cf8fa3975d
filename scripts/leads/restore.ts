import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import type { Command, Terminal } from './command.ts';
import { readDump } from './dump.ts';
import { erasedIds } from './erasure-log.ts';
import { count, formatMoment } from './labels.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { removeCopies, snapshotAt } from './point-in-time.ts';
import { comparePutBack, type PutBack, putBack } from './put-back.ts';
import type { Target } from './target.ts';

const help = `Holt zurück, was in den Tabellen fehlt: aus der laufenden Sicherung von DynamoDB (35 Tage) oder aus einem Ordner von dump.
Was inzwischen nach dem Löschprotokoll gelöscht wurde, bleibt gelöscht; was da ist, bleibt, wie es ist.

  npm run leads -- restore --stage prod --at "2026-11-20 08:30"    Stand von diesem Zeitpunkt (Frankfurter Zeit)
  npm run leads -- restore --stage prod --from anfragen-sicherung  aus einem Ordner, den dump geschrieben hat
  npm run leads -- restore … --log DATEI                           Löschprotokoll, sonst loeschprotokoll.log
  npm run leads -- restore … --keep-copies                         lässt die eingespielten Tabellen stehen

Der Befehl lässt sich gefahrlos wiederholen.`;

export const restore: Command = {
  summary: 'holt aus einer Sicherung zurück, was fehlt',
  help,
  async run(args, terminal) {
    const { values } = parseOptions(help, {
      args,
      options: {
        ...targetOptions,
        at: { type: 'string' },
        from: { type: 'string' },
        log: { type: 'string', default: 'loeschprotokoll.log' },
        yes: { type: 'boolean', default: false },
        'keep-copies': { type: 'boolean', default: false },
      },
    });
    const { at, from } = values;
    if ((at === undefined) === (from === undefined))
      throw new UserError(`Nennen Sie entweder --at oder --from.\n\n${help}`);
    const instant = at === undefined ? undefined : readInstant(at);
    // First, because without the log erased leads would come back.
    const erased = erasedIds(values.log);
    const dumped = from === undefined ? undefined : readDump(from);
    await withTarget(values, terminal, async (target) => {
      const copies: string[] = [];
      const held = dumped ?? (await snapshotAt(target, instant ?? new Date()));
      if ('copies' in held) copies.push(...(held.copies as string[]));
      const found = await step('Mit dem heutigen Bestand vergleichen', () =>
        comparePutBack(target, held, { erasedIds: erased, now: new Date() }),
      );
      terminal.print(preview(found));
      if (found.missing.length > 0) {
        if (!values.yes) await confirmed(terminal, target);
        const back = await step('Zurückholen', () => putBack(target, found.missing));
        terminal.print(`${count(back, 'Eintrag', 'Einträge')} zurückgeholt.`);
      }
      if (copies.length === 0) return;
      if (values['keep-copies']) {
        terminal.print(
          `Es bleiben stehen: ${copies.join(', ')}. Darin ist auch, was gelöscht wurde: Löschen Sie sie.`,
        );
      } else await step('Eingespielte Tabellen löschen', () => removeCopies(target, copies));
    });
  },
};

function preview({ missing, present, erased, expired }: PutBack): string {
  const newest = missing
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  return [
    `${count(missing.length, 'Eintrag fehlt', 'Einträge fehlen')} heute${newest ? `, der jüngste vom ${formatMoment(newest)}` : ''}.`,
    `${count(present, 'ist da und bleibt', 'sind da und bleiben')} unverändert, ${count(erased, 'bleibt', 'bleiben')} nach dem Löschprotokoll gelöscht, ${count(expired, 'ist', 'sind')} abgelaufen.`,
  ].join('\n');
}

/** @throws UserError unless confirmed */
async function confirmed(terminal: Terminal, { title }: Target): Promise<void> {
  const answer = await terminal.ask(`\n${title}: Zurückholen? Geben Sie zum Bestätigen „zurückholen“ ein: `);
  if (/^zur(?:ü|ue)ckholen$/.test(answer.trim().toLowerCase().normalize('NFC'))) return;
  throw new UserError(
    'Abgebrochen. Es wurde nichts zurückgeholt. Eingespielte Tabellen nutzt der nächste Versuch.',
  );
}

/** Parses a time, in Frankfurt unless it has an offset. */
function readInstant(text: string): Date {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  const [, day, time, zone] = match ?? [];
  const tried = (zone ? [zone] : ['+02:00', '+01:00']).map(
    (offset) => new Date(`${day}T${time}:00${offset}`),
  );
  const meant = tried.find(
    (instant) => !Number.isNaN(instant.getTime()) && (zone || clock.format(instant) === `${day} ${time}`),
  );
  if (!match || !meant)
    throw new UserError(`„${text}“ ist kein Zeitpunkt. Schreiben Sie zum Beispiel --at "2026-11-20 08:30"`);
  if (meant > new Date()) throw new UserError(`„${text}“ liegt in der Zukunft.`);
  return meant;
}

// The Swedish locale formats like ISO 8601.
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
