import { readFileSync } from 'node:fs';
import { DescribeTableCommand, DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ListTopicsCommand, PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnFreePort } from './http-server.ts';
import { createMailbox, type StoredMail } from './mailbox.ts';
import { createSecrets } from './secrets-manager.ts';
import { createSes } from './ses.ts';
import { eventually, type RunningStack, runSampleStack } from './testing/running-stack.ts';
import { temporaryFolder } from './testing/sample-assembly.ts';

const client = (endpoint: string) => ({
  endpoint,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  maxAttempts: 1,
});

let stack: RunningStack;
let sns: SNSClient;
beforeAll(async () => {
  stack = await runSampleStack();
  sns = new SNSClient(client(stack.status.sns));
});
afterAll(() => stack.end());

const mails = async (): Promise<StoredMail[]> =>
  (await fetch(stack.status.mailbox)).json() as Promise<StoredMail[]>;

test('DynamoDB has the tables of the template, with their indexes', async () => {
  const dynamodb = new DynamoDBClient(client(stack.status.dynamodb));
  const TableName = stack.status.tables.businessLeads;
  const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }));
  expect(Table?.TableStatus).toBe('ACTIVE');
  await dynamodb.send(
    new PutItemCommand({
      TableName,
      Item: { id: { S: '1' }, email: { S: 'a@example.org' }, createdAt: { S: '2026' } },
    }),
  );
  const byEmail = await dynamodb.send(
    new QueryCommand({
      TableName,
      IndexName: 'byEmail',
      KeyConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': { S: 'a@example.org' } },
    }),
  );
  expect(byEmail.Items?.map((item) => item.id?.S)).toEqual(['1']);
});

test('a client that hangs up in the middle of a request does not end the database', async () => {
  const { connect } = await import('node:net');
  const { hostname, port } = new URL(stack.status.dynamodb);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf', () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  const dynamodb = new DynamoDBClient(client(stack.status.dynamodb));
  const TableName = stack.status.tables.businessLeads;
  expect((await dynamodb.send(new DescribeTableCommand({ TableName }))).Table?.TableName).toBe(TableName);
});

test('what is published arrives as a mail and in the queue, each with its own part', async () => {
  const Message = JSON.stringify({ default: 'kurz', email: 'Guten Tag Frau Müller', sqs: '{"id":"42"}' });
  const { MessageId } = await sns.send(
    new PublishCommand({
      TopicArn: stack.status.topic,
      Message,
      MessageStructure: 'json',
      Subject: 'Neue Anfrage',
    }),
  );
  expect(MessageId).toMatch(/^[0-9a-f-]{36}$/);
  const mail = (await mails()).find(({ text }) => text === 'Guten Tag Frau Müller');
  expect(mail).toMatchObject({ to: 'post@example.org', subject: 'Neue Anfrage', source: 'sns' });
  const consumed = await eventually(() => {
    const text = read(`${stack.folder}/cdk.out/consumed.txt`);
    return text.includes('42') ? text : undefined;
  });
  expect(consumed.trim()).toBe('{"id":"42"}');
});

test.each([
  [
    'an unknown topic',
    { TopicArn: 'arn:aws:sns:eu-central-1:000000000000:x', Message: 'x' },
    'NotFoundException',
  ],
  ['a subject with a line break', { Message: 'x', Subject: 'a\nBcc: b' }, 'InvalidParameterException'],
  ['a subject with umlauts', { Message: 'x', Subject: 'Für Sie' }, 'InvalidParameterException'],
  [
    'JSON without a default',
    { Message: '{"email":"x"}', MessageStructure: 'json' },
    'InvalidParameterException',
  ],
  ['a message over 256 KB', { Message: 'x'.repeat(262_145) }, 'InvalidParameterException'],
])('SNS refuses %s as AWS does', async (_name, input, error) => {
  const before = (await mails()).length;
  await expect(
    sns.send(new PublishCommand({ TopicArn: stack.status.topic, ...input })),
  ).rejects.toMatchObject({ name: error });
  expect((await mails()).length).toBe(before);
});

test('SNS lists its topics', async () => {
  const { Topics } = await sns.send(new ListTopicsCommand({}));
  expect(Topics).toEqual([{ TopicArn: stack.status.topic }]);
});

test('the mailbox page shows a mail without running what is in it', async () => {
  await sns.send(new PublishCommand({ TopicArn: stack.status.topic, Message: '<script>alert(1)</script>' }));
  const page = await (await fetch(`${stack.url}/__local/mailbox`)).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&#60;script&#62;');
});

test('SES writes a mail that any mail program can read', async () => {
  const folder = temporaryFolder();
  const mailbox = createMailbox(`${folder.path}/mailbox`);
  const server = await listenOnFreePort(createSes(mailbox));
  try {
    const ses = new SESv2Client(client(server.url));
    const text = `Guten Tag,\n\n${'ein langer Absatz mit Umlauten: äöüß. '.repeat(20)}`;
    const { MessageId } = await ses.send(
      new SendEmailCommand({
        FromEmailAddress: 'Erika Müßterfrau <post@example.org>',
        Destination: { ToAddresses: ['jurgen@example.org'] },
        ReplyToAddresses: ['post@example.org'],
        Content: {
          Simple: {
            Subject: { Data: 'Ihre Anfrage ist angekommen – vielen Dank für Ihr Vertrauen, wir melden uns' },
            Body: { Text: { Data: text }, Html: { Data: `<p>${text}</p>` } },
          },
        },
      }),
    );
    const source = (await mailbox.source(MessageId ?? '')) ?? '';
    const [head = '', ...parts] = source.split('\r\n\r\n');
    expect(source).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(source.split('\r\n').every((line) => line.length <= 78)).toBe(true);
    const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(head)?.[1] ?? '';
    expect(decodeWords(subject)).toBe(
      'Ihre Anfrage ist angekommen – vielen Dank für Ihr Vertrauen, wir melden uns',
    );
    expect(decodeWords(/^From: (.*)/m.exec(head)?.[1] ?? '')).toBe('Erika Müßterfrau <post@example.org>');
    expect(
      Buffer.from(parts[1]?.split('\r\n--')[0] ?? '', 'base64')
        .toString()
        .replaceAll('\r\n', '\n'),
    ).toBe(text);
    await expect(
      ses.send(
        new SendEmailCommand({
          FromEmailAddress: 'post@example.org',
          Destination: { ToAddresses: ['jürgen@example.org'] },
          Content: { Simple: { Subject: { Data: 'x' }, Body: { Text: { Data: 'x' } } } },
        }),
      ),
    ).rejects.toMatchObject({ name: 'BadRequestException' });
  } finally {
    await server.close();
    folder.remove();
  }
});

test('a secret is made once and read by ARN or by name', async () => {
  const folder = temporaryFolder();
  const arn = 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:Sample-Secret-local0';
  const make = () => {
    const secrets = createSecrets(`${folder.path}/secrets.json`);
    const rules = { PasswordLength: 40, ExcludePunctuation: true, ExcludeCharacters: 'aA' };
    const defaults = {
      ExcludeLowercase: false,
      ExcludeUppercase: false,
      ExcludeNumbers: false,
      IncludeSpace: false,
    };
    secrets.ensure(arn, { GenerateSecretString: { ...defaults, ...rules } });
    return secrets;
  };
  const first = make().value(arn);
  expect(first).toMatch(/^[b-zB-Z0-9]{40}$/);
  const secrets = make();
  expect(secrets.value(arn)).toBe(first);
  const server = await listenOnFreePort(secrets.listener);
  try {
    const sdk = new SecretsManagerClient(client(server.url));
    for (const SecretId of [arn, 'Sample-Secret']) {
      expect((await sdk.send(new GetSecretValueCommand({ SecretId }))).SecretString).toBe(first);
    }
    await expect(sdk.send(new GetSecretValueCommand({ SecretId: 'other' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  } finally {
    await server.close();
    folder.remove();
  }
});

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\r\n =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_all, base64: string) => Buffer.from(base64, 'base64').toString());
}
