import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { LeadApi } from './lead-api.ts';
import type { LeadDelivery } from './lead-delivery.ts';

export type AlarmsProps = { api: LeadApi; delivery: LeadDelivery; alarmEmail: string };

/** Tells whoever operates the site that something needs a person. RUNBOOK.md has a heading for each alarm. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { api, delivery, alarmEmail }: AlarmsProps) {
    super(scope, id);
    this.topic = createAlarmTopic(this, alarmEmail);
    const { sweepPending, deadLetters, topic: leads } = delivery;
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
    this.add('ConfirmationDeadLetters', deadLetters.metricApproximateNumberOfMessagesVisible(highest), {
      meaning: 'Confirmations could not be sent for 18 minutes and were put aside.',
    });
  }

  private add(
    name: string,
    metric: IMetric,
    { meaning, missing = TreatMissingData.NOT_BREACHING }: { meaning: string; missing?: TreatMissingData },
  ): void {
    new Alarm(this, name, {
      alarmName: `${Stack.of(this).stackName}-${name}`,
      alarmDescription: `${meaning} See ${name} in infra/RUNBOOK.md.`,
      metric,
      threshold: 1,
      evaluationPeriods: 1,
      treatMissingData: missing,
    }).addAlarmAction(new SnsAction(this.topic));
  }
}

const sum = { statistic: 'Sum', period: Duration.minutes(5) };
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
