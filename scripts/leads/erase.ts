import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import type { Command, Terminal } from './command.ts';
import { readEmail, readIds } from './email.ts';
import { eraseHeld, type Held, searchHeld } from './erase-held.ts';
import { type Erasure, openErasureLog } from './erasure-log.ts';
import { count, formatMoment, type Labels, readLabels } from './labels.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { table } from './plain-text.ts';
import type { Target } from './target.ts';

const help = `Löscht alles zu einer E-Mail-Adresse aus Tabellen und Warteschlangen (Art. 17 DSGVO). Vorher wird gezeigt,
was es ist, und gefragt.

  npm run leads -- erase --email name@example.com
  npm run leads -- erase --email name@example.com --stage prod --profile website
  npm run leads -- erase --email name@example.com --yes      ohne Rückfrage, für Skripte
  npm run leads -- erase 6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10  nur diese Vorgänge, zum Beispiel noch einmal
                                                             nach dem Einspielen einer Sicherung

Jede Löschung wird ohne personenbezogene Daten vermerkt: in loeschprotokoll.log, oder mit --log DATEI woanders.
Der Befehl lässt sich gefahrlos wiederholen.`;

export const erase: Command = {
  summary: 'löscht alles zu einer Adresse (Art. 17 DSGVO)',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseOptions(help, {
      args,
      allowPositionals: true,
      options: {
        ...targetOptions,
        email: { type: 'string' },
        yes: { type: 'boolean', default: false },
        log: { type: 'string', default: 'loeschprotokoll.log' },
      },
    });
    const ids = readIds(positionals);
    if (values.email !== undefined && ids.length > 0) {
      throw new UserError(`Nennen Sie entweder --email oder Vorgänge.\n\n${help}`);
    }
    const email = ids.length > 0 ? undefined : readEmail(values.email, help);
    const labels = readLabels();
    const note = openErasureLog(values.log);
    await withTarget(values, terminal, async (target) => {
      const held = await step('Einträge und Warteschlangen durchsuchen', () =>
        searchHeld(target, { email, ids }),
      );
      if (held.leads.length + held.messages === 0) terminal.print('Dazu ist nichts gespeichert.');
      else {
        terminal.print(preview(held, labels));
        if (!values.yes) await confirmed(terminal, target);
      }
      const erasure: Erasure = { time: new Date(), place: target.title, leads: 0, messages: 0, ids: [] };
      try {
        await step('Löschen', () => eraseHeld(target, held, erasure));
      } finally {
        // Record a partial erasure, too.
        terminal.print(`\nVermerk in ${values.log}:\n${note(erasure)}`);
      }
      terminal.print(`\n${remains(target, held.hidden)}`);
    });
  },
};

function preview({ leads, messages }: Held, { labelOf }: Labels): string {
  const rows = leads.map((lead) => [formatMoment(lead.createdAt), labelOf(lead), lead.name, lead.id]);
  return `Das wird gelöscht:

${rows.length > 0 ? `${table(['Eingang', 'Art', 'Name', 'Vorgang'], rows, [17, 40, 30, 43])}\n\n` : ''}${count(leads.length, 'Eintrag', 'Einträge')}, ${count(messages, 'Nachricht', 'Nachrichten')} in Warteschlangen.`;
}

/** @throws UserError unless confirmed */
async function confirmed(terminal: Terminal, { title }: Target): Promise<void> {
  const answer = await terminal.ask(
    `\n${title}: Endgültig löschen? Geben Sie zum Bestätigen „löschen“ ein: `,
  );
  if (/^l(?:ö|oe)schen$/.test(answer.trim().toLowerCase().normalize('NFC'))) return;
  throw new UserError('Abgebrochen. Es wurde nichts gelöscht.');
}

function remains({ queues }: Target, hidden: number): string {
  const left = [
    'Benachrichtigungen in Ihrem Postfach, und Ihre Antworten',
    ...(queues.some(({ name }) => name === 'Webhook')
      ? ['was an das Werkzeug hinter dem Webhook weitergegeben wurde']
      : []),
    'Dateien, die Sie mit export, report, inbox oder dump geschrieben haben (von dump: den Ordner neu schreiben, den alten löschen)',
    'Sicherungen der Datenbank, 35 Tage lang (nach dem Einspielen einer Sicherung: die Vorgänge aus dem Vermerk noch einmal löschen)',
    'Protokolle mit der Nummer des Vorgangs, drei Monate, und Prüfwerte zur Begrenzung, einige Tage; beide ohne Namen und Adresse',
    ...(hidden > 0
      ? [
          `${count(hidden, 'Nachricht, die gerade zugestellt wird', 'Nachrichten, die gerade zugestellt werden')}, vielleicht von anderen: Wiederholen Sie den Befehl in 20 Minuten`,
        ]
      : []),
  ];
  return `Das löscht der Befehl nicht:\n${left.map((one) => `  - ${one}`).join('\n')}`;
}
