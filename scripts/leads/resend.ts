import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { isMailed } from '../../functions/leads/contract.ts';
import { fromItem } from '../../functions/leads/lead.ts';
import { toMessage } from '../../functions/leads/notify.ts';
import { suggestion } from '../../site/lib/suggestion.server.ts';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import { type Command, confirm, yesOption } from './command.ts';
import type { Target } from './connect.ts';
import { count, receiverLabel } from './labels.ts';
import { selectionOf, selectionOptions, typeHelp } from './selection.ts';
import { targetOptions, withTarget } from './target.ts';

const help = `Stellt gespeicherte Anfragen eines Zeitraums einem Empfänger noch einmal zu, zum Beispiel wenn das Werkzeug hinter
dem Webhook länger fort war, als die Warteschlangen aufheben (14 Tage). Die Zeit geht von Mitternacht bis Mitternacht.

  npm run leads -- resend --receiver webhook --from 2026-10-01 --to 2026-10-20 --stage prod
  npm run leads -- resend --receiver owner --month 2026-11       Ihr Postfach; über sechzig als Sammelmail
  npm run leads -- resend --yes …                                ohne Rückfrage, für Skripte

Empfänger: owner (Ihr Postfach), webhook, confirmation (Bestätigungen; eine Adresse erhält höchstens drei am Tag)

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
    const { values } = parseOptions(help, { args, options });
    const { receiver, month, from } = values;
    if (!receiver) throw new UserError(`Es fehlt, wem: --receiver webhook\n\n${help}`);
    // Without a period, everything ever stored would be sent again.
    if ((month ?? from) === undefined) throw new UserError(`Es fehlt, ab wann: --from 2026-11-01\n\n${help}`);
    const now = new Date();
    const selection = selectionOf(values, now);
    await withTarget(values, terminal, async (target) => {
      const { name, queueUrl } = queueOf(target, receiver);
      const stored = await selection.read(target);
      const leads = stored
        .map(fromItem)
        .filter(({ form }) => receiver !== 'confirmation' || isMailed(form))
        .reverse();
      const what = `${count(leads.length, 'Anfrage', 'Anfragen')} (${selection.name})`;
      if (leads.length === 0) return terminal.print(`${what}: nichts zuzustellen.`);
      await confirm(
        terminal,
        values.yes,
        `${what} noch einmal an: ${receiverLabel(name)}.`,
        'senden',
        'Nichts gesendet.',
      );
      await step(`${what} zustellen`, async () => {
        for (const lead of leads) {
          const MessageBody = JSON.stringify({ ...toMessage(lead), again: now.toISOString() });
          await target.sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }));
        }
      });
      terminal.print(
        `${receiverLabel(name)}: ${count(leads.length, 'Anfrage', 'Anfragen')} in der Warteschlange, die älteste zuerst. Empfänger erkennen Wiederholungen an der Nummer des Vorgangs.`,
      );
    });
  },
};

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
