import { appendFileSync } from 'node:fs';
import { connect } from 'node:net';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand, PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../functions/testing/aws.ts';
import { mailboxPage, type StoredMail } from './mailbox.ts';
import { openRecords } from './records.ts';
import { secretValue } from './resources.ts';
import { accepts } from './sns.ts';
import { readTemplate } from './template.ts';
import { fixtureAssembly, type RunningStack, runStack, temporaryFolder } from './testing/running-stack.ts';

/** What the real SDK clients get from the local services. */

let stack: RunningStack;
beforeAll(async () => {
  stack = await runStack();
});
afterAll(() => stack.end());

const client = (service: string) => testClient(stack.services[service] ?? '');
const mails = async (): Promise<StoredMail[]> => (await fetch(stack.status.mailbox)).json();

test('DynamoDB has the tables of the template, with their indexes', async () => {
  const TableName = stack.status.tables.businessLeads;
  const { Table } = await new DynamoDBClient(client('DYNAMODB')).send(
    new DescribeTableCommand({ TableName }),
  );
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toContain('byEmail');
});

test('a client that hangs up in the middle of a request does not end the stack', async () => {
  const { hostname, port } = new URL(stack.status.dynamodb);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf', () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  expect((await fetch(stack.url)).status).toBe(200);
});

test('a request that no service can read does not end the stack', async () => {
  for (const url of Object.values(stack.services))
    expect((await fetch(url, { method: 'POST', body: '{' })).ok).toBe(false);
  expect((await fetch(stack.url)).status).toBe(200);
});

const publish = (input: Partial<ConstructorParameters<typeof PublishCommand>[0]>) =>
  new SNSClient(client('SNS')).send(
    new PublishCommand({
      TopicArn: stack.status.topic,
      Message: 'x',
      MessageAttributes: { form: { DataType: 'String', StringValue: 'popup' } },
      ...input,
    }),
  );

/** Leads go to queues only. */
function alarmTopic(): string {
  const template = readTemplate(fixtureAssembly(), 'localhost');
  return template.ref(template.ofType('AWS::SNS::Topic').find((id) => id.startsWith('AlarmTopic')) ?? '');
}

test('what is published arrives as a mail, with its own part', async () => {
  const Message = JSON.stringify({ default: 'kurz', email: 'Guten Tag Frau Müller', sqs: '{"id":"42"}' });
  await publish({ TopicArn: alarmTopic(), Message, MessageStructure: 'json', Subject: 'Neue Anfrage' });
  expect(await mails()).toMatchObject([
    { subject: 'Neue Anfrage', text: 'Guten Tag Frau Müller', source: 'sns' },
  ]);
});

test.each([
  ['an unknown topic', { TopicArn: 'arn:aws:sns:eu-central-1:000000000000:x' }, 'NotFoundException'],
  ['a subject with a line break', { Subject: 'a\nBcc: b' }, 'InvalidParameterException'],
  ['a subject with umlauts', { Subject: 'Für Sie' }, 'InvalidParameterException'],
  ['JSON without a default', { Message: '{"a":"x"}', MessageStructure: 'json' }, 'InvalidParameterException'],
  ['a message over 256 KB', { Message: 'x'.repeat(262_145) }, 'InvalidParameterException'],
])('SNS refuses %s as AWS does', async (_, input, name) => {
  const before = (await mails()).length;
  await expect(publish(input)).rejects.toMatchObject({ name });
  expect(await mails()).toHaveLength(before);
});

test('SNS lists who listens to a topic', async () => {
  const { Subscriptions } = await new SNSClient(client('SNS')).send(
    new ListSubscriptionsByTopicCommand({ TopicArn: stack.status.topic }),
  );
  expect(Subscriptions?.map(({ Protocol }) => Protocol).sort()).toEqual(['sqs', 'sqs', 'sqs']);
});

const text = (Value: string) => ({ Type: 'String', Value });
const form = text('enquiry');

test.each([
  ['no policy takes all', undefined, {}, true],
  ['what must be missing is missing', { canary: [{ exists: false }] }, { form }, true],
  ['what must be missing is there', { canary: [{ exists: false }] }, { form, canary: text('true') }, false],
  ['no attributes at all are refused', { canary: [{ exists: false }] }, {}, false],
  ['one of several values', { form: ['business', 'enquiry'] }, { form }, true],
  ['another value', { form: ['business'] }, { form }, false],
  ['every condition has to hold', { form: ['enquiry'], canary: [{ exists: true }] }, { form }, false],
])('a filter policy: %s', (_, policy, attributes, taken) => {
  expect(accepts(policy, attributes)).toBe(taken);
});

test('SES delivers to the mailbox and refuses addresses that are not ASCII', async () => {
  const mail = (to: string) =>
    new SESv2Client(client('SESV2')).send(
      new SendEmailCommand({
        FromEmailAddress: 'Erika Müßterfrau <post@example.org>',
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: { Data: 'Grüße' }, Body: { Text: { Data: 'Hallo' } } } },
      }),
    );
  const { MessageId } = await mail('jurgen@example.org');
  expect((await mails()).find(({ id }) => id === MessageId)).toMatchObject({
    source: 'ses',
    from: 'Erika Müßterfrau <post@example.org>',
    to: 'jurgen@example.org',
    subject: 'Grüße',
  });
  await expect(mail('jürgen@example.org')).rejects.toMatchObject({ name: 'BadRequestException' });
});

test('the mailbox page shows a mail without running what is in it', () => {
  const mail = { id: '1', date: '2026-01-01', source: 'ses' as const, from: 'a', to: 'b', subject: 's' };
  const page = mailboxPage([{ ...mail, text: '<script>alert(1)</script>', html: '"><script>' }]);
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
});

test('a secret is read by its ARN and stays the same', async () => {
  const template = readTemplate(fixtureAssembly(), 'localhost');
  const [id = ''] = template.ofType('AWS::SecretsManager::Secret');
  const SecretId = template.ref(id);
  const sdk = new SecretsManagerClient(client('SECRETS_MANAGER'));
  const { SecretString } = await sdk.send(new GetSecretValueCommand({ SecretId }));
  expect(SecretString).toMatch(/^[0-9a-f]{48}$/);
  expect(SecretString).toBe(secretValue(SecretId));
  await expect(sdk.send(new GetSecretValueCommand({ SecretId: 'other' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });
});

test('a record that was cut off is missing, and spoils none that come after it', () => {
  const folder = temporaryFolder();
  const file = `${folder.path}/deep/list.jsonl`;
  const records = openRecords<string>(file);
  expect(records.list()).toEqual([]);
  records.add('first\nline');
  appendFileSync(file, '\n"cut o');
  openRecords<string>(file).add('second');
  expect(records.list()).toEqual(['first\nline', 'second']);
  folder.remove();
});
