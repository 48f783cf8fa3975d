import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { startDynamoDb } from './dynamodb.ts';
import { temporaryFolder } from './testing/running-stack.ts';

test('it ends below queries that nobody waits for any more, without an error, and lets go of its files', async () => {
  const folder = temporaryFolder();
  const database = await startDynamoDb(folder.path);
  const client = new DynamoDBClient({
    endpoint: database.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const TableName = 'leads';
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'key', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'key', AttributeType: 'S' }],
    }),
  );
  await wait(50);
  await client.send(new PutItemCommand({ TableName, Item: { key: { S: 'a' } } }));
  client.destroy();
  // As from the processes of functions that have been ended.
  const queries = Array.from({ length: 200 }, () => {
    const query = request(database.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.Query',
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20261126/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
        'x-amz-date': '20261126T000000Z',
      },
    });
    query.on('error', () => {});
    query.end(
      JSON.stringify({
        TableName,
        KeyConditionExpression: '#key = :key',
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: { ':key': { S: 'a' } },
      }),
    );
    return query;
  });
  await wait(30);
  for (const query of queries) query.destroy();
  await database.close();
  folder.remove();
  // An error where nothing can catch it would fail the run.
  await wait(100);
  expect(queries).toHaveLength(200);
});

test('it ends though somebody has not sent all of a request, and does not wait for the rest', async () => {
  const folder = temporaryFolder();
  const database = await startDynamoDb(folder.path);
  const half = request(database.url, { method: 'POST', headers: { 'content-length': '100' } });
  const closed = new Promise((resolve) => half.on('error', () => {}).once('close', resolve));
  half.write('{');
  await once(half, 'socket');
  await wait(50);
  await database.close();
  await closed;
  folder.remove();
});
