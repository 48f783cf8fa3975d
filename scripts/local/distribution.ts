import * as z from 'zod';
import { createEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { LocalStackError } from './errors.ts';
import { type HeadersPolicy, HeadersPolicySchema, headersPolicy } from './headers-policy.ts';
import {
  CachePolicySchema,
  type Encodings,
  encodingsOf,
  FORWARD_NOTHING,
  type Forwarding,
  forwardingOf,
  managedEncodings,
  managedForwarding,
  OriginRequestPolicySchema,
} from './request-policies.ts';
import type { StackTemplate } from './stack-template.ts';

export type Behaviour = {
  matches(path: string): boolean;
  origin: { domain: string; path: string; customHeaders: Record<string, string> };
  methods: string[];
  encodings: Encodings;
  forwarding: Forwarding;
  headers: HeadersPolicy | undefined;
  viewerRequest: EdgeFunction | undefined;
};

export type Distribution = {
  /** In matching order; the last matches everything. */
  behaviours: Behaviour[];
  errorPages: Map<number, { path: string; status: number }>;
  defaultRootObject: string | undefined;
};

const BehaviourSchema = z.strictObject({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(z.strictObject({ EventType: z.literal('viewer-request'), FunctionARN: z.string() }))
    .max(1)
    .default([]),
});

const DistributionSchema = z.strictObject({
  DistributionConfig: z.strictObject({
    DefaultRootObject: z.string().optional(),
    DefaultCacheBehavior: BehaviourSchema,
    CacheBehaviors: z.array(BehaviourSchema).default([]),
    CustomErrorResponses: z
      .array(
        z.strictObject({ ErrorCode: z.number(), ResponseCode: z.number(), ResponsePagePath: z.string() }),
      )
      .default([]),
    Origins: z.array(
      z.strictObject({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z.string().default(''),
        OriginCustomHeaders: z
          .array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() }))
          .default([]),
      }),
    ),
  }),
});

const BEHAVIOUR_IGNORED = {
  CachedMethods: 'nothing is cached',
  ViewerProtocolPolicy: 'there is only http here',
};

const DISTRIBUTION_IGNORED = {
  Tags: 'for people',
  'DistributionConfig.Aliases': 'the host is localhost',
  'DistributionConfig.Comment': 'informational',
  'DistributionConfig.Enabled': 'always on',
  'DistributionConfig.HttpVersion': 'the local server speaks HTTP/1.1 only',
  'DistributionConfig.IPV6Enabled': 'localhost answers both',
  'DistributionConfig.PriceClass': 'affects cost only',
  'DistributionConfig.ViewerCertificate': 'the local server has no TLS',
  'DistributionConfig.CustomErrorResponses.*.ErrorCachingMinTTL': 'nothing is cached',
  'DistributionConfig.Origins.*.ConnectionAttempts': 'origins answer inside this process',
  'DistributionConfig.Origins.*.ConnectionTimeout': 'origins answer inside this process',
  'DistributionConfig.Origins.*.CustomOriginConfig': 'origins answer inside this process',
  'DistributionConfig.Origins.*.OriginAccessControlId': 'nothing checks signatures here',
  'DistributionConfig.Origins.*.OriginShield': 'nothing is cached',
  'DistributionConfig.Origins.*.ResponseCompletionTimeout': 'origins answer inside this process',
  'DistributionConfig.Origins.*.S3OriginConfig': 'origins answer inside this process',
  ...Object.fromEntries(
    Object.entries(BEHAVIOUR_IGNORED).flatMap(([name, reason]) => [
      [`DistributionConfig.DefaultCacheBehavior.${name}`, reason],
      [`DistributionConfig.CacheBehaviors.*.${name}`, reason],
    ]),
  ),
};

/** Reads the template's only distribution. */
export function readDistribution(template: StackTemplate, log: (line: string) => void): Distribution {
  const [id, ...more] = template.ofType('AWS::CloudFront::Distribution');
  if (!id || more.length > 0)
    throw new LocalStackError('Template: There must be exactly one AWS::CloudFront::Distribution.');
  const { DistributionConfig: config } = template.read(id, DistributionSchema, DISTRIBUTION_IGNORED);
  const functions = edgeFunctions(template, log);

  const behaviour = (input: z.infer<typeof BehaviourSchema>): Behaviour => {
    const origin = config.Origins.find(({ Id }) => Id === input.TargetOriginId);
    if (!origin)
      throw new LocalStackError(
        `Template, ${id}: The origin ${input.TargetOriginId} is missing. Add it to Origins.`,
      );
    const customHeaders = origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      HeaderValue,
    ]);
    const association = input.FunctionAssociations[0]?.FunctionARN;
    return {
      matches: pathMatcher(input.PathPattern ?? '*'),
      origin: {
        domain: origin.DomainName,
        path: origin.OriginPath,
        customHeaders: Object.fromEntries(customHeaders),
      },
      methods: input.AllowedMethods,
      encodings: input.Compress ? encodings(template, input.CachePolicyId) : { br: false, gzip: false },
      forwarding: input.OriginRequestPolicyId
        ? forwarding(template, input.OriginRequestPolicyId)
        : FORWARD_NOTHING,
      headers: input.ResponseHeadersPolicyId
        ? headersPolicy(
            template.read(
              policy(template, 'ResponseHeadersPolicy', input.ResponseHeadersPolicyId),
              HeadersPolicySchema,
            ),
          )
        : undefined,
      viewerRequest: association ? functions.get(association) : undefined,
    };
  };

  return {
    behaviours: [...config.CacheBehaviors, config.DefaultCacheBehavior].map(behaviour),
    errorPages: new Map(
      config.CustomErrorResponses.map(({ ErrorCode, ResponseCode, ResponsePagePath }) => [
        ErrorCode,
        { path: ResponsePagePath, status: ResponseCode },
      ]),
    ),
    defaultRootObject: config.DefaultRootObject,
  };
}

const EdgeFunctionSchema = z.strictObject({
  Name: z.string(),
  AutoPublish: z.literal(true),
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({ Comment: z.string(), Runtime: z.literal('cloudfront-js-2.0') }),
});

function edgeFunctions(template: StackTemplate, log: (line: string) => void): Map<string, EdgeFunction> {
  return new Map(
    template.ofType('AWS::CloudFront::Function').map((id) => {
      const { FunctionCode } = template.read(id, EdgeFunctionSchema, { Tags: 'for people' });
      return [template.ref(id), createEdgeFunction(FunctionCode, id, log)];
    }),
  );
}

function encodings(template: StackTemplate, policyId: string): Encodings {
  return (
    managedEncodings(policyId) ??
    encodingsOf(template.read(policy(template, 'CachePolicy', policyId), CachePolicySchema))
  );
}

function forwarding(template: StackTemplate, policyId: string): Forwarding {
  const managed = managedForwarding(policyId);
  if (managed) return managed;
  const id = policy(template, 'OriginRequestPolicy', policyId);
  return forwardingOf(template.read(id, OriginRequestPolicySchema), id);
}

/** The logical id of the template's policy whose `Ref` is `policyId`. */
function policy(template: StackTemplate, type: string, policyId: string): string {
  const id = template
    .ofType(`AWS::CloudFront::${type}`)
    .find((candidate) => template.ref(candidate) === policyId);
  if (!id)
    throw new LocalStackError(
      `Template: The local stack does not know the managed ${type} ${policyId}. Add it in scripts/local/ or define the policy in infra/.`,
    );
  return id;
}

/** `*` matches any characters including slashes, `?` exactly one; the leading slash is optional. */
function pathMatcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^/${source}$`, 's');
  return pattern === '*' ? () => true : (path) => expression.test(path);
}
