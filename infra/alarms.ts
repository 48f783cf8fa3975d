import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { Alarming } from './alarming.ts';
import type { Canary } from './canary.ts';
import type { LeadApi } from './lead-api.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import { capitalised, type LeadSubscriber } from './lead-subscriber.ts';
import type { Statistics } from './statistics.ts';

export type AlarmsProps = {
  api: LeadApi;
  delivery: LeadDelivery;
  canary: Canary;
  statistics: Statistics;
  topic: Topic;
  runbook: string | undefined;
};

/** Alarms for every way a lead can get stuck before it reaches owner, webhook and prospect. */
export class Alarms extends Alarming {
  constructor(scope: Construct, id: string, { api, delivery, canary, statistics, ...alarming }: AlarmsProps) {
    super(scope, id, { prefix: Stack.of(scope).stackName, ...alarming });
    const { sweepPending, receivers, ownerMails } = delivery;
    const { lambda: submitLead } = api.submitLead;
    // Throttled requests get 429, which server error counts don't include.
    this.add(
      'SubmitLeadFailing',
      total(submitLead.metric('Url5xxCount', sum), submitLead.metricThrottles(sum), wrongSecrets(this, api)),
      {
        meaning: 'Visitors were told that their enquiry could not be stored, or their sign-up not notified.',
      },
    );
    this.add('SweepPendingFailing', sweepPending.lambda.metricErrors(sum), {
      meaning: 'Stored leads are waiting for their notification, or nothing looks for such leads any more.',
      // The sweeper runs every minute, so missing data means that it doesn't.
      missing: TreatMissingData.BREACHING,
    });
    this.add('LeadNotificationFailing', delivery.topic.metricNumberOfNotificationsFailed(sum), {
      meaning: "A notification did not reach a receiver's queue.",
    });
    for (const [name, receiver] of Object.entries(receivers)) {
      this.add(`${capitalised(name)}DeadLetters`, deadLetters(receiver), {
        meaning: `${receiver.failure} for 18 minutes and were put aside.`,
      });
    }
    this.add(
      'OwnerDigestFailing',
      ownerMails.sendDigest.lambda.metricErrors({ ...sum, period: Duration.hours(1) }),
      {
        meaning:
          'The hourly digest of enquiries above the limit could not be sent for two hours, or has not run.',
        periods: 2,
        missing: TreatMissingData.BREACHING,
      },
    );
    this.add('OwnerMailRefused', ownerMails.refused, {
      meaning: "The owner's mailbox refused a mail about an enquiry, or it was reported as spam.",
    });
    this.add('MailReputation', mailReputation(), {
      meaning: 'So many mails bounce or are reported as spam that SES reviews the account, and may stop it.',
      // Only reported while mails are sent, so missing data changes nothing.
      missing: TreatMissingData.IGNORE,
    });
    this.add('CanaryFailing', canary.handler.lambda.metricErrors(sum), {
      meaning:
        'A page or asset was not there, or the hourly test enquiry did not arrive everywhere or could not be removed.',
    });
    this.add('CanarySilent', canary.handler.lambda.metricInvocations({ ...sum, period: Duration.hours(1) }), {
      meaning:
        'The hourly test has not run for three hours, so nothing watches the pages and the way of an enquiry.',
      below: true,
      // A canary that doesn't run raises no error and counts no subscriptions.
      periods: 3,
      missing: TreatMissingData.BREACHING,
    });
    this.add('StatisticsFailing', statistics.keepStatistics.lambda.metricErrors(sum), {
      meaning: "The day's visits were not counted, or the owner's monthly letter was not sent.",
    });
    this.add('SubscriptionUnconfirmed', unconfirmedTopics(this, canary), {
      meaning: 'Nobody has confirmed the mails of an alarm topic: its alarms go nowhere.',
    });
  }
}

const sum = { statistic: 'Sum', period: Duration.minutes(5) };

const deadLetters = ({ deadLetters: queue }: LeadSubscriber) =>
  queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: Duration.minutes(5) });

/** Metrics without data count as 0. */
const total = (m0: IMetric, m1: IMetric, m2: IMetric) =>
  new MathExpression({
    expression: 'FILL(m0, 0) + FILL(m1, 0) + FILL(m2, 0)',
    usingMetrics: { m0, m1, m2 },
    period: Duration.minutes(5),
  });

/** Requests with another origin secret than the function knows: then it refuses every visitor with 403. */
function wrongSecrets(scope: Construct, { submitLead }: LeadApi): IMetric {
  return new MetricFilter(scope, 'Logged-wrongSecret', {
    logGroup: submitLead.logGroup,
    filterPattern: FilterPattern.stringValue('$.code', '=', 'WrongOriginSecret'),
    metricNamespace: Stack.of(scope).stackName,
    metricName: 'wrongSecret',
    metricValue: '1',
  }).metric(sum);
}

/**
 * Reaches 1 where SES puts an account under review: at 5 % bounces or 0.1 % complaints. At 10 % or 0.5 % SES may pause
 * sending.
 * https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html
 */
function mailReputation(): IMetric {
  const period = Duration.hours(1);
  const rate = (name: 'BounceRate' | 'ComplaintRate') =>
    new Metric({ namespace: 'AWS/SES', metricName: `Reputation.${name}`, statistic: 'Average', period });
  return new MathExpression({
    expression: 'MAX([bounces / 0.05, complaints / 0.001])',
    usingMetrics: { bounces: rate('BounceRate'), complaints: rate('ComplaintRate') },
    period,
  });
}

/** Read from the canary's log line; custom metrics wouldn't distinguish stages. */
function unconfirmedTopics(scope: Construct, { handler }: Canary): IMetric {
  return new MetricFilter(scope, 'Logged-unconfirmed', {
    logGroup: handler.logGroup,
    filterPattern: FilterPattern.exists('$.unconfirmed'),
    metricNamespace: Stack.of(scope).stackName,
    metricName: 'unconfirmed',
    metricValue: '$.unconfirmed',
  }).metric({ statistic: 'Maximum', period: Duration.hours(1) });
}
