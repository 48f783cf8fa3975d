import {
  ListMessageMoveTasksCommand,
  type SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { parseOptions } from '../parse-options.ts';
import { step, UserError } from '../progress.ts';
import type { Command } from './command.ts';
import { atPlace, placeOptions, type QueuePair } from './place.ts';
import { countMessages } from './queues.ts';
import { count } from './words.ts';

const help = `Stellt zu, was nach vielen Versuchen beiseitegelegt wurde: Die Nachrichten kehren in ihre Warteschlangen zurück.
Beheben Sie vorher die Ursache (infra/RUNBOOK.md).

  npm run leads -- redrive --stage prod
  npm run leads -- redrive                  im lokalen Stack`;

/** Between two questions after how far SQS is. */
const POLL_MS = 1000;

export const redrive: Command = {
  summary: 'stellt erneut zu, was nach vielen Versuchen beiseitegelegt wurde',
  help,
  async run(args, terminal) {
    const { values } = parseOptions(help, { args, options: placeOptions });
    await atPlace(values, terminal, async (place) => {
      let wereAside = false;
      for (const pair of place.queues) {
        const { arn, visible } = await countMessages(place.sqs, pair.deadLetterUrl);
        if (visible === 0) {
          terminal.print(`${nameOf(pair)}: nichts beiseitegelegt.`);
          continue;
        }
        const title = `${nameOf(pair)}: ${count(visible, 'Nachricht', 'Nachrichten')} zurücklegen`;
        const moved = await step(title, () => moveBack(place.sqs, arn));
        terminal.print(`${nameOf(pair)}: ${moved} zurück in der Warteschlange.`);
        wereAside = true;
      }
      // What fails again is put aside again only then; meanwhile the alarm is out.
      if (wereAside)
        terminal.note('Ob es gelungen ist, sagt derselbe Befehl in 25 Minuten: „nichts beiseitegelegt“.');
    });
  },
};

const names: Record<string, string> = { Mail: 'Bestätigungen', Webhook: 'Webhook' };
const nameOf = ({ name }: QueuePair) => names[name] ?? name;

/** By SQS itself, which loses none when this process ends. How many it has moved. */
async function moveBack(sqs: SQSClient, SourceArn: string): Promise<number> {
  const earlier = await latestTask(sqs, SourceArn);
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn }));
  for (;;) {
    const task = await latestTask(sqs, SourceArn);
    // For a moment the list may still end with the one before.
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
