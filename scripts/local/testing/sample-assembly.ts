import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Properties = Record<string, unknown>;
export type SampleResources = Record<string, { Type: string; Properties: Properties; DependsOn?: string[] }>;

/** Creates a temporary folder for one test. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'local-stack-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const SITE_FILES = {
  'index.html': `<!doctype html><title>Start</title>${'<p>Guten Tag, schön, dass Sie da sind.</p>'.repeat(60)}`,
  'blog/index.html': '<!doctype html><title>Blog</title>',
  '404.html': '<!doctype html><title>Nicht gefunden</title>',
  'assets/app.js': `console.log('${'a'.repeat(2000)}')`,
  'assets/font.woff2': 'not really a font',
};

const ECHO_HANDLER = `import { appendFileSync } from 'node:fs';
export async function handler(event, context) {
  if (event.rawPath === '/api/crash') process.exit(1);
  if (event.rawPath === '/api/beat') setInterval(() => appendFileSync('../beats.txt', '.'), 10);
  if (event.rawPath === '/api/slow') await new Promise((resolve) => setTimeout(resolve, 5000));
  if (event.rawPath === '/api/throw') throw new Error('geplatzt');
  return { statusCode: 201, headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }, cookies: ['a=1'],
    body: JSON.stringify({ event, environment: process.env, remaining: context.getRemainingTimeInMillis() }) };
}`;

/** Fails for the message "poison" and appends every other one to the file named in its environment. */
const CONSUMER_HANDLER = `import { appendFileSync } from 'node:fs';
export async function handler(event) {
  const batchItemFailures = [];
  for (const record of event.Records) {
    if (record.body === 'poison') batchItemFailures.push({ itemIdentifier: record.messageId });
    else appendFileSync(process.env.CONSUMED_FILE, record.body + '\\n');
  }
  return { batchItemFailures };
}`;

const EDGE_CODE = `function handler(event) {
  var request = event.request;
  if (request.uri === '/alt') return { statusCode: 301, headers: { location: { value: '/neu' } } };
  request.headers['x-site-host'] = { value: request.headers.host.value };
  if (request.uri.indexOf('/api/') !== 0 && request.uri.indexOf('.') < 0) {
    request.uri = (request.uri === '/' ? '' : request.uri) + '/index.html';
  }
  return request;
}`;

const named = (name: string, extra: Properties = {}) => ({ Name: name, ...extra });
const behaviour = {
  CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  Compress: true,
  ViewerProtocolPolicy: 'redirect-to-https',
};
const association = [{ EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Edge', 'FunctionARN'] } }];

/** A small template in the CDK's format with every resource type that the local stack simulates. */
function sampleResources(consumedFile: string): SampleResources {
  const table = (name: string) => ({
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: ['id', 'email', 'createdAt'].map((attribute) => ({
        AttributeName: attribute,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'byEmail',
          KeySchema: [
            { AttributeName: 'email', KeyType: 'HASH' },
            { AttributeName: 'createdAt', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      Tags: [{ Key: 'name', Value: name }],
    },
  });
  const lambda = (asset: string, variables: Properties, extra: Properties = {}) => ({
    Type: 'AWS::Lambda::Function',
    Properties: {
      Code: { S3Bucket: { 'Fn::Join': ['-', ['assets', { Ref: 'AWS::AccountId' }]] }, S3Key: `${asset}.zip` },
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
      Environment: { Variables: variables },
      Timeout: 1,
      ...extra,
    },
  });
  return {
    Role: { Type: 'AWS::IAM::Role', Properties: {} },
    BusinessLeads: table('business'),
    Secret: {
      Type: 'AWS::SecretsManager::Secret',
      Properties: { GenerateSecretString: { PasswordLength: 40, ExcludePunctuation: true } },
    },
    Topic: { Type: 'AWS::SNS::Topic', Properties: {} },
    Mail: {
      Type: 'AWS::SNS::Subscription',
      Properties: { Protocol: 'email', TopicArn: { Ref: 'Topic' }, Endpoint: 'post@example.org' },
    },
    ToQueue: {
      Type: 'AWS::SNS::Subscription',
      Properties: {
        Protocol: 'sqs',
        TopicArn: { Ref: 'Topic' },
        Endpoint: { 'Fn::GetAtt': ['Queue', 'Arn'] },
        RawMessageDelivery: true,
      },
    },
    Queue: {
      Type: 'AWS::SQS::Queue',
      Properties: {
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['DeadLetters', 'Arn'] }, maxReceiveCount: 3 },
      },
    },
    DeadLetters: { Type: 'AWS::SQS::Queue', Properties: {} },
    Echo: lambda('echo', { TABLE: { Ref: 'BusinessLeads' }, RATE_LIMIT: '30' }),
    EchoUrl: {
      Type: 'AWS::Lambda::Url',
      Properties: { AuthType: 'NONE', TargetFunctionArn: { 'Fn::GetAtt': ['Echo', 'Arn'] } },
    },
    Consumer: lambda('consumer', { CONSUMED_FILE: consumedFile }),
    Mapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] },
        FunctionName: { Ref: 'Consumer' },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      },
    },
    Bucket: { Type: 'AWS::S3::Bucket', Properties: {} },
    BucketPolicy: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: {
        Bucket: { Ref: 'Bucket' },
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: ['s3:GetObject', 's3:ListBucket'],
              Principal: { Service: 'cloudfront.amazonaws.com' },
            },
          ],
        },
      },
    },
    Pages: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: {
        ServiceToken: 'arn:aws:lambda:eu-central-1:000000000000:function:provider',
        SourceObjectKeys: ['site.zip'],
        DestinationBucketName: { Ref: 'Bucket' },
        Exclude: ['assets/*'],
        SystemMetadata: { 'cache-control': 'no-cache' },
      },
      DependsOn: ['Assets'],
    },
    Assets: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: {
        ServiceToken: 'arn:aws:lambda:eu-central-1:000000000000:function:provider',
        SourceObjectKeys: ['site.zip'],
        DestinationBucketName: { Ref: 'Bucket' },
        Exclude: ['*'],
        Include: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
    },
    Edge: {
      Type: 'AWS::CloudFront::Function',
      Properties: named('edge', {
        AutoPublish: true,
        FunctionCode: EDGE_CODE,
        FunctionConfig: { Comment: '', Runtime: 'cloudfront-js-2.0' },
      }),
    },
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: named('headers', {
          SecurityHeadersConfig: { ContentTypeOptions: { Override: true } },
          CustomHeadersConfig: { Items: [{ Header: 'X-Sample', Value: 'eins', Override: true }] },
          RemoveHeadersConfig: { Items: [{ Header: 'last-modified' }] },
        }),
      },
    },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          DefaultCacheBehavior: {
            ...behaviour,
            TargetOriginId: 'site',
            ResponseHeadersPolicyId: { Ref: 'Headers' },
            FunctionAssociations: association,
          },
          CacheBehaviors: [
            {
              ...behaviour,
              PathPattern: '/api/*',
              TargetOriginId: 'api',
              AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
              CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
              OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
              FunctionAssociations: association,
            },
          ],
          CustomErrorResponses: [
            { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 },
          ],
          Origins: [
            {
              Id: 'site',
              DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
              S3OriginConfig: {},
            },
            {
              Id: 'api',
              DomainName: {
                'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': ['EchoUrl', 'FunctionUrl'] }] }],
              },
              CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
              OriginCustomHeaders: [
                {
                  HeaderName: 'x-origin-secret',
                  HeaderValue: {
                    'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, ':SecretString:::}}']],
                  },
                },
              ],
            },
          ],
        },
      },
    },
  };
}

/** Writes an assembly with the sample template, after `change` has been applied, and its assets. */
export function writeSampleAssembly(
  folder: string,
  change: (resources: SampleResources) => void = () => {},
): string {
  const resources = sampleResources(join(folder, 'consumed.txt'));
  change(resources);
  const outputs = {
    BusinessLeadsTable: 'BusinessLeads',
    TvLeadsTable: 'BusinessLeads',
    LimitsTable: 'BusinessLeads',
    LeadTopicArn: 'Topic',
    MailQueueUrl: 'Queue',
    MailDeadLetterQueueUrl: 'DeadLetters',
  };
  const template = {
    Resources: resources,
    Outputs: Object.fromEntries(Object.entries(outputs).map(([name, id]) => [name, { Value: { Ref: id } }])),
  };
  const files = Object.fromEntries(
    ['site', 'echo', 'consumer'].map((name) => [
      name,
      { source: { path: `asset.${name}` }, destinations: { local: { objectKey: `${name}.zip` } } },
    ]),
  );
  const artifacts = {
    Sample: {
      type: 'aws:cloudformation:stack',
      environment: 'aws://unknown-account/unknown-region',
      properties: { templateFile: 'Sample.template.json' },
    },
  };
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('manifest.json', JSON.stringify({ artifacts }));
  write('Sample.template.json', JSON.stringify(template));
  write('Sample.assets.json', JSON.stringify({ files }));
  write('asset.echo/index.mjs', ECHO_HANDLER);
  write('asset.consumer/index.mjs', CONSUMER_HANDLER);
  for (const [path, content] of Object.entries(SITE_FILES)) write(`asset.site/${path}`, content);
  return folder;
}
