import { describe, expect, it } from 'vitest';
import { propertiesOf, synthesise } from './testing/synthesise.ts';

const webhookUrl = 'https://hooks.example.org/leads';
const template = synthesise({
  ownerEmail: 'erika@example.org',
  mailSender: 'post@mail.example.org',
  webhookUrl,
});
const other = synthesise({ reservedConcurrency: '5', monthlyBudget: '50', alarmEmail: 'ops@example.org' });
const CONFIRMATIONS = 'LeadDeliveryConfirmationsSubscriber';
const WEBHOOK = 'LeadDeliveryWebhookSubscriber';
/** What `bounds` in functions/aws.ts allows: two tries of 0.5 s for the connection and 0.9 s for the answer, and a pause. */
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
    // A batch begins with a secret; then a webhook takes 3 s, a confirmation asks its limit and SES. Two tries each.
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
    // A single lead never waits for others.
    expect(MaximumBatchingWindowInSeconds).toBeUndefined();
  });

  it('confirmations are asked for of enquiries only, the webhook hears of all', () => {
    const filterOf = (id: string) => propertiesOf(template, 'AWS::SNS::Subscription', id).FilterPolicy;
    expect(filterOf(CONFIRMATIONS)).toEqual({ form: ['enquiry'] });
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

it('everything that carries leads refuses connections without TLS', () => {
  const policies = [
    ...Object.values(template.findResources('AWS::SNS::TopicPolicy')),
    ...Object.values(template.findResources('AWS::SQS::QueuePolicy')),
  ];
  expect(policies).toHaveLength(6);
  for (const { Properties } of policies) {
    expect(Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  }
});

it('pending leads are looked for every minute, and a failed look is not repeated', () => {
  template.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)' });
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumRetryAttempts: 0 });
});

it('handlers share the concurrency of the account unless some is reserved for submissions', () => {
  expect(JSON.stringify(template.toJSON())).not.toContain('ReservedConcurrentExecutions');
  expect(propertiesOf(other, 'AWS::Lambda::Function', 'LeadApi').ReservedConcurrentExecutions).toBe(5);
});

type Queue = { VisibilityTimeout: number; RedrivePolicy: { maxReceiveCount: number } };
