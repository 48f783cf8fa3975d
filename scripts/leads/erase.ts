import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { idClaimKey } from '../../functions/leads/limits.ts';
import { parseOptions } from '../options.ts';
import { step, type Tell } from '../progress.ts';
import { type Command, confirm, type Wanted, wantedOf, yesOption } from './command.ts';
import type { Target } from './connect.ts';
import { type Erasure, logOption, openErasureLog } from './erasure-log.ts';
import { count, formatMoment, isForwarded, type Labels, readLabels } from './labels.ts';
import { table } from './plain-text.ts';
import { beingDelivered, searchQueues } from './queues.ts';
import { findLeads, keyOf, missingOf, namesOf } from './read-leads.ts';
import { targetOptions, withTarget } from './target.ts';

const help = `Löscht alles zu einer E-Mail-Adresse aus Tabellen und Warteschlangen (Art. 17 DSGVO). Vorher wird gezeigt,
was es ist, und gefragt.

  npm run leads -- erase --email name@example.com
  npm run leads -- erase --email name@example.com --stage prod --profile website
  npm run leads -- erase --email name@example.com --yes      ohne Rückfrage, für Skripte
  npm run leads -- erase 6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10  nur diese Vorgänge, zum Beispiel noch einmal
                                                             nach dem Einspielen einer Sicherung; mehrere mit
                                                             Komma, wie im Vermerk

Jede Löschung wird ohne personenbezogene Daten vermerkt: in loeschprotokoll.log, oder mit --log DATEI woanders.
Der Befehl lässt sich gefahrlos wiederholen.`;

export const erase: Command = {
  summary: 'löscht alles zu einer Adresse (Art. 17 DSGVO)',
  help,
  async run(args, terminal) {
    const options = { ...targetOptions, ...logOption, ...yesOption, email: { type: 'string' } } as const;
    const { values, positionals } = parseOptions(help, { args, allowPositionals: true, options });
    const wanted = wantedOf(values.email, positionals, help);
    const labels = readLabels();
    const note = openErasureLog(values.log);
    await withTarget(values, terminal, async (target) => {
      const held = await step('Einträge und Warteschlangen durchsuchen', () => search(target, wanted));
      if (held.missing.length > 0) terminal.print(notStoredText(held.missing));
      if (held.leads.length + held.messages === 0) {
        // Goes on: the request is logged even so, and messages that were hidden may be visible by now.
        terminal.print(
          'Dazu ist nichts gespeichert. Spielen Sie später eine Sicherung von früher ein, wiederholen Sie den Befehl danach.',
        );
      } else {
        terminal.print(preview(held, labels));
        const question = `${target.title}: Endgültig löschen?`;
        await confirm(terminal, values.yes, question, 'löschen', 'Es wurde nichts gelöscht.');
      }
      const begun = { time: new Date(), place: target.title };
      const ids = held.leads.map(({ id }) => id);
      if (ids.length > 0) note({ ...begun, begun: true, ids });
      // Also what was asked for by its number and is not stored: it may be in a backup.
      const elsewhere = wanted.ids.filter((id) => !ids.includes(id));
      const erasure: Erasure = { ...begun, leads: 0, messages: 0, ids: elsewhere };
      let isDone = false;
      try {
        await step('Löschen', (tell) => eraseHeld(target, held, erasure, tell));
        isDone = true;
      } finally {
        // Record a partial erasure, too, and take back what was announced and did not happen.
        const kept = ids.filter((id) => !erasure.ids.includes(id));
        terminal.print(
          `\nVermerk in ${values.log}:\n${note({ ...erasure, ...(kept.length > 0 && { kept }) })}`,
        );
        if (!isDone) terminal.print(unfinishedText(kept.length));
      }
      terminal.print(`\n${remains(target, held.hidden)}`);
    });
  },
};

/** `missing`: ids asked for of which there is neither lead nor message. */
type Held = { leads: LeadItem[]; messages: number; hidden: number; missing: string[]; wanted: Wanted };

const notStoredText = (ids: string[]) =>
  `Nicht gefunden: ${ids.join(', ')}. Steht ein Vorgang im Vermerk und nicht in der eingespielten Sicherung, ist das richtig; sonst prüfen Sie Nummer und Ort.`;

const unfinishedText = (kept: number) =>
  `Nicht alles ist gelöscht${kept > 0 ? `: ${count(kept, 'Eintrag ist', 'Einträge sind')} noch gespeichert` : '; in den Warteschlangen kann noch etwas liegen'}. Beheben Sie die Ursache, die unten steht, und wiederholen Sie den Befehl.`;

/** Each queue before its dead letters, so that messages moving there meanwhile are found. */
const urlsOf = ({ queues }: Target) => [
  ...queues.map(({ queueUrl }) => queueUrl),
  ...queues.flatMap(({ deadLetterUrl = [] }) => deadLetterUrl),
];

/** Finds leads and messages to erase, including expired leads that DynamoDB has yet to delete. */
async function search(target: Target, { email, ids }: Wanted): Promise<Held> {
  const leads = await findLeads(target, { email, ids }, new Date());
  const wanted = { email, ids: [...ids, ...leads.map(({ id }) => id)] };
  const { found, hidden } = await searchQueues(target.sqs, urlsOf(target), wanted, { remove: false });
  return { leads, messages: found.length, hidden, missing: missingOf(ids, leads, found), wanted };
}

/** Erases it and updates `erasure` on the way, so that a partial erasure is recorded as well. */
async function eraseHeld(
  target: Target,
  { leads, wanted }: Held,
  erasure: Erasure,
  tell: Tell,
): Promise<void> {
  for (const [index, lead] of leads.entries()) {
    tell(index, leads.length);
    const key = keyOf(lead, target.tables);
    await target.dynamodb.send(new DeleteCommand(key)).catch(async (error: unknown) => {
      // If only the answer was lost, it is gone.
      if (!isRefused(error) && !(await isStored(target, key))) erasure.ids.push(lead.id);
      throw error;
    });
    erasure.ids.push(lead.id);
    // Only free prompts reserve their id, with an item in the limits table that lives as long as the lead.
    const isFreePrompts = lead.source !== undefined;
    const reservation = { TableName: target.tables.limits, Key: { key: idClaimKey(lead.id) } };
    if (isFreePrompts) await target.dynamodb.send(new DeleteCommand(reservation));
    erasure.leads++;
  }
  erasure.messages = (await searchQueues(target.sqs, urlsOf(target), wanted, { remove: true })).found.length;
}

/** True if AWS has said at the first try that it did nothing; a lost answer, or its own failure, says nothing. */
function isRefused(error: unknown): boolean {
  const { $metadata: { httpStatusCode = 500, attempts = 2 } = {} } = error as {
    $metadata?: { httpStatusCode?: number; attempts?: number };
  };
  return httpStatusCode < 500 && attempts === 1;
}

/** False also if nobody can tell: then a repetition finds it, or it is gone. */
const isStored = ({ dynamodb }: Target, key: ReturnType<typeof keyOf>): Promise<boolean> =>
  dynamodb.send(new GetCommand({ ...key, ConsistentRead: true })).then(
    ({ Item }) => Item !== undefined,
    () => false,
  );

function preview({ leads, messages, wanted }: Held, { labelOf }: Labels): string {
  const rows = leads.map((lead) => [formatMoment(lead.createdAt), labelOf(lead), lead.name, lead.id]);
  const shared =
    wanted.email !== undefined && namesOf(leads).length > 1
      ? '\nUnter dieser Adresse stehen verschiedene Namen. Hat nur eine Person um Löschung gebeten, nennen Sie statt der Adresse ihre Vorgänge: npm run leads -- erase <Vorgang>,<Vorgang>'
      : '';
  return `Das wird gelöscht:

${rows.length > 0 ? `${table(['Eingang', 'Art', 'Name', 'Vorgang'], rows, [17, 40, 30, 43])}\n\n` : ''}${count(leads.length, 'Eintrag', 'Einträge')}, ${count(messages, 'Nachricht', 'Nachrichten')} in Warteschlangen.${shared}`;
}

function remains({ queues }: Target, hidden: number): string {
  const left = [
    'Benachrichtigungen in Ihrem Postfach, und Ihre Antworten',
    ...(isForwarded(queues) ? ['was an das Werkzeug hinter dem Webhook weitergegeben wurde'] : []),
    'Dateien, die Sie mit export oder report geschrieben haben, und Abzüge der Tabellen (neu schreiben, den alten löschen)',
    'die monatliche Kopie außerhalb von AWS (backup ersetzt sie)',
    'Sicherungen der Datenbank, 35 Tage lang (nach dem Einspielen einer Sicherung: die Vorgänge aus dem Vermerk noch einmal löschen)',
    'Protokolle mit der Nummer des Vorgangs, drei Monate, der Vermerk, dass die Mail an Sie hinausging, 30 Tage, und Prüfwerte zur Begrenzung, einige Tage; alle ohne Namen und Adresse',
    ...beingDelivered(hidden),
  ];
  return `Das löscht der Befehl nicht:\n${left.map((one) => `  - ${one}`).join('\n')}`;
}
