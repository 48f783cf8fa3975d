import { readFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { permissionsOf } from './testing/permissions.ts';
import { createApp, propertiesOf, stackOf } from './testing/synthesise.ts';

const app = createApp({
  alarmEmail: 'ops@example.org',
  webhookUrl: 'https://hooks.example.org/',
  edgeWatch: 'on',
  domainName: 'www.example.de',
  hostedZoneId: 'Z0123456789',
});
const template = Template.fromStack(stackOf(app));
const edge = Template.fromStack(stackOf(app, '-EdgeWatch'));
const alarmsOf = (of: Template) =>
  Object.values(of.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties as Alarm);
const alarms = alarmsOf(template);
const called = (name: string) => alarms.find(({ AlarmName }) => AlarmName === `Website-dev-${name}`);

it('every alarm has its heading in the runbook, and the other way round', () => {
  const runbook = readFileSync(new URL('RUNBOOK.md', import.meta.url), 'utf8');
  const headings = [...runbook.matchAll(/^## Alarm: (\w+)$/gm)].map(([, name]) => name);
  const budgets = Object.keys(template.findResources('AWS::Budgets::Budget'));
  const names = [
    ...[...alarms, ...alarmsOf(edge)].map(({ AlarmName }) => AlarmName),
    ...budgets.map((id) => id.replace(/[0-9A-F]{8}$/, '')),
  ];
  expect(names.map((name) => name.replace('Website-dev-', '')).sort()).toEqual(headings.sort());
});

it.each([
  ['eu-central-1', template],
  ['us-east-1', edge],
])('every alarm of %s is sent to who operates the site, not to the topic of the leads', (_, of) => {
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

it('a lead that waits for five minutes alarms by what the sweeper logs', () => {
  const [filter] = Object.values(template.findResources('AWS::Logs::MetricFilter')).filter(
    ({ Properties }) => Properties.MetricTransformations[0].MetricName === 'pendingAgeSeconds',
  );
  expect(filter?.Properties).toMatchObject({
    LogGroupName: { Ref: expect.stringContaining('SweepPending') },
    FilterPattern: '{ $.pendingAgeSeconds = "*" }',
    MetricTransformations: [{ MetricNamespace: 'Website-dev', MetricValue: '$.pendingAgeSeconds' }],
  });
  expect(called('LeadPending')).toMatchObject({ Namespace: 'Website-dev', Threshold: 300, Period: 300 });
});

it('a queue out of which nobody takes anything alarms after the last try, and not before', () => {
  for (const { Properties } of Object.values(template.findResources('AWS::SQS::Queue'))) {
    const { VisibilityTimeout = 0, RedrivePolicy: { maxReceiveCount } = { maxReceiveCount: 0 } } = Properties;
    expect(called('LeadsWaiting')?.Threshold).toBeGreaterThan(maxReceiveCount * VisibilityTimeout);
  }
});

it('throttles and crashes of every function that handles leads count, each under its own name', () => {
  const functionsOf = (name: string) =>
    (called(name)?.Metrics ?? []).flatMap(
      ({ MetricStat }) => MetricStat?.Metric.Dimensions[0]?.Value.Ref ?? [],
    );
  const names = (found: string[]) => found.map((id) => id.replace(/(?:Handler)?Function\w{8}$/, '')).sort();
  expect(names(functionsOf('HandlersThrottled'))).toEqual([
    'CanarySendCanary',
    'LeadApiSubmitLead',
    'LeadDeliveryConfirmationsSubscriber',
    'LeadDeliverySweepPending',
    'LeadDeliveryWebhookSubscriber',
  ]);
  expect(names(functionsOf('SubscriberFailing'))).toEqual([
    'LeadDeliveryConfirmationsSubscriber',
    'LeadDeliveryWebhookSubscriber',
  ]);
});

it('the canary asks whether somebody reads the alarms of either region, and the leads', () => {
  const { TopicName } = propertiesOf(edge, 'AWS::SNS::Topic');
  const asked = permissionsOf(template, 'CanarySendCanary').filter((line) => line.startsWith('sns:'));
  expect(asked).toEqual([
    'sns:ListSubscriptionsByTopic AlarmTopic',
    'sns:ListSubscriptionsByTopic LeadDeliveryLeads',
    `sns:ListSubscriptionsByTopic arn:aws:sns:us-east-1:AWS::AccountId:${TopicName}`,
  ]);
  expect(called('SubscriptionUnconfirmed')).toMatchObject({ Threshold: 1, Period: 86_400 });
});

it('a certificate alarms 30 days before its end', () => {
  expect(alarmsOf(edge).find(({ AlarmName }) => AlarmName.endsWith('CertificateExpiring'))).toMatchObject({
    Namespace: 'AWS/CertificateManager',
    MetricName: 'DaysToExpiry',
    Threshold: 30,
    ComparisonOperator: 'LessThanThreshold',
  });
});

it('one dashboard shows all alarms, and the saved queries ask the logs of all who handle leads', () => {
  const { DashboardBody } = propertiesOf(template, 'AWS::CloudWatch::Dashboard');
  expect(JSON.stringify(DashboardBody).match(/Alarms\w+","Arn/g)).toHaveLength(alarms.length);
  // What CloudFront counts is in one region only.
  expect(JSON.stringify(DashboardBody)).toMatch(/5xxErrorRate.{0,200}us-east-1/);
  const queries = Object.values(template.findResources('AWS::Logs::QueryDefinition'));
  expect(queries.map(({ Properties }) => Properties.Name).sort()).toEqual(
    ['crashes', 'failures', 'one-lead', 'refusals', 'slow'].map((name) => `Website-dev/${name}`),
  );
  for (const { Properties } of queries) expect(Properties.LogGroupNames).toHaveLength(5);
});

it('mails that come back or are called spam alarm where SES begins to review an account', () => {
  const common = { Namespace: 'AWS/SES', TreatMissingData: 'ignore', Period: 3600 };
  const from = 'GreaterThanOrEqualToThreshold';
  expect([called('MailsBouncing'), called('MailsComplainedAbout')]).toMatchObject([
    { ...common, MetricName: 'Reputation.BounceRate', Threshold: 0.05, ComparisonOperator: from },
    { ...common, MetricName: 'Reputation.ComplaintRate', Threshold: 0.001, ComparisonOperator: from },
  ]);
});

it('a sweeper that has fallen silent alarms as one that fails', () => {
  const sweeper = alarms.find(({ AlarmName }) => AlarmName.endsWith('SweepPendingFailing'));
  expect(sweeper?.TreatMissingData).toBe('breaching');
});

it('a canary that is no longer sent alarms after a day, and not before', () => {
  const silent = alarms.find(({ AlarmName }) => AlarmName.endsWith('CanarySilent'));
  expect(silent).toMatchObject({ TreatMissingData: 'breaching', ComparisonOperator: 'LessThanThreshold' });
  const seconds = (silent?.EvaluationPeriods ?? 0) * (silent?.Period ?? 0);
  expect(seconds).toBeGreaterThan(24 * 3600);
  expect(seconds).toBeLessThan(48 * 3600);
});

type Alarm = {
  Threshold: number;
  Metrics?: Array<{ MetricStat?: { Metric: { Dimensions: Array<{ Value: { Ref: string } }> } } }>;
  AlarmName: string;
  AlarmActions: unknown[];
  TreatMissingData: string;
  EvaluationPeriods: number;
  Period: number;
};
