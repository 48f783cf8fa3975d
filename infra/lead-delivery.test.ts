import { describe, expect, it } from 'vitest';
import { QUICK_RETRY_MS } from '../functions/deliver-lead.ts';
import { propertiesOf, synthesise } from './testing/synthesise.ts';

const webhookUrl = 'https://hooks.example.org/leads';
const template = synthesise({
  ownerEmail: 'erika@example.org',
  mailSender: 'post@mail.example.org',
  webhookUrl,
});
const other = synthesise({ monthlyBudget: '50', alarmEmail: 'ops@example.org' });
const OWNER = 'LeadDeliveryOwnerSubscriber';
const CONFIRMATIONS = 'LeadDeliveryConfirmationsSubscriber';
const WEBHOOK = 'LeadDeliveryWebhookSubscriber';
/** From `bounds` in functions/aws.ts: two attempts of 0.5 s to connect and 0.9 s to answer, plus a pause. */
const SLOWEST_CALL_S = 3;

describe('subscribers', () => {
  it.each([OWNER, CONFIRMATIONS, WEBHOOK])(
    '%s tries for at least 15 minutes, then puts a lead aside',
    (id) => {
      const queue = propertiesOf(template, 'AWS::SQS::Queue', `${id}Queue`) as Queue;
      const { Timeout } = propertiesOf(template, 'AWS::Lambda::Function', id);
      const retries = queue.RedrivePolicy.maxReceiveCount - 1;
      expect(retries * queue.VisibilityTimeout).toBeGreaterThanOrEqual(15 * 60);
      expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Number(Timeout));
    },
  );

  it('of visitors’ mails tries as long where failures follow each other more quickly', () => {
    const { RedrivePolicy } = propertiesOf(template, 'AWS::SQS::Queue', `${CONFIRMATIONS}Queue`) as Queue;
    expect(((RedrivePolicy.maxReceiveCount - 1) * QUICK_RETRY_MS) / 1000).toBeGreaterThanOrEqual(15 * 60);
  });

  it.each([
    // A batch first reads a secret; then a webhook takes 3 s, and a confirmation calls the limits table and SES, each up to twice.
    [CONFIRMATIONS, 2 * SLOWEST_CALL_S],
    // Its record three times, the counter, and SES or the digest's queue.
    [OWNER, 5 * SLOWEST_CALL_S],
    [WEBHOOK, 3],
  ])('%s has the time for a whole batch of the slowest deliveries', (id, slowestS) => {
    const { BatchSize, MaximumBatchingWindowInSeconds } = propertiesOf(
      template,
      'AWS::Lambda::EventSourceMapping',
      id,
    );
    const { Timeout } = propertiesOf(template, 'AWS::Lambda::Function', id);
    expect(Number(Timeout)).toBeGreaterThan(SLOWEST_CALL_S + Number(BatchSize) * slowestS);
    // A single lead never waits for a batch to fill.
    expect(MaximumBatchingWindowInSeconds).toBeUndefined();
  });

  it('visitors’ mails are for enquiries and sign-ups only, owner and webhook hear of all', () => {
    const filterOf = (id: string) => propertiesOf(template, 'AWS::SNS::Subscription', id).FilterPolicy;
    expect(filterOf(CONFIRMATIONS)).toEqual({ form: ['enquiry', 'popup-signup'] });
    expect(filterOf(OWNER)).toBeUndefined();
    expect(filterOf(WEBHOOK)).toBeUndefined();
  });

  it('get the message as it was published, two at a time at most, and fail one by one', () => {
    template.resourcePropertiesCountIs(
      'AWS::SNS::Subscription',
      { Protocol: 'sqs', RawMessageDelivery: true },
      3,
    );
    template.allResourcesProperties('AWS::Lambda::EventSourceMapping', {
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
  });

  it('confirm in the name of the owner; nobody subscribes to leads by e-mail, which has an unsubscribe link', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: { MAIL_SENDER: 'post@mail.example.org', MAIL_REPLY_TO: 'erika@example.org' },
      },
    });
    const mails = Object.values(template.findResources('AWS::SNS::Subscription'))
      .filter(({ Properties }) => Properties.Protocol !== 'sqs')
      .map(({ Properties }) => Properties.TopicArn.Ref);
    expect(mails).toEqual([expect.stringMatching(/^AlarmTopic/)]);
  });
});

describe('webhook', () => {
  it('is not there unless it has an address', () => {
    expect(JSON.stringify(other.toJSON())).not.toMatch(/webhook/i);
    other.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { CANARY_RECEIVERS: 'owner,confirmation' } },
    });
  });

  it('goes to the public address only, signed with a secret that the template does not know', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { RECEIVER: 'webhook', WEBHOOK_URL: webhookUrl, WEBHOOK_NETWORK: 'public' } },
    });
    const secret = propertiesOf(template, 'AWS::SecretsManager::Secret', 'LeadDeliveryWebhookSecret');
    expect(secret).toHaveProperty('GenerateSecretString.PasswordLength', 48);
    expect(secret).not.toHaveProperty('SecretString');
  });
});

describe("the owner's mails", () => {
  it('go to her through a configuration set that keeps no list of addresses to spare', () => {
    for (const id of [OWNER, 'LeadDeliveryOwnerMailsSendDigest']) {
      const { Environment } = propertiesOf(template, 'AWS::Lambda::Function', id);
      expect(Environment).toMatchObject({
        Variables: {
          MAIL_SENDER: 'post@mail.example.org',
          OWNER_EMAIL: 'erika@example.org',
          CONFIGURATION_SET: { Ref: expect.stringMatching(/^LeadDeliveryOwnerMailsSending/) },
        },
      });
    }
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      SuppressionOptions: { SuppressedReasons: [] },
    });
  });

  it('above the limit wait for two weeks, and are mailed every hour', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      MessageRetentionPeriod: 1_209_600,
      VisibilityTimeout: 900,
    });
    const target = propertiesOf(template, 'AWS::Events::Rule', 'LeadDeliveryOwnerMailsHourly');
    expect(target).toMatchObject({ ScheduleExpression: 'rate(1 hour)' });
    expect(JSON.stringify(target)).toContain('LeadDeliveryOwnerMailsSendDigest');
  });
});

it('a canary is sent every hour to the public address, and is awaited at every subscriber', () => {
  expect(propertiesOf(template, 'AWS::Events::Rule', 'CanaryHourly').ScheduleExpression).toBe('rate(1 hour)');
  const { Environment } = propertiesOf(template, 'AWS::Lambda::Function', 'CanarySendCanary');
  const { Variables } = Environment as { Variables: Record<string, unknown> };
  expect(Variables.CANARY_RECEIVERS).toBe('owner,confirmation,webhook');
  expect(JSON.stringify(Variables.SITE_URL)).toMatch(/https:\/\/.*WebsiteDistribution\w+","DomainName/);
});

it('a mail warns when the month gets too expensive', () => {
  const { Budget, NotificationsWithSubscribers } = propertiesOf(other, 'AWS::Budgets::Budget');
  expect(Budget).toMatchObject({ TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 50, Unit: 'USD' } });
  for (const { Subscribers } of NotificationsWithSubscribers as Array<{ Subscribers: unknown }>)
    expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'ops@example.org' }]);
});

it('pending leads are looked for every minute; what runs on schedule is not repeated, nor does it pile up', () => {
  template.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)' });
  template.resourceCountIs('AWS::Events::Rule', 4);
  template.resourceCountIs('AWS::Lambda::EventInvokeConfig', 4);
  const once = { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 };
  template.allResourcesProperties('AWS::Lambda::EventInvokeConfig', once);
  template.allResourcesProperties('AWS::Events::Rule', { Targets: [{ RetryPolicy: once }] });
});

type Queue = { VisibilityTimeout: number; RedrivePolicy: { maxReceiveCount: number } };
