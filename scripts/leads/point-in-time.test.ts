import { createServer } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testClient } from '../../functions/testing/aws.ts';
import { type LocalServer, listenOnFreePort, readBody } from '../local/http.ts';
import { removeCopies, snapshotAt } from './point-in-time.ts';
import type { Target } from './target.ts';

/** Fakes DynamoDB's point-in-time recovery, which dynalite lacks; restored tables are available at once. */
let server: LocalServer;
const calls: Array<{ action: string; input: Record<string, unknown> }> = [];
const copies = new Set<string>();
let failure: string | undefined;

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const dynamodb = createServer(async (request, response) => {
    const action = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const input = JSON.parse((await readBody(request))?.toString() ?? '{}');
    calls.push({ action, input });
    const name = input.TargetTableName ?? input.TableName;
    const fail = (type: string) =>
      response.writeHead(400).end(JSON.stringify({ __type: type, message: 'no' }));
    if (action === 'RestoreTableToPointInTime') {
      if (failure) return fail(failure);
      copies.add(name);
    }
    if (action === 'DescribeTable' && !copies.has(name)) return fail('ResourceNotFoundException');
    const answer =
      action === 'Scan' ? { Items: [{ id: { S: name } }] } : { Table: { TableStatus: 'ACTIVE' } };
    response.end(JSON.stringify(answer));
  });
  server = await listenOnFreePort(dynamodb);
});
afterAll(() => server.close());

const target = () =>
  ({
    tables: { businessLeads: 'leads', tvLeads: 'tv-leads' },
    dynamodb: DynamoDBDocumentClient.from(new DynamoDBClient(testClient(server.url))),
  }) as unknown as Target;
const at = new Date('2026-01-02T07:30:00Z');

test('both tables are restored to the instant under names of their own, read, and removed', async () => {
  const held = await snapshotAt(target(), at);
  expect([...held.businessLeads, ...held.tvLeads].map(({ id }) => id)).toEqual([
    'leads-stand-20260102073000',
    'tv-leads-stand-20260102073000',
  ]);
  expect(calls.filter(({ action }) => action.startsWith('Restore')).map(({ input }) => input)).toEqual(
    ['leads', 'tv-leads'].map((table) => ({
      SourceTableName: table,
      TargetTableName: `${table}-stand-20260102073000`,
      RestoreDateTime: at.getTime() / 1000,
    })),
  );
  await removeCopies(target(), held.copies);
  expect(calls.filter(({ action }) => action === 'DeleteTable').map(({ input }) => input.TableName)).toEqual(
    held.copies,
  );
});

test('what is older than the backup is answered with how far it reaches', async () => {
  copies.clear();
  failure = 'InvalidRestoreTimeException';
  await expect(snapshotAt(target(), at)).rejects.toThrow('Sie umfasst 35 Tage');
  failure = 'UnknownOperationException';
  await expect(snapshotAt(target(), at), 'on the local stack').rejects.toThrow('nur auf AWS');
});
