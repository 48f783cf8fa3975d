import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';
import { deliverAccessLog } from './access-log.ts';
import { Alarming, AlarmTopic, edgeTopicName } from './alarming.ts';
import type { Domain } from './domain.ts';
import type { SiteStack } from './site-stack.ts';

export type EdgeStackProps = StackProps & Pick<Domain, 'name' | 'aliases'> & { hostedZoneId: string };

/** The certificate. CloudFront requires it in us-east-1, before the distribution. */
export class EdgeStack extends Stack {
  readonly certificateArn: string;

  constructor(scope: Construct, id: string, { name, aliases, hostedZoneId, ...props }: EdgeStackProps) {
    super(scope, id, { ...props, analyticsReporting: false });
    const certificate = new Certificate(this, 'Certificate', {
      domainName: name,
      subjectAlternativeNames: aliases,
      // Validated by DNS, so that ACM renews it automatically.
      validation: CertificateValidation.fromDns(HostedZone.fromHostedZoneId(this, 'Zone', hostedZoneId)),
    });
    // New names replace the certificate while the distribution still uses the old one; deleting that would fail.
    certificate.applyRemovalPolicy(RemovalPolicy.RETAIN);
    this.certificateArn = certificate.certificateArn;
  }
}

export type EdgeWatchStackProps = StackProps & {
  site: SiteStack;
  alarmEmail: string;
  certificateArn: string | undefined;
  runbook: string | undefined;
};

/** The distribution's log and alarms, which are configured in us-east-1 only; deployed after it. */
export class EdgeWatchStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { site, alarmEmail, certificateArn, runbook, ...props }: EdgeWatchStackProps,
  ) {
    super(scope, id, { ...props, analyticsReporting: false });
    const { stackName: prefix, distribution, logBucketArn } = site;
    const log = new Construct(this, 'AccessLog');
    deliverAccessLog(log, `${prefix}-AccessLog`, distribution.distributionArn, logBucketArn);
    const { topic } = new AlarmTopic(this, 'AlarmTopic', alarmEmail, edgeTopicName(prefix));
    new CfnOutput(this, 'AlarmTopicArn', { value: topic.topicArn });
    const alarms = new Alarming(this, 'Alarms', { prefix, topic, runbook });
    alarms.add('DistributionFailing', errorRate(distribution.distributionId), {
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

/** Percentage of server errors. */
const errorRate = (DistributionId: string) =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId, Region: 'Global' },
    statistic: 'Average',
    period: Duration.minutes(5),
  });

/** ACM renews certificates 60 days before they expire, and reports the days left for each. */
const daysToExpiry = (CertificateArn: string) =>
  new Metric({
    namespace: 'AWS/CertificateManager',
    metricName: 'DaysToExpiry',
    dimensionsMap: { CertificateArn },
    statistic: 'Minimum',
    period: Duration.days(1),
  });
