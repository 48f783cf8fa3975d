import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testClient } from '../../functions/testing/aws.ts';
import { freePort } from '../free-port.ts';
import type { StoredMail } from '../local/mailbox.ts';
import { temporaryFolder } from '../local/testing/running-stack.ts';
import { endBy, startCommand, statusAt } from '../local/testing/start-command.ts';
import { isLong, report, showProgress } from './testing/proof.ts';
import { send, sendAgain, submissionOf } from './testing/visitors.ts';

/** Fewer than the sixty mails that the owner gets within an hour. */
const AT_ONCE = 50;
/** How many of them have been answered when the stack is killed, for each outage. */
const ANSWERED = [5, 25, 45];
/** A lead waits for a minute before the sweeper looks at it, which it does every minute. */
const TOLD_WITHIN_MS = 300_000;

// The short form is in scripts/start.test.ts: the sweeper's minutes take too long.
test.runIf(isLong)(
  'what was acknowledged is there and told to the owner after kill -9 of the whole stack, and can be sent again',
  async (context) => {
    const figures = { kills: 0, acknowledged: 0, 'acknowledged and lost': 0, 'stored twice': 0 };
    const mails = { 'told to the owner': 0, 'told twice': 0 };
    for (const [round, answered] of ANSWERED.entries()) {
      const { path, remove } = temporaryFolder();
      onTestFinished(remove);
      const start = () => startStack({ LOCAL_DATA: join(path, 'data') });
      const submissions = Array.from({ length: AT_ONCE }, (_, at) =>
        submissionOf(round * AT_ONCE + at, 'enquiry'),
      );
      const first = await start();
      const acknowledged = new Set<string>();
      let answers = 0;
      await Promise.all(
        submissions.map(async (each) => {
          const answer = await send(first.url, each).catch(() => undefined);
          // What comes after the kill had left the stack before it.
          if (answer?.status === 201) acknowledged.add(each.email);
          if (answer && ++answers === answered) first.child.kill('SIGKILL');
        }),
      );
      await endBy('SIGKILL', first.child);
      figures.kills++;
      figures.acknowledged += acknowledged.size;

      const second = await start();
      const kept = (await leadsAt(second.port)).map(({ email }) => email);
      figures['acknowledged and lost'] += [...acknowledged].filter((email) => !kept.includes(email)).length;
      for (const each of submissions.filter(({ email }) => !acknowledged.has(email)))
        expect((await sendAgain(second.url, each)).status).toBe(201);
      const leads = (await leadsAt(second.port)).map(({ email }) => email);
      figures['stored twice'] += leads.length - new Set(leads).size;
      expect(new Set(leads).size).toBe(AT_ONCE);
      const told = await vi.waitFor(
        async () => {
          const prospects = await prospectsAt(second.port);
          expect(new Set(prospects).size).toBe(AT_ONCE);
          return prospects;
        },
        { timeout: TOLD_WITHIN_MS, interval: 2000 },
      );
      mails['told to the owner'] += AT_ONCE;
      mails['told twice'] += told.length - AT_ONCE;
      await endBy('SIGKILL', second.child);
      report(context, { ...figures, ...mails });
      showProgress('outages', round + 1, ANSWERED.length);
    }
    expect(figures).toMatchObject({ kills: 3, 'acknowledged and lost': 0, 'stored twice': 0 });
    // Of 75 answered; a busy machine refuses some.
    expect(figures.acknowledged).toBeGreaterThanOrEqual(50);
  },
);

async function startStack(env: Record<string, string>) {
  const port = await freePort();
  const { child, ready } = startCommand(port, env);
  onTestFinished(async () => void (await endBy('SIGKILL', child)));
  await ready;
  return { port, child, url: `http://localhost:${port}` };
}

async function leadsAt(port: number): Promise<Array<Record<string, unknown>>> {
  const { dynamodb, tables } = await statusAt(port);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(testClient(dynamodb)));
  const scan = { TableName: tables.businessLeads, ConsistentRead: true };
  const leads = [];
  for await (const { Items = [] } of paginateScan({ client }, scan)) leads.push(...Items);
  client.destroy();
  return leads;
}

/** Those to whom "Antworten" on one of the owner's mails would write. */
async function prospectsAt(port: number): Promise<Array<string | undefined>> {
  const { mailbox } = await statusAt(port);
  const mails = (await (await fetch(mailbox)).json()) as StoredMail[];
  return mails.filter(({ configurationSet }) => configurationSet).map(({ replyTo }) => replyTo);
}
