import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type AlarmOptions = {
  meaning: string;
  /** At how much it alarms: from it on upwards, or below it. 1 if nothing is said. */
  threshold?: number;
  below?: boolean;
  /** How many periods in a row it has to be so. */
  periods?: number;
  /** What silence means; that all is well, if nothing is said. */
  missing?: TreatMissingData;
};

/** Makes alarms that tell whoever operates the site. RUNBOOK.md has a heading for each. */
export class Alarming extends Construct {
  readonly alarms: Alarm[] = [];
  private readonly prefix: string;
  private readonly topic: ITopic;

  /** @param prefix name of the stack whose alarms they are */
  constructor(scope: Construct, id: string, { prefix, topic }: { prefix: string; topic: ITopic }) {
    super(scope, id);
    this.prefix = prefix;
    this.topic = topic;
  }

  add(name: string, metric: IMetric, options: AlarmOptions): void {
    const alarm = new Alarm(this, name, {
      alarmName: `${this.prefix}-${name}`,
      alarmDescription: `${options.meaning} See ${name} in infra/RUNBOOK.md.`,
      metric,
      threshold: options.threshold ?? 1,
      evaluationPeriods: options.periods ?? 1,
      comparisonOperator: options.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: options.missing ?? TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    this.alarms.push(alarm);
  }
}
