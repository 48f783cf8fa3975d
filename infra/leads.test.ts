import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { permissionsOf } from './testing/permissions.ts';
import { propertiesOf, synthesise } from './testing/synthesise.ts';

const template = synthesise({
  ownerEmail: 'erika@example.org',
  mailSender: 'post@mail.example.org',
  webhookUrl: 'https://hooks.example.org/leads',
});
const OWNER = 'LeadDeliveryOwnerSubscriber';
const CONFIRMATIONS = 'LeadDeliveryConfirmationsSubscriber';
const WEBHOOK = 'LeadDeliveryWebhookSubscriber';

const ownLog = (name: string) => [`logs:CreateLogStream ${name}Logs`, `logs:PutLogEvents ${name}Logs`];

const ownQueue = (name: string) =>
  ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
    (action) => `sqs:${action} ${name}Queue`,
  );

const sendingAsOwner = [
  'configuration-set/LeadDeliveryOwnerMailsSending',
  // The recipient's, too: in SES's sandbox it is an identity.
  'identity/erika@example.org',
  'identity/example.org',
  'identity/mail.example.org',
  'identity/post@mail.example.org',
].map(
  (resource) =>
    `ses:SendEmail arn:aws:ses:eu-central-1:AWS::AccountId:${resource} if StringEquals ses:FromAddress post@mail.example.org`,
);

const startingWith = (prefix: string) => `if ForAllValues:StringLike dynamodb:LeadingKeys ${prefix}*`;

describe('permissions', () => {
  it('of submit-lead: store, count, notify', () => {
    expect(permissionsOf(template, 'LeadApiSubmitLead')).toEqual([
      'dynamodb:GetItem LeadTablesBusinessLeads',
      'dynamodb:GetItem LeadTablesLimits',
      'dynamodb:GetItem LeadTablesTvLeads',
      'dynamodb:PutItem LeadTablesBusinessLeads',
      'dynamodb:PutItem LeadTablesTvLeads',
      'dynamodb:UpdateItem LeadTablesBusinessLeads',
      'dynamodb:UpdateItem LeadTablesLimits',
      'dynamodb:UpdateItem LeadTablesTvLeads',
      ...ownLog('LeadApiSubmitLead'),
      'secretsmanager:GetSecretValue HashKeySecret',
      'secretsmanager:GetSecretValue OriginSecret',
      'sns:Publish LeadDeliveryLeads',
    ]);
  });

  it('of sweep-pending: find pending leads, settle, notify', () => {
    expect(permissionsOf(template, 'LeadDeliverySweepPending')).toEqual([
      'dynamodb:GetItem LeadTablesBusinessLeads',
      'dynamodb:GetItem LeadTablesTvLeads',
      'dynamodb:Query LeadTablesBusinessLeads/index/pending',
      'dynamodb:Query LeadTablesTvLeads/index/pending',
      'dynamodb:UpdateItem LeadTablesBusinessLeads',
      'dynamodb:UpdateItem LeadTablesTvLeads',
      ...ownLog('LeadDeliverySweepPending'),
      'sns:Publish LeadDeliveryLeads',
    ]);
  });

  it('of mail-owner: take from its queue, count and record, send to her or hand over', () => {
    expect(permissionsOf(template, OWNER)).toEqual([
      `dynamodb:GetItem LeadTablesLimits ${startingWith('owner-mail')}`,
      `dynamodb:UpdateItem LeadTablesLimits ${startingWith('canary:')}`,
      `dynamodb:UpdateItem LeadTablesLimits ${startingWith('owner-mail')}`,
      ...ownLog(`${OWNER}Handler`),
      ...sendingAsOwner,
      ...ownQueue(OWNER).slice(0, 2),
      'sqs:GetQueueAttributes LeadDeliveryOwnerMailsDigest',
      'sqs:GetQueueAttributes LeadDeliveryOwnerSubscriberQueue',
      'sqs:GetQueueUrl LeadDeliveryOwnerMailsDigest',
      'sqs:GetQueueUrl LeadDeliveryOwnerSubscriberQueue',
      ...ownQueue(OWNER).slice(4),
      'sqs:SendMessage LeadDeliveryOwnerMailsDigest',
    ]);
  });

  it('of send-digest: empty its queue, send to her', () => {
    expect(permissionsOf(template, 'LeadDeliveryOwnerMailsSendDigest')).toEqual([
      ...ownLog('LeadDeliveryOwnerMailsSendDigest'),
      ...sendingAsOwner,
      ...ownQueue('LeadDeliveryOwnerMails').map((line) => line.replace(/Queue$/, 'Digest')),
    ]);
  });

  it('of confirm-lead: take from its queue, count and look at counts, send as one sender', () => {
    expect(permissionsOf(template, CONFIRMATIONS)).toEqual([
      'dynamodb:GetItem LeadTablesLimits',
      'dynamodb:UpdateItem LeadTablesLimits',
      ...ownLog(`${CONFIRMATIONS}Handler`),
      'secretsmanager:GetSecretValue HashKeySecret',
      'ses:SendEmail arn:aws:ses:eu-central-1:AWS::AccountId:identity/mail.example.org if StringEquals ses:FromAddress post@mail.example.org',
      'ses:SendEmail arn:aws:ses:eu-central-1:AWS::AccountId:identity/post@mail.example.org if StringEquals ses:FromAddress post@mail.example.org',
      ...ownQueue(CONFIRMATIONS),
    ]);
  });

  it('of forward-lead: take from its queue, read its secret, note a canary', () => {
    expect(permissionsOf(template, WEBHOOK)).toEqual([
      `dynamodb:UpdateItem LeadTablesLimits ${startingWith('canary:')}`,
      ...ownLog(`${WEBHOOK}Handler`),
      'secretsmanager:GetSecretValue LeadDeliveryWebhookSecret',
      ...ownQueue(WEBHOOK),
    ]);
  });

  it('of send-canary: read and remove canaries, no lead of anybody', () => {
    expect(permissionsOf(template, 'CanarySendCanary')).toEqual([
      `dynamodb:DeleteItem LeadTablesBusinessLeads ${startingWith('ca0a4700-')}`,
      `dynamodb:GetItem LeadTablesBusinessLeads ${startingWith('ca0a4700-')}`,
      `dynamodb:GetItem LeadTablesLimits ${startingWith('canary:')}`,
      `dynamodb:UpdateItem LeadTablesLimits ${startingWith('canary:')}`,
      ...ownLog('CanarySendCanary'),
      'secretsmanager:GetSecretValue HashKeySecret',
      ...sendingAsOwner.slice(1),
      'sns:ListSubscriptionsByTopic AlarmTopic',
    ]);
  });
});

describe('tables', () => {
  it.each(['BusinessLeads', 'TvLeads', 'Limits'])(
    '%s cannot be lost and forgets what has expired',
    (name) => {
      const [table] = Object.entries(template.findResources('AWS::DynamoDB::Table')).filter(([id]) =>
        id.startsWith(`LeadTables${name}`),
      );
      expect(table?.[1]).toMatchObject({
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          SSESpecification: { SSEEnabled: true },
          TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        },
      });
    },
  );

  it.each([
    [
      'BusinessLeads',
      'submissionId',
      ['byEmail email createdAt', 'byMonth month createdAt', 'pending pending createdAt'],
    ],
    ['TvLeads', 'email', ['byMonth month createdAt', 'pending pending createdAt']],
    ['Limits', 'key', []],
  ])('%s has the keys of docs/api.md', (name, key, indexes) => {
    const table = propertiesOf(template, 'AWS::DynamoDB::Table', `LeadTables${name}`) as Table;
    expect(keysOf(table)).toEqual([key]);
    expect(
      (table.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, ...keysOf(index)].join(' ')),
    ).toEqual(indexes);
  });
});

describe('handlers', () => {
  it.each([
    [
      'LeadApiSubmitLead',
      [
        'BUSINESS_LEADS_TABLE',
        'DUPLICATE_LIMIT',
        'HASH_KEY_ARN',
        'LEAD_TOPIC_ARN',
        'LIMITS_TABLE',
        'ORIGIN_SECRET_ARN',
        'RATE_LIMIT',
        'RATE_LIMIT_WITHOUT_SCRIPT',
        'TV_LEADS_TABLE',
      ],
    ],
    ['LeadDeliverySweepPending', ['BUSINESS_LEADS_TABLE', 'LEAD_TOPIC_ARN', 'TV_LEADS_TABLE']],
    [OWNER, ['CONFIGURATION_SET', 'DIGEST_QUEUE_URL', 'LIMITS_TABLE', 'MAIL_SENDER', 'OWNER_EMAIL']],
    [
      'LeadDeliveryOwnerMailsSendDigest',
      ['CONFIGURATION_SET', 'DIGEST_QUEUE_URL', 'MAIL_SENDER', 'OWNER_EMAIL'],
    ],
    [
      CONFIRMATIONS,
      [
        'HASH_KEY_ARN',
        'LIMITS_TABLE',
        'MAILS_PER_HOUR',
        'MAIL_REPLY_TO',
        'MAIL_SENDER',
        'QUEUE_URL',
        'SITE_URL',
      ],
    ],
    [WEBHOOK, ['LIMITS_TABLE', 'RECEIVER', 'WEBHOOK_NETWORK', 'WEBHOOK_SECRET_ARN', 'WEBHOOK_URL']],
    [
      'CanarySendCanary',
      [
        'BUSINESS_LEADS_TABLE',
        'CANARY_RECEIVERS',
        'HASH_KEY_ARN',
        'LIMITS_TABLE',
        'MAIL_SENDER',
        'MAIL_TOPICS',
        'SITE_URL',
        'UNHEARD_RECIPIENTS',
      ],
    ],
  ])('%s is told what it reads from its environment', (id, names) => {
    const { Environment } = propertiesOf(template, 'AWS::Lambda::Function', id);
    expect(Object.keys((Environment as { Variables: object }).Variables).sort()).toEqual(names);
  });

  it('let in as many submissions as docs/api.md says', () => {
    const api = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
    const [, RATE_LIMIT, RATE_LIMIT_WITHOUT_SCRIPT] =
      /may send (\d+) submissions, (\d+) of them without `elapsedMs`/.exec(api) ?? [];
    expect(propertiesOf(template, 'AWS::Lambda::Function', 'LeadApiSubmitLead')).toMatchObject({
      Environment: { Variables: { RATE_LIMIT, RATE_LIMIT_WITHOUT_SCRIPT } },
    });
  });

  it('log where no log is kept forever (stacks.test.ts)', () => {
    for (const { Properties } of Object.values(template.findResources('AWS::Lambda::Function')))
      expect(Properties.LoggingConfig).toHaveProperty('LogGroup.Ref');
  });
});

type Keyed = { KeySchema: Array<{ AttributeName: string }> };
type Table = Keyed & { GlobalSecondaryIndexes?: Array<Keyed & { IndexName: string }> };

const keysOf = ({ KeySchema }: Keyed) => KeySchema.map(({ AttributeName }) => AttributeName);

test('outputs name every queue, and every dead-letter queue as that of its queue: npm run leads misses none', () => {
  const outputs = Object.entries(template.findOutputs('*')).map(
    ([name, { Value }]) => [name, (Value as { Ref?: string }).Ref] as const,
  );
  const idOf = (output: string) => outputs.find(([name]) => name === output)?.[1];
  for (const [id, { Properties }] of Object.entries(template.findResources('AWS::SQS::Queue'))) {
    const name = outputs.find(([, ref]) => ref === id)?.[0];
    expect(name, id).toMatch(/QueueUrl$/);
    const [deadLetterId] = Properties.RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'] ?? [];
    if (deadLetterId) expect(idOf(`${name?.replace('QueueUrl', '')}DeadLetterQueueUrl`)).toBe(deadLetterId);
  }
});
