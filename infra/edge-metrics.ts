import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EDGE_REGION } from './alarm-topic.ts';

/** What CloudFront counts of a distribution, in the one region in which it counts. */
const counted = (metricName: string, statistic: string) => (DistributionId: string) =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId, Region: 'Global' },
    statistic,
    period: Duration.minutes(5),
    region: EDGE_REGION,
  });

export const edgeRequests = counted('Requests', 'Sum');
/** Of a hundred answers so many were server errors. */
export const edgeErrorRate = counted('5xxErrorRate', 'Average');
