import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { LOG_FIELDS } from '../functions/statistics/log-line.ts';
import { EDGE_REGION } from './alarming.ts';
import { privateBucket } from './site-files.ts';

/** The bucket for the distribution's log, which a handler reduces to counts every day. */
export function accessLogBucket(scope: Construct): IBucket {
  const settings = {
    // What is deleted has to be gone.
    versioned: false,
    // For days on which the handler fails. S3 rounds up to midnight.
    lifecycleRules: [{ expiration: Duration.days(2), abortIncompleteMultipartUploadAfter: Duration.days(2) }],
    removalPolicy: RemovalPolicy.DESTROY,
  };
  const bucket = privateBucket(scope, settings, 'It holds a log itself, for two days at most.');
  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/AWS-logs-infrastructure-V2-S3.html
  const { account } = Stack.of(scope);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects('*')],
      conditions: {
        StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': account },
        ArnLike: { 'aws:SourceArn': `arn:aws:logs:${EDGE_REGION}:${account}:delivery-source:*` },
      },
    }),
  );
  return bucket;
}

/**
 * CloudFront's standard logging (v2) with selected fields: it can leave out addresses, the older one can't. Its sources
 * are in us-east-1 only, whatever the bucket's region.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logging.html
 * @param name of the source and the destination
 */
export function deliverAccessLog(
  scope: Construct,
  name: string,
  resourceArn: string,
  destinationResourceArn: string,
): void {
  const source = new CfnDeliverySource(scope, 'Source', { name, logType: 'ACCESS_LOGS', resourceArn });
  const destination = new CfnDeliveryDestination(scope, 'Destination', {
    name,
    destinationResourceArn,
    outputFormat: 'json',
  });
  new CfnDelivery(scope, 'Delivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: [...LOG_FIELDS],
  }).addResourceDependency(source);
}
