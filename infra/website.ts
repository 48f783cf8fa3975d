import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { createApiBehaviour } from './api-behaviour.ts';
import type { Stage } from './config.ts';
import { allNames, type Domain } from './domain.ts';
import { DomainRecords } from './domain-records.ts';
import { compileEdgeFunction } from './edge/compile.ts';
import { EdgeRefresh } from './edge-refresh.ts';
import type { OriginSecret } from './origin-secret.ts';
import { type Analytics, createResponseHeaders } from './response-headers.ts';
import { type SavedFile, SiteFiles } from './site-files.ts';

export type WebsiteProps = {
  stage: Stage;
  siteFolder: string;
  functionsFolder: string;
  redirects: Record<string, string>;
  analytics: Analytics | undefined;
  savedFile: SavedFile | undefined;
  apiUrl: FunctionUrl;
  originSecret: OriginSecret;
  domain: Domain | undefined;
  hstsSubdomains: boolean;
  /** For the domain; in us-east-1. */
  certificateArn: string | undefined;
};

/** The site as visitors meet it: files in a private bucket and the lead API, behind one distribution. */
export class Website extends Construct {
  readonly url: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const files = new SiteFiles(this, 'Files', props.siteFolder);
    const edgeFunction = new EdgeFunction(this, 'ViewerRequest', {
      comment: 'Redirects, clean URLs, x-site-host',
      code: FunctionCode.fromInline(compileEdgeFunction(props.redirects, props.domain, props.hstsSubdomains)),
      runtime: FunctionRuntime.JS_2_0,
    });
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      // One policy for all: the API answers with pages, too.
      responseHeadersPolicy: createResponseHeaders(this, 'ResponseHeaders', props),
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: edgeFunction }],
    };
    this.distribution = new Distribution(this, 'Distribution', {
      ...ownName(this, props),
      comment: `Website ${props.stage}`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        ...common,
        origin: S3BucketOrigin.withOriginAccessControl(files.bucket, {
          // Whoever may list is told of a missing file by 404; others get 403.
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
      },
      additionalBehaviors: { '/api/*': { ...common, ...createApiBehaviour(this, props) } },
      // 403 stays as it is: the API says so to whom it refuses.
      errorResponses: [
        { httpStatus: 404, responseHttpStatus: 404, responsePagePath: '/404.html', ttl: Duration.minutes(1) },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    acknowledgeDistribution(this.distribution, props);
    const uploads = files.upload(props.savedFile);
    new EdgeRefresh(this, 'EdgeRefresh', { ...props, distribution: this.distribution, uploads });
    const { distributionDomainName: distributionDomain } = this.distribution;
    const { domain } = props;
    this.url = `https://${domain?.name ?? distributionDomain}`;
    if (domain?.hostedZoneId) {
      const { hostedZoneId } = domain;
      new DomainRecords(this, 'Records', { hostedZoneId, names: allNames(domain), distributionDomain });
    }
  }
}

function ownName(scope: Construct, { domain, certificateArn }: WebsiteProps) {
  if (!domain || !certificateArn) return {};
  return {
    domainNames: allNames(domain),
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}

function acknowledgeDistribution(distribution: Distribution, { domain }: WebsiteProps): void {
  acknowledge(distribution, {
    'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'There is a default root object, and the edge function turns every path into one of a file.',
    'AwsSolutions-CFR1': 'The site is for readers of German wherever they are.',
    'AwsSolutions-CFR3':
      'Access logs hold addresses of visitors, and nobody needs them: alarms go by what CloudFront counts.',
    'AwsSolutions-CFR2':
      'The only dynamic path is one form that validates, limits by address and stores conditionally.',
    ...(!domain && {
      'AwsSolutions-CFR4':
        'Without a domain of its own the site is on cloudfront.net, whose certificate fixes the minimum.',
    }),
  });
}
