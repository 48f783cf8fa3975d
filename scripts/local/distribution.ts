import * as z from 'zod';
import { createEdgeFunction, type EdgeFunction, EdgeFunctionSchema } from './edge-function.ts';
import { HeadersPolicySchema, headersOf } from './headers-policy.ts';
import { existing, ignored, type Template } from './template.ts';

export type Behaviour = {
  matches(path: string): boolean;
  origin: { domain: string; customHeaders: Record<string, string> };
  methods: string[];
  compress: boolean;
  /** Names of the viewer's headers, and of CloudFront's own, that the origin gets. */
  forwarded: string[];
  /** Response headers. */
  headers: Record<string, string>;
  viewerRequest: EdgeFunction | undefined;
};

export type Distribution = {
  /** In matching order; the last matches everything. */
  behaviours: Behaviour[];
  errorPages: Map<number, { path: string; status: number }>;
  defaultRootObject: string;
};

/** Managed policies have the same ids in every account. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

const BehaviourSchema = z.strictObject({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.enum([CACHING_OPTIMIZED, CACHING_DISABLED]),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(z.strictObject({ EventType: z.literal('viewer-request'), FunctionARN: z.string() }))
    .max(1)
    .default([]),
  // Nothing is cached, and there is only HTTP here.
  CachedMethods: ignored,
  ViewerProtocolPolicy: ignored,
});

const DistributionSchema = z.strictObject({
  Tags: ignored,
  DistributionConfig: z.strictObject({
    DefaultRootObject: z.string(),
    DefaultCacheBehavior: BehaviourSchema,
    CacheBehaviors: z.array(BehaviourSchema).default([]),
    CustomErrorResponses: z
      .array(
        z.strictObject({
          ErrorCode: z.number(),
          ResponseCode: z.number(),
          ResponsePagePath: z.string(),
          ErrorCachingMinTTL: ignored,
        }),
      )
      .default([]),
    Origins: z.array(
      z.strictObject({
        Id: z.string(),
        DomainName: z.string(),
        OriginCustomHeaders: z
          .array(z.strictObject({ HeaderName: z.string().toLowerCase(), HeaderValue: z.string() }))
          .default([]),
        // Origins answer inside this process, and nobody checks signatures.
        CustomOriginConfig: ignored,
        S3OriginConfig: ignored,
        OriginAccessControlId: ignored,
      }),
    ),
    // The host is localhost, without TLS.
    ...{ Aliases: ignored, ViewerCertificate: ignored, HttpVersion: ignored, IPV6Enabled: ignored },
    ...{ Comment: ignored, Enabled: ignored, PriceClass: ignored },
    // All viewers are on this machine.
    WebACLId: ignored,
  }),
});

const OriginRequestPolicySchema = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    CookiesConfig: z.strictObject({ CookieBehavior: z.literal('none') }),
    HeadersConfig: z.strictObject({
      HeaderBehavior: z.literal('whitelist'),
      // Of CloudFront's own headers only this one is simulated.
      Headers: z.array(z.string().regex(/^(?!cloudfront-)|^cloudfront-viewer-address$/i)),
    }),
    QueryStringsConfig: z.strictObject({ QueryStringBehavior: z.literal('none') }),
  }),
});

const forwardedBy = ({ OriginRequestPolicyConfig: policy }: z.infer<typeof OriginRequestPolicySchema>) =>
  policy.HeadersConfig.Headers.map((name) => name.toLowerCase());

/** Reads the template's distribution. */
export function readDistribution(template: Template, log: (line: string) => void): Distribution {
  const [id = ''] = template.ofType('AWS::CloudFront::Distribution');
  const { DistributionConfig: config } = template.read(id, DistributionSchema);
  const behaviour = (input: z.infer<typeof BehaviourSchema>): Behaviour => {
    const { TargetOriginId, OriginRequestPolicyId, ResponseHeadersPolicyId } = input;
    const target = config.Origins.find(({ Id }) => Id === TargetOriginId);
    const origin = existing(target, `origin ${TargetOriginId}`);
    const customHeaders = origin.OriginCustomHeaders.map((each) => [each.HeaderName, each.HeaderValue]);
    const association = input.FunctionAssociations[0]?.FunctionARN;
    return {
      matches: pathMatcher(input.PathPattern),
      origin: { domain: origin.DomainName, customHeaders: Object.fromEntries(customHeaders) },
      methods: input.AllowedMethods,
      // CloudFront compresses only what it caches.
      compress: input.Compress && input.CachePolicyId === CACHING_OPTIMIZED,
      // Policies and edge functions are referred to by their logical ids.
      forwarded: OriginRequestPolicyId
        ? forwardedBy(template.read(OriginRequestPolicyId, OriginRequestPolicySchema))
        : [],
      headers: ResponseHeadersPolicyId
        ? headersOf(template.read(ResponseHeadersPolicyId, HeadersPolicySchema))
        : {},
      viewerRequest: association
        ? createEdgeFunction(template.read(association, EdgeFunctionSchema).FunctionCode, log)
        : undefined,
    };
  };

  return {
    behaviours: [...config.CacheBehaviors, config.DefaultCacheBehavior].map(behaviour),
    errorPages: new Map(
      config.CustomErrorResponses.map((page) => [
        page.ErrorCode,
        { path: page.ResponsePagePath, status: page.ResponseCode },
      ]),
    ),
    defaultRootObject: config.DefaultRootObject,
  };
}

/** `*` matches any characters including slashes, `?` exactly one; the leading slash is optional. */
function pathMatcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^/${source}$`, 's');
  return (path) => expression.test(path);
}
