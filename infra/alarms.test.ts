import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { propertiesOf, synthesise } from './testing/synthesise.ts';

const template = synthesise({ alarmEmail: 'ops@example.com', webhookUrl: 'https://hooks.example.com/' });
const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties as Alarm,
);

it('every alarm has its heading in the runbook, and the other way round', () => {
  const runbook = readFileSync(new URL('RUNBOOK.md', import.meta.url), 'utf8');
  const headings = [...runbook.matchAll(/^## Alarm: (\w+)$/gm)].map(([, name]) => name);
  const budgets = Object.values(template.findResources('AWS::Budgets::Budget'));
  const names = [
    ...alarms.map(({ AlarmName }) => AlarmName),
    ...budgets.map(({ Properties }) => Properties.Budget.BudgetName),
  ];
  expect(names.map((name) => name.replace('Website-dev-', '')).sort()).toEqual(headings.sort());
});

it('every alarm is sent to who operates the site, not to the topic of the leads', () => {
  const topic = Object.keys(template.findResources('AWS::SNS::Topic')).find((id) =>
    id.startsWith('AlarmsAlarmTopic'),
  );
  for (const { AlarmActions } of alarms) expect(AlarmActions).toEqual([{ Ref: topic }]);
  template.hasResourceProperties('AWS::SNS::Subscription', {
    TopicArn: { Ref: topic },
    Protocol: 'email',
    Endpoint: 'ops@example.com',
  });
});

it('CloudWatch may publish alarms', () => {
  const { PolicyDocument } = propertiesOf(template, 'AWS::SNS::TopicPolicy', 'AlarmsAlarmTopic');
  expect((PolicyDocument as { Statement: unknown[] }).Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
    }),
  );
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
  AlarmName: string;
  AlarmActions: unknown[];
  TreatMissingData: string;
  EvaluationPeriods: number;
  Period: number;
};
