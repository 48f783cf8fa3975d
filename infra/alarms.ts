import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Canary } from './canary.ts';
import type { LeadApi } from './lead-api.ts';
import type { LeadDelivery } from './lead-delivery.ts';

export type AlarmsProps = { api: LeadApi; delivery: LeadDelivery; canary: Canary; alarmEmail: string };

/** Tells whoever operates the site that something needs a person. RUNBOOK.md has a heading for each alarm. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { api, delivery, canary, alarmEmail }: AlarmsProps) {
    super(scope, id);
    this.topic = createAlarmTopic(this, alarmEmail);
    const { sweepPending, confirmations, webhook, topic: leads } = delivery;
    this.add('SubmitLeadFailing', api.submitLead.lambda.metric('Url5xxCount', sum), {
      meaning: 'Visitors were told that their enquiry could not be stored, or their sign-up not notified.',
    });
    this.add('SweepPendingFailing', sweepPending.lambda.metricErrors(sum), {
      meaning: 'Stored leads are waiting for their notification, or nobody looks for such leads any more.',
      // The sweeper runs every minute: silence means that it does not.
      missing: TreatMissingData.BREACHING,
    });
    this.add('LeadNotificationFailing', leads.metricNumberOfNotificationsFailed(sum), {
      meaning: 'A notification did not reach a subscriber of the lead topic.',
    });
    this.add(
      'ConfirmationDeadLetters',
      confirmations.deadLetters.metricApproximateNumberOfMessagesVisible(highest),
      {
        meaning: 'Confirmations could not be sent for 18 minutes and were put aside.',
      },
    );
    if (webhook) {
      this.add('WebhookDeadLetters', webhook.deadLetters.metricApproximateNumberOfMessagesVisible(highest), {
        meaning: 'Leads could not be forwarded to the webhook for 18 minutes and were put aside.',
      });
    }
    this.add('CanaryFailing', canary.handler.lambda.metricErrors(sum), {
      meaning: 'The daily test enquiry did not arrive everywhere, or could not be removed.',
    });
    this.add('CanarySilent', canary.handler.lambda.metricInvocations(sixHours), {
      meaning: 'The daily test enquiry has not been sent for 30 hours.',
      missing: TreatMissingData.BREACHING,
      silentFor: 5,
    });
  }

  private add(
    name: string,
    metric: IMetric,
    { meaning, missing = TreatMissingData.NOT_BREACHING, silentFor }: AlarmOptions,
  ): void {
    new Alarm(this, name, {
      alarmName: `${Stack.of(this).stackName}-${name}`,
      alarmDescription: `${meaning} See ${name} in infra/RUNBOOK.md.`,
      metric,
      threshold: 1,
      evaluationPeriods: silentFor ?? 1,
      ...(silentFor !== undefined && { comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD }),
      treatMissingData: missing,
    }).addAlarmAction(new SnsAction(this.topic));
  }
}

type AlarmOptions = {
  meaning: string;
  missing?: TreatMissingData;
  /** Alarms when nothing at all is counted in so many periods, instead of when something is in one. */
  silentFor?: number;
};

const sum = { statistic: 'Sum', period: Duration.minutes(5) };
/** Several make up more than a day: https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html */
const sixHours = { statistic: 'Sum', period: Duration.hours(6) };
const highest = { statistic: 'Maximum', period: Duration.minutes(5) };

/** Not encrypted with a key: CloudWatch may not use the AWS managed one, and nothing in an alarm is secret. */
function createAlarmTopic(scope: Construct, email: string): Topic {
  const topic = new Topic(scope, 'AlarmTopic', { displayName: 'Website alarms', enforceSSL: true });
  topic.addSubscription(new EmailSubscription(email));
  // A topic with a policy of its own loses the one by which CloudWatch may publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  return topic;
}
