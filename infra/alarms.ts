import { Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { Alarming } from './alarming.ts';
import type { Canary } from './canary.ts';
import type { Handler } from './handler.ts';
import type { LeadApi } from './lead-api.ts';
import type { LeadDelivery } from './lead-delivery.ts';
import type { LeadSubscriber } from './lead-subscriber.ts';

export type AlarmsProps = { api: LeadApi; delivery: LeadDelivery; canary: Canary; topic: Topic };

/** Every way in which a lead can get stuck, and who watches it fail. */
export class Alarms extends Alarming {
  constructor(scope: Construct, id: string, { api, delivery, canary, topic }: AlarmsProps) {
    super(scope, id, { prefix: Stack.of(scope).stackName, topic });
    const { sweepPending, confirmations, webhook } = delivery;
    const subscribers = [confirmations, ...(webhook ? [webhook] : [])];
    const everyone = [
      api.submitLead,
      sweepPending,
      canary.handler,
      ...subscribers.map(({ handler }) => handler),
    ];
    this.add('SubmitLeadFailing', api.submitLead.lambda.metric('Url5xxCount', sum), {
      meaning: 'Visitors were told that their enquiry could not be stored, or their sign-up not notified.',
    });
    this.add(
      'HandlersThrottled',
      total(everyone, (handler) => handler.lambda.metricThrottles(sum)),
      {
        meaning: 'Functions were refused because the account runs too many at the same time.',
      },
    );
    this.add('SweepPendingFailing', sweepPending.lambda.metricErrors(sum), {
      meaning: 'Stored leads are waiting for their notification, or nobody looks for such leads any more.',
      // The sweeper runs every minute: silence means that it does not.
      missing: TreatMissingData.BREACHING,
    });
    this.add('LeadPending', logged(this, sweepPending, 'pendingAgeSeconds'), {
      meaning: 'A stored lead has been waiting for its notification for more than five minutes.',
      threshold: 300,
    });
    this.add('LeadNotificationFailing', delivery.topic.metricNumberOfNotificationsFailed(sum), {
      meaning: 'A notification did not reach a subscriber of the lead topic.',
    });
    this.add(
      'SubscriberFailing',
      total(subscribers, ({ handler }) => handler.lambda.metricErrors(sum)),
      {
        meaning: 'A function that mails or forwards leads crashed or ran out of time.',
      },
    );
    this.add('LeadsWaiting', longest(subscribers), {
      meaning: 'A lead has been in a queue for longer than all tries take: nobody takes it out.',
      threshold: WAITING_SECONDS,
    });
    this.add('ConfirmationDeadLetters', putAside(confirmations), {
      meaning: 'Confirmations could not be sent for 18 minutes and were put aside.',
    });
    this.add('MailsBouncing', reputation('BounceRate'), {
      meaning: 'So many mails come back that SES reviews the account, and may stop it.',
      threshold: 0.05,
      missing: TreatMissingData.IGNORE,
    });
    this.add('MailsComplainedAbout', reputation('ComplaintRate'), {
      meaning: 'So many readers call our mails spam that SES reviews the account, and may stop it.',
      threshold: 0.001,
      missing: TreatMissingData.IGNORE,
    });
    if (webhook) {
      this.add('WebhookDeadLetters', putAside(webhook), {
        meaning: 'Leads could not be forwarded to the webhook for 18 minutes and were put aside.',
      });
    }
    this.add('CanaryFailing', canary.handler.lambda.metricErrors(sum), {
      meaning: 'The daily test enquiry did not arrive everywhere, or could not be removed.',
    });
    this.add('CanarySilent', canary.handler.lambda.metricInvocations(sixHours), {
      meaning: 'The daily test enquiry has not been sent for 30 hours.',
      missing: TreatMissingData.BREACHING,
      below: true,
      periods: 5,
    });
    this.add('SubscriptionUnconfirmed', logged(this, canary.handler, 'unconfirmed', Duration.days(1)), {
      meaning: 'Nobody has confirmed to receive the mails of a topic: notifications or alarms go nowhere.',
    });
  }
}

const sum = { statistic: 'Sum', period: Duration.minutes(5) };
/** Several make up more than a day: https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html */
const sixHours = { statistic: 'Sum', period: Duration.hours(6) };
const highest = { statistic: 'Maximum', period: Duration.minutes(5) };

/** The tries of lead-subscriber.ts take 18 minutes. */
const WAITING_SECONDS = 25 * 60;

const putAside = ({ deadLetters }: LeadSubscriber) =>
  deadLetters.metricApproximateNumberOfMessagesVisible(highest);

/**
 * Shares of 1, of all that the account sends. From 5 % bounces and 0.1 % complaints on SES reviews an account, at 10 and
 * 0.5 % it may stop it. Only written while mails are sent, so that silence changes nothing.
 * https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html
 */
const reputation = (rate: 'BounceRate' | 'ComplaintRate') =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    statistic: 'Average',
    period: Duration.hours(1),
  });

function total<Source>(sources: Source[], metricOf: (source: Source) => IMetric): IMetric {
  return combined(sources.map(metricOf), ' + ');
}

function longest(subscribers: LeadSubscriber[]): IMetric {
  const ages = subscribers.map(({ queue }) => queue.metricApproximateAgeOfOldestMessage(highest));
  return combined(ages, ', ', 'MAX([', '])');
}

/** Silent sources count as nothing. */
function combined(metrics: IMetric[], between: string, before = '', after = ''): IMetric {
  const [only, ...more] = metrics;
  // Of one metric alone an expression would make a number, on which there are no alarms.
  if (only && more.length === 0) return only;
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric]));
  const terms = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({
    expression: `${before}${terms.join(between)}${after}`,
    usingMetrics,
    period: Duration.minutes(5),
  });
}

/** The highest number that a handler has logged under a key; metrics of the log would not tell stages apart. */
function logged(scope: Construct, { logGroup }: Handler, key: string, period = Duration.minutes(5)): IMetric {
  return new MetricFilter(scope, `Logged-${key}`, {
    logGroup,
    filterPattern: FilterPattern.exists(`$.${key}`),
    metricNamespace: Stack.of(scope).stackName,
    metricName: key,
    metricValue: `$.${key}`,
  }).metric({ statistic: 'Maximum', period });
}
