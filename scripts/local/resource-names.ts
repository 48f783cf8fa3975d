import { LocalStackError } from './errors.ts';

export const LOCAL_ACCOUNT = '000000000000';

export type Names = { ref: string; attributes: Record<string, string> };

/**
 * A resource's local names, ARNs and attributes. They depend on the template alone, so that data of earlier runs is
 * found again. `explicitName` is the name set in the template, if any.
 */
export function namesOf(input: {
  type: string;
  logicalId: string;
  explicitName: string | undefined;
  stackName: string;
  region: string;
  siteHost: string;
}): Names {
  const { type, logicalId, region } = input;
  const name = input.explicitName ?? `${input.stackName}-${logicalId}`;
  const arn = (service: string, resource: string) =>
    `arn:aws:${service}:${service === 's3' ? ':' : `${region}:${LOCAL_ACCOUNT}:`}${resource}`;
  switch (type) {
    case 'AWS::DynamoDB::Table':
      return { ref: name, attributes: { Arn: arn('dynamodb', `table/${name}`) } };
    case 'AWS::Lambda::Function':
      return { ref: name, attributes: { Arn: arn('lambda', `function:${name}`) } };
    case 'AWS::Lambda::Url': {
      const url = `https://${logicalId.toLowerCase()}.lambda-url.${region}.on.aws/`;
      return { ref: url, attributes: { FunctionUrl: url } };
    }
    case 'AWS::S3::Bucket': {
      const bucket = name.toLowerCase();
      const attributes = {
        Arn: arn('s3', bucket),
        DomainName: `${bucket}.s3.amazonaws.com`,
        RegionalDomainName: `${bucket}.s3.${region}.amazonaws.com`,
      };
      return { ref: bucket, attributes };
    }
    case 'AWS::SNS::Topic':
      return { ref: arn('sns', name), attributes: { TopicArn: arn('sns', name), TopicName: name } };
    case 'AWS::SQS::Queue': {
      const url = `https://sqs.${region}.amazonaws.com/${LOCAL_ACCOUNT}/${name}`;
      return { ref: url, attributes: { Arn: arn('sqs', name), QueueName: name, QueueUrl: url } };
    }
    case 'AWS::SecretsManager::Secret':
      return { ref: arn('secretsmanager', `secret:${name}-local0`), attributes: {} };
    case 'AWS::Events::Rule':
      return { ref: name, attributes: { Arn: arn('events', `rule/${name}`) } };
    case 'AWS::CloudFront::Distribution':
      return { ref: logicalId, attributes: { Id: logicalId, DomainName: input.siteHost } };
    case 'AWS::CloudFront::Function':
      return { ref: logicalId, attributes: { FunctionARN: logicalId } };
    case 'AWS::CloudFront::CachePolicy':
    case 'AWS::CloudFront::OriginRequestPolicy':
    case 'AWS::CloudFront::ResponseHeadersPolicy':
    case 'AWS::CloudFront::OriginAccessControl':
      return { ref: logicalId, attributes: { Id: logicalId } };
    default:
      throw new LocalStackError(
        `Template, ${logicalId} (${type}): The resource has neither a name nor attributes here. Add its type to scripts/local/resource-names.ts.`,
      );
  }
}

/** The property that sets a resource's name, by type. */
export const NAME_PROPERTIES: Record<string, string> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::Events::Rule': 'Name',
};
