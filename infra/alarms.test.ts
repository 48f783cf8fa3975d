import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import type { WebhookValue } from './config.ts';
import { permissionsOf } from './testing/permissions.ts';
import { createApp, propertiesOf, stackOf, synthesise } from './testing/synthesise.ts';

const webhooks: Record<WebhookValue, string> = { webhookUrl: 'https://hooks.example.org/' };
const app = createApp({
  stage: 'prod',
  alarmEmail: 'ops@example.org',
  githubRepository: 'erika/website',
  ...webhooks,
  domainName: 'www.example.de',
  hostedZoneId: 'Z0123456789',
});
const template = Template.fromStack(stackOf(app));
const edge = Template.fromStack(stackOf(app, '-EdgeWatch'));
const alarmsOf = (of: Template) =>
  Object.values(of.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties as Alarm);
const alarms = [...alarmsOf(template), ...alarmsOf(edge)];
const called = (name: string) => alarms.find(({ AlarmName }) => AlarmName === `Website-prod-${name}`);

const runbook = readFileSync(new URL('RUNBOOK.md', import.meta.url), 'utf8');

it('every alarm has its heading in the runbook, and the other way round', () => {
  const headings = [...runbook.matchAll(/^## Alarm: (\w+)$/gm)].map(([, name]) => name);
  const budgets = Object.keys(template.findResources('AWS::Budgets::Budget'));
  const names = [
    ...alarms.map(({ AlarmName }) => AlarmName.replace('Website-prod-', '')),
    ...budgets.map((id) => id.replace(/[0-9A-F]{8}$/, '')),
  ];
  expect(names.sort(), 'each needs a heading “## Alarm: <name>” in infra/RUNBOOK.md').toEqual(
    headings.sort(),
  );
});

it('every webhook has a receiver with its alarm', () => {
  const receivers = alarms.filter(({ AlarmName }) => AlarmName.endsWith('DeadLetters'));
  const others = ['owner', 'confirmation'];
  expect(receivers, 'a line in infra/lead-delivery.ts for each').toHaveLength(
    others.length + Object.keys(webhooks).length,
  );
});

it('every log that the runbook names is one of the stack', () => {
  const groups = Object.keys(template.findResources('AWS::Logs::LogGroup'));
  const names = new Set([...runbook.matchAll(/\blog\sof\s`(\w+)…`/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(5);
  for (const name of names)
    expect(
      groups.filter((id) => id.startsWith(name)),
      name,
    ).toHaveLength(1);
  // The CLI applies a query to each page of 50 groups, so a filter in it prints a "None" for every page without a match.
  expect(runbook).toContain('describe-log-groups --log-group-name-prefix "Website-<stage>-$1"');
  for (const { Properties } of Object.values(template.findResources('AWS::Logs::LogGroup')))
    expect(Properties?.LogGroupName, 'named by CloudFormation, after the stack').toBeUndefined();
});

it('every alarm links to its entry', () => {
  for (const { AlarmName, AlarmDescription } of alarms) {
    const anchor = AlarmName.replace('Website-prod-', 'alarm-').toLowerCase();
    const entry = `https://github.com/erika/website/blob/main/infra/RUNBOOK.md#${anchor}`;
    expect(AlarmDescription.endsWith(` See ${entry}`), AlarmName).toBe(true);
  }
  for (const { AlarmDescription } of alarmsOf(synthesise()))
    expect(AlarmDescription).toMatch(/See \w+ in infra\/RUNBOOK\.md\.$/);
});

it('the webhook has an alarm only if there is one, the edge only in stage prod', () => {
  expect(JSON.stringify(alarmsOf(synthesise()))).not.toMatch(
    /Webhook|DistributionFailing|CertificateExpiring/,
  );
});

it.each([
  ['eu-central-1', template],
  ['us-east-1', edge],
])('every alarm of %s goes to whoever operates the site, not to the topic of the leads', (_, of) => {
  const [topic] = Object.keys(of.findResources('AWS::SNS::Topic')).filter((id) =>
    id.startsWith('AlarmTopic'),
  );
  for (const { AlarmActions } of alarmsOf(of)) expect(AlarmActions).toEqual([{ Ref: topic }]);
  of.hasResourceProperties('AWS::SNS::Subscription', {
    TopicArn: { Ref: topic },
    Protocol: 'email',
    Endpoint: 'ops@example.org',
  });
  const { PolicyDocument } = propertiesOf(of, 'AWS::SNS::TopicPolicy', 'AlarmTopic');
  expect((PolicyDocument as { Statement: unknown[] }).Statement, 'CloudWatch may publish').toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
    }),
  );
});

it('an enquiry alarms when it is answered with a server error, and when Lambda refuses to run it', () => {
  const metrics = called('SubmitLeadFailing')?.Metrics ?? [];
  expect(metrics.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? [])).toEqual([
    'Url5xxCount',
    'Throttles',
    'wrongSecret',
  ]);
  for (const { MetricStat } of metrics.filter((each) => each.MetricStat?.Metric.MetricName !== 'wrongSecret'))
    if (MetricStat) expect(MetricStat.Metric.Dimensions?.[0]?.Value.Ref).toMatch(/^LeadApiSubmitLead/);
  expect(propertiesOf(template, 'AWS::Logs::MetricFilter', 'AlarmsLoggedwrongSecret')).toMatchObject({
    FilterPattern: '{ $.code = "WrongOriginSecret" }',
    LogGroupName: { Ref: expect.stringMatching(/^LeadApiSubmitLeadLogs/) },
  });
});

it('a sweeper that is silent alarms as one that fails', () => {
  expect(called('SweepPendingFailing')).toMatchObject({ TreatMissingData: 'breaching', Period: 300 });
});

it('a canary that has not run for three hours alarms, though nothing failed', () => {
  const alarm = called('CanarySilent');
  expect(alarm).toMatchObject({
    MetricName: 'Invocations',
    Statistic: 'Sum',
    Threshold: 1,
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
    Period: 3600,
    EvaluationPeriods: 3,
  });
  expect(alarm?.Dimensions?.[0]?.Value.Ref).toMatch(/^CanarySendCanary/);
});

it('every dead-letter queue has its alarm', () => {
  const watched = alarms
    .filter(({ MetricName }) => MetricName === 'ApproximateNumberOfMessagesVisible')
    .map(({ Dimensions }) => Dimensions?.[0]?.Value['Fn::GetAtt']?.[0]);
  const deadLetters = Object.keys(template.findResources('AWS::SQS::Queue')).filter((id) =>
    id.includes('DeadLetters'),
  );
  expect(watched.sort()).toEqual(deadLetters.sort());
});

it('a mail that the owner’s mailbox refuses or marks as spam alarms at once', () => {
  const counted = called('OwnerMailRefused')?.Metrics ?? [];
  expect(counted.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? [])).toEqual([
    'Bounce',
    'Complaint',
    'Reject',
  ]);
  const [dimension] = counted.flatMap(({ MetricStat }) => MetricStat?.Metric.Dimensions ?? []);
  expect(propertiesOf(template, 'AWS::SES::ConfigurationSetEventDestination')).toMatchObject({
    EventDestination: {
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
      CloudWatchDestination: {
        DimensionConfigurations: [
          { DimensionName: 'owner-mails-of', DefaultDimensionValue: dimension?.Value },
        ],
      },
    },
  });
});

it('a digest that fails alarms as one that is not sent', () => {
  expect(called('OwnerDigestFailing')).toMatchObject({
    TreatMissingData: 'breaching',
    Period: 3600,
    EvaluationPeriods: 2,
  });
});

it('bounces and spam reports raise the alarm where SES begins to review an account', () => {
  const { Metrics = [], ...alarm } = called('MailReputation') ?? {};
  expect(alarm).toMatchObject({ Threshold: 1, TreatMissingData: 'ignore' });
  expect(Metrics.flatMap(({ Expression }) => Expression ?? [])).toEqual([
    'MAX([bounces / 0.05, complaints / 0.001])',
  ]);
  expect(
    Metrics.flatMap(({ Id, MetricStat }) => (MetricStat ? `${Id} ${MetricStat.Metric.MetricName}` : [])),
  ).toEqual(['bounces Reputation.BounceRate', 'complaints Reputation.ComplaintRate']);
});

it('the canary asks whether somebody reads the alarms of either region, and logs who does not', () => {
  const { TopicName } = propertiesOf(edge, 'AWS::SNS::Topic');
  const asked = permissionsOf(template, 'CanarySendCanary').filter((line) => line.startsWith('sns:'));
  expect(asked).toEqual([
    'sns:ListSubscriptionsByTopic AlarmTopic',
    `sns:ListSubscriptionsByTopic arn:aws:sns:us-east-1:AWS::AccountId:${TopicName}`,
  ]);
  template.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.unconfirmed = "*" }',
    MetricTransformations: [
      { MetricNamespace: 'Website-prod', MetricName: 'unconfirmed', MetricValue: '$.unconfirmed' },
    ],
  });
  expect(called('SubscriptionUnconfirmed')).toMatchObject({
    Namespace: 'Website-prod',
    MetricName: 'unconfirmed',
    Threshold: 1,
    Period: 3600,
  });
});

it('a certificate alarms 30 days before its end', () => {
  expect(called('CertificateExpiring')).toMatchObject({
    Namespace: 'AWS/CertificateManager',
    MetricName: 'DaysToExpiry',
    Threshold: 30,
    ComparisonOperator: 'LessThanThreshold',
  });
});

/** Readings of an alarm's metrics, one record for each period, the newest last. */
const readings: Record<string, { fires: Reading[][]; quiet: Reading[][] }> = {
  SubmitLeadFailing: {
    fires: [[{ Url5xxCount: 1 }], [{ Throttles: 1 }], [{ wrongSecret: 1 }]],
    quiet: [[{}], [{ Url5xxCount: 0, Throttles: 0 }], [{ Url5xxCount: 1 }, {}]],
  },
  SweepPendingFailing: { fires: [[{ Errors: 1 }], [{}]], quiet: [[{ Errors: 0 }], [{}, { Errors: 0 }]] },
  LeadNotificationFailing: { fires: [[{ NumberOfNotificationsFailed: 1 }]], quiet: [[{}]] },
  OwnerDeadLetters: deadLetters(),
  ConfirmationDeadLetters: deadLetters(),
  WebhookDeadLetters: deadLetters(),
  OwnerDigestFailing: {
    fires: [
      [{ Errors: 1 }, { Errors: 1 }],
      [{}, {}],
      [{ Errors: 2 }, {}],
    ],
    quiet: [
      [{ Errors: 1 }, { Errors: 0 }],
      [{}, { Errors: 0 }],
    ],
  },
  OwnerMailRefused: { fires: [[{ Bounce: 1 }], [{ Complaint: 1 }], [{ Reject: 1 }]], quiet: [[{}]] },
  MailReputation: {
    fires: [
      [{ 'Reputation.BounceRate': 0.05, 'Reputation.ComplaintRate': 0 }],
      [{ 'Reputation.BounceRate': 0, 'Reputation.ComplaintRate': 0.001 }],
    ],
    quiet: [[{ 'Reputation.BounceRate': 0.049, 'Reputation.ComplaintRate': 0.0009 }]],
  },
  CanaryFailing: { fires: [[{ Errors: 1 }]], quiet: [[{ Errors: 0 }], [{ Errors: 1 }, {}]] },
  CanarySilent: {
    fires: [
      [{}, {}, {}],
      [{ Invocations: 1 }, {}, {}, {}],
    ],
    quiet: [
      [{ Invocations: 1 }, {}, {}],
      [{}, {}, {}, { Invocations: 1 }],
    ],
  },
  StatisticsFailing: { fires: [[{ Errors: 1 }]], quiet: [[{ Errors: 0 }], [{ Errors: 1 }, {}]] },
  SubscriptionUnconfirmed: {
    fires: [[{ unconfirmed: 1 }]],
    quiet: [[{ unconfirmed: 0 }], [{ unconfirmed: 2 }, {}]],
  },
  DistributionFailing: {
    fires: [[{ '5xxErrorRate': 5 }, { '5xxErrorRate': 80 }, { '5xxErrorRate': 5 }]],
    quiet: [
      [{ '5xxErrorRate': 80 }, { '5xxErrorRate': 80 }, { '5xxErrorRate': 4 }],
      [{}, {}, {}],
    ],
  },
  CertificateExpiring: {
    fires: [[{ DaysToExpiry: 29 }]],
    quiet: [[{ DaysToExpiry: 30 }], [{ DaysToExpiry: 3 }, { DaysToExpiry: 395 }]],
  },
};

function deadLetters() {
  const visible = (messages: number) => ({ ApproximateNumberOfMessagesVisible: messages });
  return {
    fires: [[visible(1)], [visible(0), visible(3)]],
    quiet: [[visible(0)], [visible(3), visible(0)], [{}]],
  };
}

it.each(alarms.map((alarm) => [alarm.AlarmName.replace('Website-prod-', ''), alarm] as const))(
  '%s fires when it should, and ends when all is well again',
  (name, alarm) => {
    expect(readings, 'with what it fires and what leaves it quiet, above').toHaveProperty(name);
    for (const one of readings[name]?.fires ?? [[]]) expect(isOn(alarm, one), JSON.stringify(one)).toBe(true);
    for (const one of readings[name]?.quiet ?? [[]])
      expect(isOn(alarm, one), JSON.stringify(one)).toBe(false);
  },
);

/** As CloudWatch decides: on while all of its newest periods are beyond the threshold. */
function isOn(alarm: Alarm, periods: Reading[]): boolean {
  const newest = periods.slice(-alarm.EvaluationPeriods);
  expect(newest).toHaveLength(alarm.EvaluationPeriods);
  return newest.every((reading) => {
    const value = readingOf(alarm, reading);
    if (value === undefined) return alarm.TreatMissingData === 'breaching';
    return alarm.ComparisonOperator === 'LessThanThreshold'
      ? value < alarm.Threshold
      : value >= alarm.Threshold;
  });
}

function readingOf({ MetricName, Metrics = [] }: Alarm, reading: Reading): number | undefined {
  if (MetricName) return reading[MetricName];
  const [expression = ''] = Metrics.flatMap(({ Expression }) => Expression ?? []);
  const values = new Map(
    Metrics.map(({ Id, MetricStat }) => [Id, reading[MetricStat?.Metric.MetricName ?? '']]),
  );
  const terms = expression.matchAll(/FILL\((\w+), 0\)|(\w+) \/ ([\d.]+)/g);
  const parts = [...terms].map(([, filled, part = '', whole]) =>
    filled ? (values.get(filled) ?? 0) : (values.get(part) ?? Number.NaN) / Number(whole),
  );
  expect(parts, expression).toHaveLength(values.size - 1);
  return expression.startsWith('MAX') ? Math.max(...parts) : parts.reduce((sum, one) => sum + one, 0);
}

type Reading = Record<string, number>;
type Dimensions = Array<{ Value: { Ref?: string; 'Fn::GetAtt'?: [string, string] } }>;
type Alarm = {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions: unknown[];
  ComparisonOperator: string;
  EvaluationPeriods: number;
  Threshold: number;
  TreatMissingData: string;
  MetricName?: string;
  Dimensions?: Dimensions;
  Metrics?: Array<{
    Id: string;
    Expression?: string;
    MetricStat?: { Metric: { MetricName: string; Dimensions?: Dimensions } };
  }>;
};
