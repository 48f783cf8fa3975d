import { runInNewContext } from 'node:vm';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { propertiesOf, synthesise } from './testing/synthesise.ts';

const template = synthesise();
const { DistributionConfig: distribution } = propertiesOf(
  template,
  'AWS::CloudFront::Distribution',
) as Record<'DistributionConfig', Distribution>;

describe('headers', () => {
  it('allow nothing but the site itself', () => {
    const recipients =
      'a new recipient of data also in content/legal/privacy.md and site/e2e/consent.spec.ts';
    expect(securityHeaders().ContentSecurityPolicy, recipients).toEqual({
      ContentSecurityPolicy:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      Override: true,
    });
  });

  it('let through the hosts that Google names where an id is configured, and no others', () => {
    expect(foreignHosts({ measurementId: 'G-TEST123456' })).toEqual({
      'script-src': ['www.googletagmanager.com'],
      'img-src': ['*.google-analytics.com', 'www.googletagmanager.com'],
      'connect-src': ['*.google-analytics.com', '*.analytics.google.com', 'www.googletagmanager.com'],
    });
  });

  it('let measurement of advertisements through only where a conversion is configured', () => {
    const hosts = foreignHosts({ measurementId: 'G-TEST123456', adConversion: 'AW-123456789/AbCdEf' });
    expect(Object.keys(hosts)).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src']);
    for (const directive of ['script-src', 'img-src', 'connect-src'])
      expect(hosts[directive]).toEqual(
        expect.arrayContaining(['www.googletagmanager.com', 'www.googleadservices.com', 'www.google.com']),
      );
    expect(hosts['frame-src']).toEqual(['www.googletagmanager.com']);
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  it('are no longer than CloudFront takes, whatever is measured', () => {
    const analytics = { measurementId: 'G-TEST123456', adConversion: 'AW-123456789/AbCdEf' };
    const of = synthesise({}, { analytics });
    const { ContentSecurityPolicy } = headersPolicy(of).SecurityHeadersConfig;
    const { length } = (ContentSecurityPolicy as { ContentSecurityPolicy: string }).ContentSecurityPolicy;
    const values = [length, ...customHeaders(of).map(([, value = '']) => value.length)];
    for (const each of values) expect(each).toBeLessThanOrEqual(1783);
    expect(values.reduce((sum, each) => sum + each)).toBeLessThan(10_240);
    expect(customHeaders(of).length).toBeLessThanOrEqual(10);
  });

  it('hold browsers to HTTPS for two years', () => {
    expect(securityHeaders().StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 63_072_000 });
  });

  it('let previews and readers elsewhere show the pictures', () => {
    expect(customHeaders(template)).toContainEqual(['Cross-Origin-Resource-Policy', 'cross-origin']);
  });

  it('stand on the answers of the API as on those of the files', () => {
    const [policy] = Object.keys(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    for (const behaviour of behaviours()) expect(behaviour.ResponseHeadersPolicyId).toEqual({ Ref: policy });
  });

  it('keep search engines away from dev, and only from dev', () => {
    expect(customHeaders(template)).toContainEqual(['X-Robots-Tag', 'noindex']);
    expect(
      customHeaders(synthesise({ stage: 'prod', alarmEmail: 'ops@example.net' })).map(([name]) => name),
    ).not.toContain('X-Robots-Tag');
  });
});

describe('files', () => {
  it('are found missing by 404, answered with the not-found page', () => {
    expect(distribution.CustomErrorResponses).toEqual([
      { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 60 },
    ]);
    const read = { Action: ['s3:GetObject', 's3:ListBucket'], Effect: 'Allow' };
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: { Statement: Match.arrayWith([Match.objectLike(read)]) },
    });
  });

  it('are private, read by this distribution only, and stay when the stack goes', () => {
    const { PolicyDocument } = propertiesOf(template, 'AWS::S3::BucketPolicy', 'WebsiteFiles');
    expect((PolicyDocument as { Statement: unknown[] }).Statement.slice(1)).toMatchObject([
      { Principal: { Service: 'cloudfront.amazonaws.com' }, Condition: { StringEquals: {} } },
    ]);
    template.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      },
    });
  });

  it('are kept for a year where their name carries a hash, and never removed', () => {
    expect(deployment('WebsiteFilesAssets')).toMatchObject({
      DestinationBucketKeyPrefix: 'assets',
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('are revalidated everywhere else', () => {
    expect(deployment('WebsiteFilesPages')).toMatchObject({
      Exclude: ['assets/*', '*.docx', '*.txt', 'sitemap.xml', 'feed.xml'],
      Prune: true,
      SystemMetadata: { 'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate' },
    });
  });

  it('are forgotten by the edge when the last of them, the pages, are there, and not before', () => {
    const uploads = Object.entries(template.findResources('Custom::CDKBucketDeployment'));
    const invalidating = uploads.filter(([, { Properties }]) => Properties.DistributionId);
    expect(invalidating.map(([id]) => id)).toEqual(idsOf('WebsiteFilesPages'));
    expect(deployment('WebsiteFilesPages')).toMatchObject({
      DistributionId: { Ref: Object.keys(template.findResources('AWS::CloudFront::Distribution'))[0] },
      DistributionPaths: ['/*'],
      WaitForDistributionInvalidation: false,
    });
  });

  const hashed = 'public, max-age=31536000, immutable';
  const unhashed = 'public, max-age=0, s-maxage=86400, must-revalidate';
  it.each([
    ['Fonts', '*.woff2', 'font/woff2', hashed],
    ['WebpImages', '*.webp', 'image/webp', hashed],
    [
      'WordFiles',
      '*.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      unhashed,
    ],
    ['Texts', '*.txt', 'text/plain; charset=utf-8', unhashed],
    ['Sitemap', 'sitemap.xml', 'application/xml; charset=utf-8', unhashed],
    ['Feed', 'feed.xml', 'application/atom+xml; charset=utf-8', unhashed],
  ])(
    'have the type of %s where they are some, which the upload would not guess',
    (id, pattern, type, kept) => {
      expect(deployment(`WebsiteFiles${kept === hashed ? 'Assets' : 'Pages'}`).Exclude).toContain(pattern);
      expect(deployment(`WebsiteFiles${id}`)).toMatchObject({
        Exclude: ['*'],
        Include: [pattern],
        // What was withdrawn, such as an article's Word file, must not stay.
        Prune: kept === unhashed,
        SystemMetadata: { 'content-type': type, 'cache-control': kept },
      });
    },
  );

  it('are saved under the name that the owner gave them where a form leads to them', () => {
    const savedFile = { path: '/downloads/a.pdf', saveAs: 'Prompts.pdf' };
    const of = synthesise({}, { savedFile });
    expect(propertiesOf(of, 'Custom::CDKBucketDeployment', 'WebsiteFilesSavedFile')).toMatchObject({
      Exclude: ['*'],
      Include: ['downloads/a.pdf'],
      SystemMetadata: { 'content-disposition': 'attachment; filename="Prompts.pdf"' },
    });
    expect(propertiesOf(of, 'Custom::CDKBucketDeployment', 'WebsiteFilesPages').Exclude).toContain(
      'downloads/a.pdf',
    );
  });

  it('are uploaded before the pages that name them', () => {
    const files = ['Assets', 'Fonts', 'WebpImages', 'WordFiles', 'Texts', 'Sitemap', 'Feed']
      .flatMap((id) => idsOf(`WebsiteFiles${id}`))
      .filter((id) => id.includes('CustomResource'));
    expect(files).toHaveLength(7);
    const pages = Object.entries(template.findResources('Custom::CDKBucketDeployment')).find(([id]) =>
      id.startsWith('WebsiteFilesPages'),
    );
    expect(pages?.[1].DependsOn).toEqual(expect.arrayContaining(files));
  });
});

describe('the edge function', () => {
  it('stands in front of everything but files whose names carry a hash', () => {
    const [assets, others] = [true, false].map((isAssets) =>
      behaviours().filter(({ PathPattern }) => (PathPattern === '/assets/*') === isAssets),
    );
    for (const { FunctionAssociations } of others ?? [])
      expect(FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
    const { DefaultCacheBehavior: pages } = distribution;
    // All else is as for pages.
    expect(assets).toEqual([{ ...pages, FunctionAssociations: undefined, PathPattern: '/assets/*' }]);
  });

  it('has the redirects in it', () => {
    const { FunctionCode, FunctionConfig } = propertiesOf(template, 'AWS::CloudFront::Function');
    const request = { method: 'GET', uri: '/shop/', rawQueryString: () => undefined, headers: {} };
    expect(FunctionConfig).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
    expect(runInNewContext(`${FunctionCode};handler(event)`, { event: { request } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/books' } },
    });
  });
});

describe('requests to the API', () => {
  const api = distribution.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*');

  it('pass with every method and are never cached', () => {
    expect(api?.AllowedMethods).toContain('POST');
    expect(api?.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
  });

  it('bring what the API checks: the address from CloudFront, the host from the edge function', () => {
    const { OriginRequestPolicyConfig } = propertiesOf(template, 'AWS::CloudFront::OriginRequestPolicy');
    const { HeadersConfig } = OriginRequestPolicyConfig as { HeadersConfig: { Headers: string[] } };
    expect(HeadersConfig).toMatchObject({ HeaderBehavior: 'whitelist' });
    expect(HeadersConfig.Headers.map((name) => name.toLowerCase()).sort()).toEqual([
      'accept',
      'cloudfront-viewer-address',
      'content-encoding',
      'content-type',
      'origin',
      'sec-fetch-site',
      'x-canary',
      'x-site-host',
    ]);
  });

  it('carry the origin secret, whose value stands nowhere in the template', () => {
    const [secret] = Object.keys(template.findResources('AWS::SecretsManager::Secret')).filter((id) =>
      id.startsWith('OriginSecret'),
    );
    const headers = distribution.Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(headers).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: {
          'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secret }, ':SecretString:::}}']],
        },
      },
    ]);
    expect(propertiesOf(template, 'AWS::SecretsManager::Secret', 'OriginSecret')).not.toHaveProperty(
      'SecretString',
    );
  });
});

it('a web ACL stands in front of the distribution where one is given, and only there', () => {
  const webAclArn = `arn:aws:wafv2:us-east-1:111122223333:global/webacl/website/${'0'.repeat(36)}`;
  const WebACLId = (of: typeof template) =>
    (propertiesOf(of, 'AWS::CloudFront::Distribution').DistributionConfig as Record<string, unknown>)
      .WebACLId;
  expect(WebACLId(synthesise({ webAclArn }))).toBe(webAclArn);
  expect(WebACLId(template)).toBeUndefined();
});

it('visitors are taken to HTTPS', () => {
  for (const { ViewerProtocolPolicy } of behaviours()) expect(ViewerProtocolPolicy).toBe('redirect-to-https');
});

type Behaviour = Record<string, unknown> & { PathPattern?: string };
type Distribution = {
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: Behaviour[];
  CustomErrorResponses: unknown[];
  Origins: Array<{ OriginCustomHeaders?: unknown[] }>;
};

function behaviours(): Behaviour[] {
  return [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors];
}

type HeadersPolicy = {
  SecurityHeadersConfig: Record<string, unknown>;
  CustomHeadersConfig: { Items: Array<{ Header: string; Value: string }> };
};

const headersPolicy = (of: typeof template) =>
  propertiesOf(of, 'AWS::CloudFront::ResponseHeadersPolicy').ResponseHeadersPolicyConfig as HeadersPolicy;

const securityHeaders = () => headersPolicy(template).SecurityHeadersConfig;

/** Third-party hosts by directive. */
function foreignHosts(analytics: { measurementId: string; adConversion?: string }) {
  const { ContentSecurityPolicy } = headersPolicy(synthesise({}, { analytics })).SecurityHeadersConfig;
  const policy = (ContentSecurityPolicy as { ContentSecurityPolicy: string }).ContentSecurityPolicy;
  const hosts = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.filter((source) => source.startsWith('https://')).map((source) => source.slice(8))];
  });
  return Object.fromEntries(hosts.filter(([, foreign = '']) => foreign.length > 0));
}

const customHeaders = (of: typeof template) =>
  headersPolicy(of).CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]);

const deployment = (idPrefix: string) => propertiesOf(template, 'Custom::CDKBucketDeployment', idPrefix);

const idsOf = (idPrefix: string) =>
  Object.keys(template.findResources('Custom::CDKBucketDeployment')).filter((id) => id.startsWith(idPrefix));
