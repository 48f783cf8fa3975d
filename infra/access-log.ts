import { type CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { LOG_FIELDS } from '../functions/statistics/log-line.ts';
import { acknowledge } from './acknowledge.ts';
import { EDGE_REGION } from './alarming.ts';
import type { Handler } from './handler.ts';

/** The bucket for the distribution's log, which a handler reduces to counts every day. */
export class AccessLog extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // Without versions: what is deleted has to be gone.
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // For days on which the handler fails. S3 rounds up to midnight.
      lifecycleRules: [
        { expiration: Duration.days(2), abortIncompleteMultipartUploadAfter: Duration.days(2) },
      ],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this.bucket, { 'AwsSolutions-S1': 'It holds a log itself, for two days at most.' });
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/AWS-logs-infrastructure-V2-S3.html
    const { account } = Stack.of(this);
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects('*')],
        conditions: {
          StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': account },
          ArnLike: { 'aws:SourceArn': `arn:aws:logs:${EDGE_REGION}:${account}:delivery-source:*` },
        },
      }),
    );
  }

  /** Reading the log and deleting what was read. */
  allowReducing(handler: Handler): void {
    handler.allow(['s3:ListBucket'], [this.bucket.bucketArn], { LOG_BUCKET: this.bucket.bucketName });
    handler.allow(['s3:GetObject', 's3:DeleteObject'], [this.bucket.arnForObjects('*')]);
    const contents = `<${Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnResource)}.Arn>/*`;
    acknowledge(handler, {
      [`AwsSolutions-IAM5[Resource::${contents}]`]: 'Reads and deletes every file of the log.',
    });
  }
}

export type AccessLogDeliveryProps = { siteStackName: string; distributionId: string; bucketArn: string };

/**
 * CloudFront's standard logging (v2) with selected fields: it can leave out addresses, the older one can't. Its sources
 * are in us-east-1 only, whatever the bucket's region.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logging.html
 */
export class AccessLogDelivery extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { siteStackName, distributionId, bucketArn }: AccessLogDeliveryProps,
  ) {
    super(scope, id);
    const name = `${siteStackName}-AccessLog`;
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: Stack.of(this).formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distributionId,
      }),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: bucketArn,
      outputFormat: 'json',
    });
    new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: [...LOG_FIELDS],
    }).addResourceDependency(source);
  }
}
