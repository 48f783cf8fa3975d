import { type CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * What CloudFront notes of a request. Left out is whatever says who asked: address and port (c-ip, c-port,
 * x-forwarded-for), browser and origin of the visit (cs(User-Agent), cs(Referer)), cookies, what stood behind the
 * question mark, and the id of the request, by which AWS could find the rest.
 */
const LOGGED_FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'cs-method',
  'cs(Host)',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'time-to-first-byte',
  'cs-protocol',
  'cs-protocol-version',
  'ssl-protocol',
  'x-edge-result-type',
  'x-edge-response-result-type',
  'x-edge-detailed-result-type',
];

/** Access logs of the distribution without personal data, for 90 days. */
export class AccessLogs extends Construct {
  constructor(scope: Construct, id: string, { distributionId }: { distributionId: string }) {
    super(scope, id);
    const stack = Stack.of(this);
    const bucket = createBucket(this);
    const name = `${stack.stackName}-AccessLogs`;
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${stack.partition}:cloudfront::${stack.account}:distribution/${distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    // Given here, the service does not add one of its own to the bucket.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects('*')],
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          ArnLike: {
            'aws:SourceArn': stack.formatArn({
              service: 'logs',
              resource: 'delivery-source',
              resourceName: name,
            }),
          },
        },
      }),
    );
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: LOGGED_FIELDS,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
    if (bucket.policy) delivery.addResourceDependency(bucket.policy.node.defaultChild as CfnResource);
  }
}

function createBucket(scope: Construct): Bucket {
  const bucket = new Bucket(scope, 'Bucket', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    lifecycleRules: [
      { expiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(7) },
    ],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(bucket, {
    'AwsSolutions-S1': 'It is where logs go; a log of the log would tell nobody anything.',
  });
  return bucket;
}
