import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { FunctionUrl } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { CANARY_HEADER } from '../functions/leads/canary.ts';
import type { OriginSecret } from './origin-secret.ts';

type Props = { apiUrl: FunctionUrl; originSecret: OriginSecret };

/** How requests under /api/ reach the lead API. */
export function createApiBehaviour(scope: Construct, { apiUrl, originSecret }: Props): BehaviorOptions {
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
