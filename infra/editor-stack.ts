import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import {
  CachePolicy,
  Distribution,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Editor, Stage } from './config.ts';
import type { Domain } from './domain.ts';
import { acknowledgeDeployment, invalidateAfter, privateBucket, uploadSettings } from './site-files.ts';
import { UserError } from './user-error.ts';
import { pointAt } from './website.ts';

export type EditorStackProps = StackProps & Editor & { stage: Stage; folder: string; preview: boolean };

/** The browser editor, on an origin of its own: the token in its storage is out of reach of the site's pages. */
export class EditorStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { repository, domain, stage, folder, preview, ...props }: EditorStackProps,
  ) {
    super(scope, id, { ...props, analyticsReporting: false });
    if (!existsSync(join(folder, 'index.html')))
      throw new UserError(`${folder}/index.html is missing. Run npm run build -- --editor first.`);
    const bucket = privateBucket(this);
    const distribution = new Distribution(this, 'Distribution', {
      ...ownName(this, domain),
      comment: `Editor ${stage}`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: responseHeaders(this, stage),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    acknowledge(distribution, {
      'AwsSolutions-CFR1': 'The owner edits wherever she is.',
      'AwsSolutions-CFR2': 'Static files only; what they may change, GitHub decides by the token.',
      'AwsSolutions-CFR3': 'Only static files are read here; every change is a commit on GitHub.',
      ...(!domain && {
        'AwsSolutions-CFR4':
          'Without a domain of its own the editor is on cloudfront.net, whose certificate fixes the minimum.',
      }),
    });
    const upload = new BucketDeployment(this, 'Upload', {
      // The repository is a value of the deployment, so that one build serves all.
      sources: [
        Source.asset(folder),
        Source.data('backend.json', JSON.stringify(backend(repository, preview))),
      ],
      destinationBucket: bucket,
      // The edge keeps the files until the next deployment; browsers get no-store.
      cacheControl: [CacheControl.fromString('public, max-age=0, s-maxage=86400')],
      ...uploadSettings(this, 'UploadLogs'),
    });
    invalidateAfter(upload, distribution);
    acknowledgeDeployment(upload, bucket);
    if (domain?.hostedZoneId) pointAt(distribution, this, domain.hostedZoneId, [domain.name]);
    new CfnOutput(this, 'EditorUrl', {
      value: `https://${domain?.name ?? distribution.distributionDomainName}`,
    });
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
  }
}

/** The repository that the editor commits to. Every save becomes a pull request, so that the checks remain the gate. */
export const backend = (repo: string, preview: boolean) => ({
  backend: {
    ...{ name: 'github', repo, branch: 'main', auth_methods: ['token'] },
    // Titles of her pull requests.
    commit_messages: {
      create: '{{collection}}: „{{slug}}“ angelegt',
      update: '{{collection}}: „{{slug}}“ geändert',
      delete: '{{collection}}: „{{slug}}“ gelöscht',
    },
    // The commit status in which pull-request.yml puts the link.
    ...(preview && { preview_context: 'Vorschau' }),
  },
  publish_mode: 'editorial_workflow',
  show_preview_links: preview,
});

function ownName(scope: Construct, domain: Domain | undefined) {
  if (!domain) return {};
  const certificate =
    domain.hostedZoneId !== undefined
      ? new Certificate(scope, 'Certificate', {
          domainName: domain.name,
          validation: CertificateValidation.fromDns(
            HostedZone.fromHostedZoneId(scope, 'Zone', domain.hostedZoneId),
          ),
        })
      : Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn);
  return {
    domainNames: [domain.name],
    certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2025,
  };
}

function responseHeaders(scope: Construct, stage: Stage): ResponseHeadersPolicy {
  const headers = {
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return new ResponseHeadersPolicy(scope, 'ResponseHeaders', {
    comment: `Headers of the editor ${stage}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: CONTENT_SECURITY_POLICY, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}

/** The editor writes inline styles, and shows pictures and previews from memory. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: https://api.github.com",
  'frame-src blob:',
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
