import { createHash } from 'node:crypto';

export const LOCAL_ACCOUNT = '000000000000';

type Naming = {
  /** Physical name. */
  name: string;
  logicalId: string;
  region: string;
  /** Host and port of the site. */
  siteHost: string;
  arn(service: string, resource: string): string;
};

/** Value of `Ref`, and attributes for `Fn::GetAtt`. */
export type Names = { ref: string; attributes?: Record<string, string> };

const byLogicalId = ({ logicalId }: Naming): Names => ({ ref: logicalId });

/** The resource types that the local stack serves. */
const SERVED: Record<string, (naming: Naming) => Names> = {
  'AWS::CloudFront::Distribution': ({ logicalId, siteHost }) => ({
    ref: logicalId,
    attributes: { DomainName: siteHost },
  }),
  'AWS::CloudFront::Function': ({ logicalId }) => ({
    ref: logicalId,
    attributes: { FunctionARN: logicalId },
  }),
  'AWS::CloudFront::OriginRequestPolicy': byLogicalId,
  'AWS::CloudFront::ResponseHeadersPolicy': byLogicalId,
  'AWS::DynamoDB::Table': ({ name }) => ({ ref: name }),
  'AWS::Events::Rule': ({ name, arn }) => ({ ref: name, attributes: { Arn: arn('events', `rule/${name}`) } }),
  'AWS::Lambda::EventSourceMapping': byLogicalId,
  'AWS::Lambda::Function': ({ name, arn }) => ({
    ref: name,
    attributes: { Arn: arn('lambda', `function:${name}`) },
  }),
  'AWS::Lambda::Url': ({ logicalId, region }) => {
    const url = `https://${logicalId.toLowerCase()}.lambda-url.${region}.on.aws/`;
    return { ref: url, attributes: { FunctionUrl: url } };
  },
  'AWS::S3::Bucket': ({ name, region }) => {
    const bucket = name.toLowerCase();
    const RegionalDomainName = `${bucket}.s3.${region}.amazonaws.com`;
    return { ref: bucket, attributes: { Arn: `arn:aws:s3:::${bucket}`, RegionalDomainName } };
  },
  'AWS::S3::BucketPolicy': byLogicalId,
  'AWS::SNS::Subscription': byLogicalId,
  'AWS::SNS::Topic': ({ name, arn }) => ({ ref: arn('sns', name) }),
  'AWS::SQS::Queue': ({ name, region, arn }) => ({
    ref: `https://sqs.${region}.amazonaws.com/${LOCAL_ACCOUNT}/${name}`,
    attributes: { Arn: arn('sqs', name) },
  }),
  'AWS::SecretsManager::Secret': ({ name, arn }) => ({ ref: arn('secretsmanager', `secret:${name}`) }),
  'Custom::CDKBucketDeployment': byLogicalId,
};

/** Resource types without effect on local answers. */
const IGNORED = new Set([
  // Permissions are not simulated; the template tests assert them.
  ...['AWS::IAM::ManagedPolicy', 'AWS::IAM::Policy', 'AWS::IAM::Role', 'AWS::Lambda::Permission'],
  ...['AWS::SNS::TopicPolicy', 'AWS::SQS::QueuePolicy', 'AWS::CloudFront::OriginAccessControl'],
  // Neither are metrics, costs, logs, encryption at rest, names in the DNS,
  ...['AWS::Budgets::Budget', 'AWS::CloudWatch::Alarm', 'AWS::Logs::LogGroup', 'AWS::Logs::MetricFilter'],
  ...['AWS::SES::ConfigurationSet', 'AWS::SES::ConfigurationSetEventDestination'],
  ...['AWS::KMS::Alias', 'AWS::KMS::Key', 'AWS::Route53::RecordSet', 'AWS::CDK::Metadata'],
  // retries of scheduled events (the schedule runs again) and the tools of the bucket deployment.
  ...['AWS::Lambda::EventInvokeConfig', 'AWS::Lambda::LayerVersion'],
]);

/** True for types that a template may have. */
export const isKnownType = (type: string) => type in SERVED || IGNORED.has(type);

/**
 * A resource's local names. They depend on the template alone, so that data of earlier runs is found again. Undefined
 * for types that aren't served.
 */
export function namesOf(
  type: string,
  { stackName, ...naming }: Omit<Naming, 'name' | 'arn'> & { stackName: string },
): Names | undefined {
  const arn = (service: string, resource: string) =>
    `arn:aws:${service}:${naming.region}:${LOCAL_ACCOUNT}:${resource}`;
  return SERVED[type]?.({ ...naming, name: `${stackName}-${naming.logicalId}`, arn });
}

/**
 * A secret's local value. It follows from the ARN, so that hashes of earlier runs stay valid without a store; nothing on
 * this machine is worth guessing it.
 */
export const secretValue = (arn: string) => createHash('sha256').update(arn).digest('hex').slice(0, 48);
