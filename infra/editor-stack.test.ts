import { Template } from 'aws-cdk-lib/assertions';
import { expect, it, test } from 'vitest';
import { allPermissions } from './testing/permissions.ts';
import { createApp, propertiesOf, stackOf } from './testing/synthesise.ts';
import { UserError } from './user-error.ts';

const site = {
  stage: 'prod',
  alarmEmail: 'ops@example.net',
  domainName: 'www.example.de',
  githubRepository: 'erika/website',
};
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0b1c2d3e-0000-1111-2222-333344445555';

const editor = (context: Record<string, unknown>) =>
  Template.fromStack(stackOf(createApp({ ...site, ...context }), '-Editor'));
const inZone = editor({ hostedZoneId: 'Z0123456789', editor: 'redaktion.example.de' });

test('responses are neither kept nor indexed, and reach GitHub only', () => {
  const { ResponseHeadersPolicyConfig: policy } = propertiesOf(
    inZone,
    'AWS::CloudFront::ResponseHeadersPolicy',
  ) as { ResponseHeadersPolicyConfig: Policy };
  expect(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' blob: https://api.github.com; frame-src blob:; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(policy.CustomHeadersConfig.Items).toEqual(
    expect.arrayContaining([
      { Header: 'X-Robots-Tag', Value: 'noindex', Override: true },
      { Header: 'Cache-Control', Value: 'no-store', Override: true },
    ]),
  );
});

test('its files are in a bucket of its own that nobody reads but its distribution', () => {
  inZone.hasResourceProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
  });
  inZone.resourceCountIs('AWS::S3::Bucket', 1);
  inZone.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1);
});

test('its upload writes into its own bucket and clears its own distribution only', () => {
  const [role = [], ...others] = Object.values(allPermissions(inZone));
  expect(others).toEqual([]);
  const writing = role.filter((each) => /^s3:(Put|Delete|Abort)|^cloudfront:/.test(each));
  for (const permission of writing) expect(permission).toMatch(/ Bucket(\/\*)?$|distribution\/Distribution$/);
});

it('has its own name and certificate in the zone of the site', () => {
  inZone.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'redaktion.example.de',
  });
  inZone.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { Aliases: ['redaktion.example.de'] },
  });
  inZone.resourceCountIs('AWS::Route53::RecordSet', 2);
});

it('uses the certificate given for all names where DNS is elsewhere', () => {
  const elsewhere = editor({ certificateArn, editor: 'redaktion.example.de' });
  elsewhere.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { ViewerCertificate: { AcmCertificateArn: certificateArn } },
  });
  elsewhere.resourceCountIs('AWS::Route53::RecordSet', 0);
});

it('is on the name of its distribution unless it has one', () => {
  const unnamed = editor({ certificateArn, editor: 'on' });
  const { DistributionConfig } = propertiesOf(unnamed, 'AWS::CloudFront::Distribution');
  expect(DistributionConfig).not.toHaveProperty('Aliases');
});

it('leaves the site as it is', () => {
  const template = (context: Record<string, unknown>) =>
    Template.fromStack(stackOf(createApp({ ...site, certificateArn, ...context }))).toJSON();
  expect(template({ editor: 'on' })).toEqual(template({}));
});

it('says what has not been built', () => {
  const context = { ...site, certificateArn, editor: 'on' };
  expect(() => createApp(context, { editorFolder: 'nirgends/editor' })).toThrow(
    new UserError('nirgends/editor/index.html is missing. Run npm run build -- --editor first.'),
  );
});

type Policy = {
  SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: string } };
  CustomHeadersConfig: { Items: unknown[] };
};
