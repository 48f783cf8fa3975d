import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it, test } from 'vitest';
import { allPermissions } from './testing/permissions.ts';
import { createApp, propertiesOf, stackOf } from './testing/synthesise.ts';

/** An app with all options and one with none. */
const all = createApp({
  stage: 'prod',
  alarmEmail: 'ops@example.net',
  webAclArn: `arn:aws:wafv2:us-east-1:111122223333:global/webacl/website/${'0'.repeat(36)}`,
  webhookUrl: 'https://hooks.example.org/',
  domainName: 'www.example.de',
  domainAliases: 'example.de',
  hostedZoneId: 'Z0123456789',
  githubRepository: 'erika/website',
  githubDiff: 'on',
  editor: 'redaktion.example.de',
  preview: 'on',
});
const plain = createApp();

const stacks = all.node.children.filter((child): child is Stack => child instanceof Stack);
const templates = new Map(stacks.map((stack) => [stack.stackName, Template.fromStack(stack)]));
const template = (name: string) => templates.get(name) ?? Template.fromJSON({ Resources: {} });
const site = template('Website-prod');
const edge = template('Website-prod-Edge');
const watch = template('Website-prod-EdgeWatch');
const github = template('Website-Github');

test('only what is asked for makes a stack in us-east-1', () => {
  const regions = (app: typeof all) =>
    app.node.children
      .filter((child): child is Stack => child instanceof Stack)
      .map(({ stackName, region }) => `${stackName} ${region}`);
  expect(regions(plain)).toEqual(['Website-dev eu-central-1']);
  expect(regions(all)).toEqual([
    'Website-prod-Edge us-east-1',
    'Website-prod eu-central-1',
    'Website-prod-EdgeWatch us-east-1',
    'Website-prod-Editor us-east-1',
    'Website-prod-Preview eu-central-1',
    'Website-Github eu-central-1',
  ]);
});

test('production stacks cannot be deleted by mistake', () => {
  expect(stacks.map(({ terminationProtection }) => terminationProtection)).toEqual(stacks.map(() => true));
  expect(stackOf(plain).terminationProtection).toBe(false);
});

test.each([...stacks, stackOf(plain)].map((stack) => [stack.stackName, stack] as const))(
  'cdk-nag leaves nothing open in %s',
  (_, stack) => {
    const { violations } = new AwsSolutionsChecks().validateScope(stack);
    expect(
      violations.map(({ ruleName, violatingResources }) => [
        ruleName,
        ...violatingResources.map(({ constructPath }) => constructPath),
      ]),
    ).toEqual([]);
  },
);

describe('a domain', () => {
  const { DistributionConfig } = propertiesOf(site, 'AWS::CloudFront::Distribution') as {
    DistributionConfig: Record<string, unknown>;
  };

  it('is what the distribution answers to, with a certificate of us-east-1 and TLS 1.2 or newer', () => {
    expect(DistributionConfig).toMatchObject({
      Aliases: ['www.example.de', 'example.de'],
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      ViewerCertificate: {
        MinimumProtocolVersion: 'TLSv1.2_2025',
        SslSupportMethod: 'sni-only',
        AcmCertificateArn: {
          'Fn::GetStackOutput': { StackName: 'Website-prod-Edge', Region: 'us-east-1' },
        },
      },
    });
    edge.hasResource('AWS::CertificateManager::Certificate', { UpdateReplacePolicy: 'Retain' });
    edge.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'www.example.de',
      SubjectAlternativeNames: ['example.de'],
      ValidationMethod: 'DNS',
    });
  });

  it('leads every name to the distribution, over IPv4 and IPv6', () => {
    const records = Object.values(site.findResources('AWS::Route53::RecordSet')).map(
      ({ Properties: { Name, Type, HostedZoneId } }) => `${Name} ${Type} ${HostedZoneId}`,
    );
    expect(records).toEqual([
      'www.example.de A Z0123456789',
      'www.example.de AAAA Z0123456789',
      'example.de A Z0123456789',
      'example.de AAAA Z0123456789',
    ]);
  });

  it('is where the canary sends its enquiry', () => {
    expect(propertiesOf(site, 'AWS::Lambda::Function', 'CanarySendCanary')).toMatchObject({
      Environment: { Variables: { SITE_URL: 'https://www.example.de' } },
    });
  });

  it('is missing where nobody asks for it', () => {
    const { DistributionConfig: config } = propertiesOf(
      Template.fromStack(stackOf(plain)),
      'AWS::CloudFront::Distribution',
    ) as { DistributionConfig: Record<string, unknown> };
    expect(Object.keys(config)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Aliases|ViewerCertificate/)]),
    );
  });
});

test.each([...templates])('in %s no log is kept forever', (_, of) => {
  for (const { Properties } of Object.values(of.findResources('AWS::Logs::LogGroup')))
    expect(Properties.RetentionInDays).toBe(90);
});

describe('roles', () => {
  it('of the site are those of its handlers (leads.test.ts) and of the upload, which reaches two buckets', () => {
    const roles = allPermissions(site);
    const upload = Object.keys(roles).find((name) => name.startsWith('CustomCDKBucketDeployment')) ?? '';
    expect(
      Object.keys(roles)
        .filter((name) => name !== upload)
        .sort(),
    ).toEqual([
      'CanarySendCanaryRole',
      'LeadApiSubmitLeadRole',
      'LeadDeliveryConfirmationsSubscriberHandlerRole',
      'LeadDeliveryOwnerMailsSendDigestRole',
      'LeadDeliveryOwnerSubscriberHandlerRole',
      'LeadDeliverySweepPendingRole',
      'LeadDeliveryWebhookSubscriberHandlerRole',
      'StatisticsKeepStatisticsRole',
    ]);
    const assets = 'arn:aws:s3:::cdk-hnb659fds-assets-AWS::AccountId-eu-central-1';
    const reading = ['s3:GetBucket*', 's3:GetObject*', 's3:List*'];
    const writing = [
      's3:Abort*',
      's3:DeleteObject*',
      's3:PutObject',
      's3:PutObjectLegalHold',
      's3:PutObjectRetention',
      's3:PutObjectTagging',
      's3:PutObjectVersionTagging',
    ];
    const bucket = 'WebsiteFilesBucket';
    expect(roles[upload]).toEqual([
      'sts:AssumeRole by {"Service":"lambda.amazonaws.com"}',
      'policy arn:AWS::Partition:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
      ...[
        'cloudfront:CreateInvalidation arn:aws:cloudfront::AWS::AccountId:distribution/WebsiteDistribution',
        ...reading.flatMap((action) => [`${action} ${assets}`, `${action} ${assets}/*`]),
        ...[...reading, ...writing].flatMap((action) => [`${action} ${bucket}`, `${action} ${bucket}/*`]),
      ].sort(),
    ]);
  });

  it('of the workflows: a pull request reads templates where that is asked for, the environment prod alone deploys', () => {
    const { Diff, Deploy = [] } = allPermissions(github);
    const byGithub = (subject: string[]) =>
      `sts:AssumeRoleWithWebIdentity by {"Federated":{"Fn::GetAtt":["Provider","Arn"]}} if ${JSON.stringify({
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': subject,
        },
      })}`;
    const taking = (...roles: string[]) =>
      ['eu-central-1', 'us-east-1'].flatMap((region) =>
        roles.map(
          (role) =>
            `sts:AssumeRole arn:aws:iam::AWS::AccountId:role/cdk-hnb659fds-${role}-role-AWS::AccountId-${region}`,
        ),
      );
    expect(Diff).toEqual([
      byGithub(['repo:erika/website:pull_request']),
      'cloudformation:DescribeStacks arn:aws:cloudformation:*:AWS::AccountId:stack/Website-*',
      'cloudformation:GetTemplate arn:aws:cloudformation:*:AWS::AccountId:stack/Website-*',
    ]);
    const withoutDiff = createApp({ githubRepository: 'erika/website' }).node.findChild('Website-Github');
    expect(Object.keys(allPermissions(Template.fromStack(withoutDiff as Stack)))).toEqual(['Deploy']);
    const [trusted, ...allowed] = Deploy;
    expect(trusted).toBe(byGithub(['repo:erika/website:environment:prod']));
    expect(allowed.sort()).toEqual(
      [
        'cloudformation:DescribeStacks arn:aws:cloudformation:*:AWS::AccountId:stack/Website-*',
        'lambda:InvokeFunction arn:aws:lambda:eu-central-1:AWS::AccountId:function:Website-*-CanarySendCanary*',
        'ses:GetAccount *',
        'sns:ListSubscriptionsByTopic arn:aws:sns:*:AWS::AccountId:Website-*',
        ...taking('deploy', 'file-publishing', 'lookup'),
      ].sort(),
    );
  });

  it('there are none in the stacks of the edge', () => {
    expect([allPermissions(edge), allPermissions(watch)]).toEqual([{}, {}]);
  });
});
