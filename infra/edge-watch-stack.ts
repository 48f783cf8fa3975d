import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { AlarmTopic, edgeTopicName } from './alarm-topic.ts';
import { Alarming } from './alarming.ts';
import { edgeErrorRate } from './edge-metrics.ts';

export type EdgeWatchStackProps = StackProps & {
  alarmEmail: string;
  /** Of the main stack, before whose alarm names these stand. */
  siteStackName: string;
  distributionId: string;
  certificateArn: string | undefined;
};

/** What can be watched of the distribution in us-east-1 only, and only once it is there. */
export class EdgeWatchStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { alarmEmail, siteStackName, distributionId, certificateArn, ...props }: EdgeWatchStackProps,
  ) {
    super(scope, id, { ...props, analyticsReporting: false });
    const { topic } = new AlarmTopic(this, 'AlarmTopic', alarmEmail, edgeTopicName(siteStackName));
    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn });
    const alarms = new Alarming(this, 'Alarms', { prefix: siteStackName, topic });
    alarms.add('DistributionFailing', edgeErrorRate(distributionId), {
      meaning: 'More than one in twenty requests was answered with a server error for a quarter of an hour.',
      threshold: 5,
      periods: 3,
    });
    if (certificateArn) {
      alarms.add('CertificateExpiring', daysToExpiry(certificateArn), {
        meaning: 'The certificate ends within 30 days and has not been renewed.',
        threshold: 30,
        below: true,
      });
    }
  }
}

/** ACM renews 60 days before the end, and counts the days of every certificate that it has issued. */
const daysToExpiry = (CertificateArn: string) =>
  new Metric({
    namespace: 'AWS/CertificateManager',
    metricName: 'DaysToExpiry',
    dimensionsMap: { CertificateArn },
    statistic: 'Minimum',
    period: Duration.days(1),
  });
