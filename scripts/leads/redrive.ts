import {
  ListMessageMoveTasksCommand,
  type SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import type { Command } from './command.ts';
import { count, receiverLabel } from './labels.ts';
import { countMessages } from './queues.ts';
import { targetOptions, withTarget } from './target.ts';

const help = `Stellt zu, was nach vielen Versuchen beiseitegelegt wurde: Die Nachrichten kehren in ihre Warteschlangen zurück.
Beheben Sie vorher die Ursache (infra/RUNBOOK.md).

  npm run leads -- redrive --stage prod
  npm run leads -- redrive                  im lokalen Stack`;

/** Polling interval. */
const POLL_MS = 1000;

export const redrive: Command = {
  summary: 'stellt erneut zu, was nach vielen Versuchen beiseitegelegt wurde',
  help,
  async run(args, terminal) {
    const { values } = parseOptions(help, { args, options: targetOptions });
    await withTarget(values, terminal, async (target) => {
      let minutes = 0;
      for (const pair of target.queues) {
        if (!pair.deadLetterUrl) {
          // The digest's; whatever it can't send stays in its queue.
          const { visible, hidden } = await countMessages(target.sqs, pair.queueUrl);
          if (visible + hidden > 0)
            terminal.print(
              `${receiverLabel(pair.name)}: ${count(visible + hidden, 'Anfrage wartet', 'Anfragen warten')} auf die nächste Sammelmail, zu jeder Stunde.`,
            );
          continue;
        }
        const { arn, visible } = await countMessages(target.sqs, pair.deadLetterUrl);
        if (visible === 0) {
          const queue = await countMessages(target.sqs, pair.queueUrl);
          const waiting = queue.visible + queue.hidden;
          const still = waiting > 0 ? ` ${count(waiting, 'Nachricht', 'Nachrichten')} noch unterwegs.` : '';
          terminal.print(`${receiverLabel(pair.name)}: nichts beiseitegelegt.${still}`);
          continue;
        }
        const title = `${receiverLabel(pair.name)}: ${count(visible, 'Nachricht', 'Nachrichten')} zurücklegen`;
        const moved = await step(title, () => moveBack(target.sqs, arn));
        terminal.print(`${receiverLabel(pair.name)}: ${moved} zurück in der Warteschlange.`);
        // Confirmations may wait for the next hour.
        minutes = Math.max(minutes, pair.name === 'Confirmation' ? 75 : 25);
      }
      // Failing messages return to the dead-letter queue only then; until then the alarm is off.
      if (minutes > 0)
        terminal.note(
          `Ob es gelungen ist, sagt derselbe Befehl in ${minutes} Minuten: „nichts beiseitegelegt“.`,
        );
    });
  },
};

/** Lets SQS move the messages, so that none is lost if this process dies. Returns how many were moved. */
async function moveBack(sqs: SQSClient, SourceArn: string): Promise<number> {
  const earlier = await latestTask(sqs, SourceArn);
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn }));
  for (;;) {
    const task = await latestTask(sqs, SourceArn);
    // At first the list may still show the previous task.
    if (task && task.StartedTimestamp !== earlier?.StartedTimestamp && task.Status !== 'RUNNING') {
      const moved = task.ApproximateNumberOfMessagesMoved ?? 0;
      if (task.Status === 'COMPLETED') return moved;
      throw new UserError(
        `SQS hat nach ${count(moved, 'Nachricht', 'Nachrichten')} aufgehört (${task.Status}: ${task.FailureReason ?? 'ohne Grund'}). Der Rest liegt noch beiseite; wiederholen Sie den Befehl.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function latestTask(sqs: SQSClient, SourceArn: string) {
  const { Results } = await sqs.send(new ListMessageMoveTasksCommand({ SourceArn, MaxResults: 1 }));
  return Results?.[0];
}
