import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** CloudFront's certificates and metrics live in this region only. */
export const EDGE_REGION = 'us-east-1';

/** Name of the topic for edge alarms. Fixed, because the site's stack checks its subscribers but is created first. */
export const edgeTopicName = (siteStackName: string) => `${siteStackName}-EdgeAlarms`;

/**
 * The alarm topic of a region; alarms can't publish across regions. It isn't encrypted: CloudWatch may not use the
 * AWS managed key, and alarms contain no secrets.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, email: string, topicName?: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', {
      displayName: 'Website alarms',
      enforceSSL: true,
      ...(topicName && { topicName }),
    });
    this.topic.addSubscription(new EmailSubscription(email));
    // An explicit topic policy replaces the default one, which lets CloudWatch publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}

export type AlarmOptions = {
  meaning: string;
  /** The alarm fires at this value and above, or only below it with `below`. Default 1. */
  threshold?: number;
  below?: boolean;
  /** Consecutive periods. Default 1. */
  periods?: number;
  /** Treatment of missing data. Default: not breaching. */
  missing?: TreatMissingData;
};

/** The page of a repository that has an entry for every alarm. */
export const runbookOf = (repository: string | undefined) =>
  repository && `https://github.com/${repository}/blob/main/infra/RUNBOOK.md`;

export type AlarmingProps = {
  /** Name of the stack that the alarms watch. */
  prefix: string;
  topic: ITopic;
  runbook: string | undefined;
};

/** Creates alarms for whoever operates the site. RUNBOOK.md has a heading for each. */
export class Alarming extends Construct {
  private readonly prefix: string;
  private readonly topic: ITopic;
  private readonly runbook: string | undefined;

  constructor(scope: Construct, id: string, { prefix, topic, runbook }: AlarmingProps) {
    super(scope, id);
    this.prefix = prefix;
    this.topic = topic;
    this.runbook = runbook;
  }

  add(name: string, metric: IMetric, options: AlarmOptions): void {
    const entry = this.runbook
      ? `${this.runbook}#alarm-${name.toLowerCase()}`
      : `${name} in infra/RUNBOOK.md.`;
    new Alarm(this, name, {
      alarmName: `${this.prefix}-${name}`,
      alarmDescription: `${options.meaning} See ${entry}`,
      metric,
      threshold: options.threshold ?? 1,
      evaluationPeriods: options.periods ?? 1,
      comparisonOperator: options.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: options.missing ?? TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic));
  }
}

/**
 * Sends a mail when the account exceeds its monthly budget. Counts the whole account: cost allocation tags need manual
 * activation, and forgetting it is worse than one mail too many.
 */
export class MonthlyBudget extends Construct {
  /** @param amount US dollars */
  constructor(scope: Construct, id: string, { amount, email }: { amount: number; email: string }) {
    super(scope, id);
    const above = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    });
    // No fixed name: a new address replaces the budget, and the replacement is created before the old one is deleted.
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
      notificationsWithSubscribers: [above('ACTUAL', 80), above('ACTUAL', 100), above('FORECASTED', 100)],
    });
  }
}
