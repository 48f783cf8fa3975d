import { describe, expect, it } from 'vitest';
import { propertiesOf, synthesise } from './testing/synthesise.ts';

const webhookUrl = 'https://hooks.example.org/leads';
const template = synthesise({
  ownerEmail: 'erika@example.org',
  mailSender: 'post@mail.example.org',
  webhookUrl,
});
const other = synthesise({ monthlyBudget: '50', alarmEmail: 'ops@example.org' });
const CONFIRMATIONS = 'LeadDeliveryConfirmationsSubscriber';
const WEBHOOK = 'LeadDeliveryWebhookSubscriber';
/** From `bounds` in functions/aws.ts: two attempts of 0.5 s to connect and 0.9 s to answer, plus a pause. */
const SLOWEST_CALL_S = 3;

describe('subscribers', () => {
  it.each([CONFIRMATIONS, WEBHOOK])('%s tries for at least 15 minutes, then puts a lead aside', (id) => {
    const queue = propertiesOf(template, 'AWS::SQS::Queue', `${id}Queue`) as Queue;
    const { Timeout } = propertiesOf(template, 'AWS::Lambda::Function', id);
    const retries = queue.RedrivePolicy.maxReceiveCount - 1;
    expect(retries * queue.VisibilityTimeout).toBeGreaterThanOrEqual(15 * 60);
    expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Number(Timeout));
  });

  it.each([
    // A batch first reads a secret; then a webhook takes 3 s, and a confirmation calls the limits table and SES, each up to twice.
    [CONFIRMATIONS, 2 * SLOWEST_CALL_S],
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

  it('visitors are mailed about enquiries and sign-ups only, the webhook hears of all', () => {
    const filterOf = (id: string) => propertiesOf(template, 'AWS::SNS::Subscription', id).FilterPolicy;
    expect(filterOf(CONFIRMATIONS)).toEqual({ form: ['enquiry', 'popup-signup'] });
    expect(filterOf(WEBHOOK)).toBeUndefined();
  });

  it('get the message as it was published, two at a time at most, and fail one by one', () => {
    template.resourcePropertiesCountIs(
      'AWS::SNS::Subscription',
      { Protocol: 'sqs', RawMessageDelivery: true },
      2,
    );
    template.allResourcesProperties('AWS::Lambda::EventSourceMapping', {
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
    });
  });

  it('confirm in the name of the owner, who is notified by mail, but not of canaries', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: { MAIL_SENDER: 'post@mail.example.org', MAIL_REPLY_TO: 'erika@example.org' },
      },
    });
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'erika@example.org',
      FilterPolicy: { canary: [{ exists: false }] },
    });
  });
});

describe('webhook', () => {
  it('is not there unless it has an address', () => {
    expect(JSON.stringify(other.toJSON())).not.toMatch(/webhook/i);
    other.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { CANARY_RECEIVERS: 'confirmation' } },
    });
  });

  it('goes to the public address only, signed with a secret that the template does not know', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { WEBHOOK_URL: webhookUrl, WEBHOOK_NETWORK: 'public' } },
    });
    const secret = propertiesOf(template, 'AWS::SecretsManager::Secret', 'LeadDeliveryWebhookSecret');
    expect(secret).toHaveProperty('GenerateSecretString.PasswordLength', 48);
    expect(secret).not.toHaveProperty('SecretString');
  });
});

it('a canary is sent every day to the public address, and is awaited at every subscriber', () => {
  template.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 day)' });
  const { Environment } = propertiesOf(template, 'AWS::Lambda::Function', 'CanarySendCanary');
  const { Variables } = Environment as { Variables: Record<string, unknown> };
  expect(Variables.CANARY_RECEIVERS).toBe('confirmation,webhook');
  expect(JSON.stringify(Variables.SITE_URL)).toMatch(/https:\/\/.*WebsiteDistribution\w+","DomainName/);
});

it('a mail warns when the month gets too expensive', () => {
  const { Budget, NotificationsWithSubscribers } = propertiesOf(other, 'AWS::Budgets::Budget');
  expect(Budget).toMatchObject({ TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 50, Unit: 'USD' } });
  for (const { Subscribers } of NotificationsWithSubscribers as Array<{ Subscribers: unknown }>)
    expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'ops@example.org' }]);
});

it('pending leads are looked for every minute, and a failed look is not repeated', () => {
  template.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)' });
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumRetryAttempts: 0 });
});

type Queue = { VisibilityTimeout: number; RedrivePolicy: { maxReceiveCount: number } };
