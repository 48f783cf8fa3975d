import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';
import { CANARY_HEADER } from '../functions/leads/canary.ts';
import { acknowledge } from './acknowledge.ts';
import type { Config } from './config.ts';
import { allNames } from './domain.ts';
import { compileEdgeFunction } from './edge/compile.ts';
import type { GeneratedSecret } from './generated-secret.ts';
import { type Analytics, createResponseHeaders } from './response-headers.ts';
import { HASHED_ASSETS, originWith404, type SavedFile, SiteFiles } from './site-files.ts';

export type Build = {
  /** The prerendered site. */
  siteFolder: string;
  /** The bundled handlers, one folder each. */
  functionsFolder: string;
  redirects: Record<string, string>;
  analytics?: Analytics | undefined;
  savedFile?: SavedFile | undefined;
  /** The browser editor. */
  editorFolder: string;
};

export type WebsiteProps = Pick<Config, 'stage' | 'domain' | 'hstsSubdomains' | 'webAclArn'> &
  Omit<Build, 'functionsFolder' | 'editorFolder'> & {
    apiUrl: FunctionUrl;
    originSecret: GeneratedSecret;
    /** The domain's certificate, in us-east-1. */
    certificateArn: string | undefined;
  };

/** One distribution in front of a private bucket and the lead API. */
export class Website extends Construct {
  readonly url: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const files = new SiteFiles(this, 'Files', props.siteFolder);
    const edgeCode = compileEdgeFunction(props.redirects, props.domain, props.hstsSubdomains);
    const edge = onViewerRequest(this, 'Redirects, clean URLs, x-site-host', edgeCode);
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      // The same policy for all, because the API also answers with pages.
      responseHeadersPolicy: createResponseHeaders(this, 'ResponseHeaders', props),
    };
    const fromBucket = {
      ...common,
      origin: originWith404(files.bucket),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      ...ownName(this, props),
      comment: `Website ${props.stage}`,
      ...(props.webAclArn && { webAclId: props.webAclArn }),
      defaultRootObject: 'index.html',
      defaultBehavior: { ...fromBucket, ...edge },
      additionalBehaviors: {
        '/api/*': { ...common, ...edge, ...apiBehaviour(this, props) },
        // Most requests are for these, and their names are exact: nothing to redirect, nothing to map.
        [`/${HASHED_ASSETS}/*`]: fromBucket,
      },
      // Not 403, which the API uses itself.
      errorResponses: [
        { httpStatus: 404, responseHttpStatus: 404, responsePagePath: '/404.html', ttl: Duration.minutes(1) },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    acknowledgeDistribution(this.distribution, props);
    files.upload(this.distribution, props.savedFile);
    const { domain } = props;
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    if (domain?.hostedZoneId)
      pointAt(this.distribution, new Construct(this, 'Records'), domain.hostedZoneId, allNames(domain));
  }
}

/** The behaviour for /api/. */
function apiBehaviour(scope: Construct, { apiUrl, originSecret }: WebsiteProps): BehaviorOptions {
  return {
    origin: new FunctionUrlOrigin(apiUrl, { customHeaders: { 'x-origin-secret': originSecret.reference } }),
    // All methods, because the API itself answers 405.
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // CloudFront compresses only what it caches.
    compress: false,
    originRequestPolicy: new OriginRequestPolicy(scope, 'ApiRequest', {
      comment: 'What the lead API reads of a request',
      // An explicit list, because "all except Host" omits CloudFront's headers, and a Function URL needs its own Host.
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        'Accept',
        'CloudFront-Viewer-Address',
        'Content-Encoding',
        'Content-Type',
        'Origin',
        'Sec-Fetch-Site',
        CANARY_HEADER,
        'x-site-host',
      ),
    }),
  };
}

/** For a behaviour: runs compiled code on every request of a viewer. */
export const onViewerRequest = (scope: Construct, comment: string, code: string) => ({
  functionAssociations: [
    {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(scope, 'ViewerRequest', {
        comment,
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      }),
    },
  ],
});

/** Creates A and AAAA records for the distribution's names. */
export function pointAt(
  distribution: Distribution,
  scope: Construct,
  hostedZoneId: string,
  names: string[],
): void {
  for (const name of names) {
    for (const type of ['A', 'AAAA']) {
      new CfnRecordSet(scope, `${type}-${name}`, {
        hostedZoneId,
        name,
        type,
        // Zone id of all distributions: https://docs.aws.amazon.com/Route53/latest/APIReference/API_AliasTarget.html
        aliasTarget: { dnsName: distribution.distributionDomainName, hostedZoneId: 'Z2FDTNDATAQYW2' },
      });
    }
  }
}

function ownName(scope: Construct, { domain, certificateArn }: WebsiteProps) {
  if (!domain || !certificateArn) return {};
  return {
    domainNames: allNames(domain),
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2025,
  };
}

function acknowledgeDistribution(distribution: Distribution, { domain, webAclArn }: WebsiteProps): void {
  acknowledge(distribution, {
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'Only the path / would list, which the default root object answers; no query reaches the bucket.',
    'AwsSolutions-CFR1': 'The site is for readers of German wherever they are.',
    'AwsSolutions-CFR3':
      'In prod it has standard logging (v2), with selected fields (access-log.ts); this rule knows only the older one.',
    ...(!webAclArn && {
      'AwsSolutions-CFR2':
        'Forms are limited by network. Only a flood of page views has no ceiling: webAclArn, or a flat-rate plan (docs/operations.md).',
    }),
    ...(!domain && {
      'AwsSolutions-CFR4':
        'Without a domain of its own the site is on cloudfront.net, whose certificate fixes the minimum.',
    }),
  });
}
