import { Duration } from 'aws-cdk-lib';
import {
  AccessLevel,
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
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { CANARY_HEADER } from '../functions/leads/canary.ts';
import { acknowledge } from './acknowledge.ts';
import type { Stage } from './config.ts';
import { compileEdgeFunction } from './edge/compile.ts';
import type { OriginSecret } from './origin-secret.ts';
import { type Analytics, createResponseHeaders } from './response-headers.ts';
import { SiteFiles } from './site-files.ts';

export type WebsiteProps = {
  stage: Stage;
  siteFolder: string;
  redirects: Record<string, string>;
  analytics: Analytics | undefined;
  apiUrl: FunctionUrl;
  originSecret: OriginSecret;
};

/** The site as visitors meet it: files in a private bucket and the lead API, behind one distribution. */
export class Website extends Construct {
  readonly url: string;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const files = new SiteFiles(this, 'Files', props.siteFolder);
    const edgeFunction = new EdgeFunction(this, 'ViewerRequest', {
      comment: 'Redirects, clean URLs, x-site-host',
      code: FunctionCode.fromInline(compileEdgeFunction(props.redirects)),
      runtime: FunctionRuntime.JS_2_0,
    });
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      // One policy for all: the API answers with pages, too.
      responseHeadersPolicy: createResponseHeaders(this, 'ResponseHeaders', props),
      functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: edgeFunction }],
    };
    const distribution = new Distribution(this, 'Distribution', {
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
    acknowledge(distribution, {
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'There is a default root object, and the edge function turns every path into one of a file.',
      'AwsSolutions-CFR1': 'The site is for readers of German wherever they are.',
      'AwsSolutions-CFR2':
        'The only dynamic path is one form that validates, limits by address and stores conditionally.',
      'AwsSolutions-CFR3': 'Access logs hold addresses of visitors; none are kept.',
      'AwsSolutions-CFR4':
        'Without a domain of its own the site is on cloudfront.net, whose certificate fixes the minimum.',
    });
    files.deployTo(distribution);
    this.url = `https://${distribution.distributionDomainName}`;
  }
}

function createApiBehaviour(scope: Construct, { apiUrl, originSecret }: WebsiteProps): BehaviorOptions {
  return {
    origin: new FunctionUrlOrigin(apiUrl, { customHeaders: { 'x-origin-secret': originSecret.reference } }),
    // Not only POST: the API itself says 405.
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // CloudFront compresses only what it may cache.
    compress: false,
    originRequestPolicy: new OriginRequestPolicy(scope, 'ApiRequest', {
      comment: 'What the lead API reads of a request',
      // A list, because "all but Host" leaves out what CloudFront adds, and a Function URL knows only its own Host.
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
