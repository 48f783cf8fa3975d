import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { isConfirmable } from '../../functions/leads/confirmation.ts';
import { isMailed } from '../../functions/leads/contract.ts';
import { fromItem } from '../../functions/leads/lead.ts';
import { toMessage } from '../../functions/leads/notify.ts';
import { suggestion } from '../../site/lib/suggestion.server.ts';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import { type Command, confirm, wantedOf, yesOption } from './command.ts';
import type { Target } from './connect.ts';
import { count, formatMoment, receiverLabel } from './labels.ts';
import { findLeads, isKept, missingOf, missingText } from './read-leads.ts';
import { type Selection, selectionOf, selectionOptions, typeHelp } from './selection.ts';
import { targetOptions, withTarget } from './target.ts';

const help = `Stellt gespeicherte Anfragen eines Zeitraums einem Empfänger noch einmal zu, zum Beispiel wenn das Werkzeug hinter
dem Webhook länger fort war, als die Warteschlangen aufheben (14 Tage). Die Zeit geht von Mitternacht bis Mitternacht.

  npm run leads -- resend --receiver webhook --from 2026-10-01 --to 2026-10-20 --stage prod
  npm run leads -- resend --receiver owner --month 2026-11       Ihr Postfach; über sechzig als Sammelmail
  npm run leads -- resend --receiver owner 6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10   nur diesen Vorgang
  npm run leads -- resend --yes …                                ohne Rückfrage, für Skripte

Empfänger: owner (Ihr Postfach), webhook, confirmation (Bestätigungen, nur von Anfragen der letzten 24 Stunden; eine
Adresse erhält höchstens drei am Tag)

${typeHelp}`;

export const resend: Command = {
  summary: 'stellt gespeicherte Anfragen einem Empfänger noch einmal zu',
  help,
  async run(args, terminal) {
    const options = {
      ...targetOptions,
      ...selectionOptions,
      ...yesOption,
      receiver: { type: 'string' },
    } as const;
    const { values, positionals } = parseOptions(help, { args, allowPositionals: true, options });
    const { receiver, month, from, to, type } = values;
    const hasPeriod = (month ?? from) !== undefined;
    if (positionals.length > 0 && (month ?? from ?? to ?? type) !== undefined)
      throw new UserError(
        `Nennen Sie entweder Vorgänge oder einen Zeitraum; --type gilt nur für einen Zeitraum.\n\n${help}`,
      );
    if (!receiver) throw new UserError(`Es fehlt, wem: --receiver webhook\n\n${help}`);
    // Without a period, everything ever stored would be sent again.
    if (positionals.length === 0 && !hasPeriod)
      throw new UserError(`Es fehlt, ab wann: --from 2026-11-01\n\n${help}`);
    const now = new Date();
    const selection = positionals.length > 0 ? selectionOfIds(positionals, now) : selectionOf(values, now);
    await withTarget(values, terminal, async (target) => {
      const { name, queueUrl } = queueOf(target, receiver);
      const stored = await selection.read(target);
      const mailed = stored
        .map(fromItem)
        .filter(({ form }) => receiver !== 'confirmation' || isMailed(form))
        .reverse();
      const leads = mailed.filter(
        ({ createdAt }) => receiver !== 'confirmation' || isConfirmable(createdAt, now),
      );
      if (leads.length < mailed.length)
        terminal.note(
          `${count(mailed.length - leads.length, 'Anfrage ist', 'Anfragen sind')} älter als einen Tag: Eine Bestätigung verspricht Antwort binnen eines Tages und käme zu spät.`,
        );
      const what = `${count(leads.length, 'Anfrage', 'Anfragen')} (${selection.name})`;
      if (leads.length === 0) return terminal.print(`${what}: nichts zuzustellen.`);
      await confirm(
        terminal,
        values.yes,
        `${what} noch einmal an: ${receiverLabel(name)}.`,
        'senden',
        'Nichts gesendet.',
      );
      let sent = 0;
      try {
        await step(`${what} zustellen`, async (tell) => {
          for (const lead of leads) {
            tell(sent, leads.length);
            const MessageBody = JSON.stringify({ ...toMessage(lead), again: now.toISOString() });
            await target.sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
            sent++;
          }
        });
      } finally {
        const next = leads[sent];
        if (next)
          terminal.print(
            `${sent} von ${leads.length} in der Warteschlange. Es fehlen die ab ${formatMoment(next.createdAt.toISOString())} (Vorgang ${next.id}).`,
          );
      }
      terminal.print(
        `${receiverLabel(name)}: ${count(leads.length, 'Anfrage', 'Anfragen')} in der Warteschlange, die älteste zuerst. Empfänger erkennen Wiederholungen an der Nummer des Vorgangs.`,
      );
    });
  },
};

/** @throws UserError if one of them is not stored */
function selectionOfIds(given: readonly string[], now: Date): Pick<Selection, 'name' | 'read'> {
  const { ids } = wantedOf(undefined, given, help);
  return {
    name: ids.join(', '),
    async read(target) {
      const found = await step('Anfragen lesen', () => findLeads(target, { ids }, now));
      const leads = found.filter((lead) => isKept(lead, now));
      const missing = missingOf(ids, leads, []);
      if (missing.length > 0) throw new UserError(missingText(missing));
      return leads;
    },
  };
}

function queueOf({ queues }: Target, receiver: string) {
  // The digest is a way to the owner, not a receiver.
  const receivers = queues.filter(({ deadLetterUrl }) => deadLetterUrl);
  const found = receivers.find(({ name }) => name.toLowerCase() === receiver);
  if (found) return found;
  const names = receivers.map(({ name }) => name.toLowerCase());
  throw new UserError(
    `Den Empfänger „${receiver}“ gibt es hier nicht.${suggestion(receiver, names)} Es gibt: ${names.join(', ')}.`,
  );
}
