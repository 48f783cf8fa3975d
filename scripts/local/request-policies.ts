import * as z from 'zod';
import { LocalStackError } from './errors.ts';

const Parameter = (name: string) =>
  z.looseObject({ [`${name}Behavior`]: z.string(), [`${name}s`]: z.array(z.string()).optional() });

const CookiesSchema = Parameter('Cookie');
const QueryStringsSchema = Parameter('QueryString');
const HeadersSchema = z.strictObject({ HeaderBehavior: z.string(), Headers: z.array(z.string()).optional() });

export const CachePolicySchema = z.strictObject({
  CachePolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    MinTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      CookiesConfig: CookiesSchema,
      HeadersConfig: HeadersSchema,
      QueryStringsConfig: QueryStringsSchema,
      EnableAcceptEncodingBrotli: z.boolean().default(false),
      EnableAcceptEncodingGzip: z.boolean().default(false),
    }),
  }),
});

export const OriginRequestPolicySchema = z.strictObject({
  OriginRequestPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    CookiesConfig: CookiesSchema,
    HeadersConfig: HeadersSchema,
    QueryStringsConfig: QueryStringsSchema,
  }),
});

export type Encodings = { br: boolean; gzip: boolean };

/** Viewer headers, CloudFront's headers and query as forwarded to the origin. */
export type Forwarding = {
  viewerHeader(name: string): boolean;
  addedHeaders: string[];
  query: boolean;
};

/** Managed policies have the same ids in every account. */
const MANAGED_ENCODINGS: Record<string, Encodings> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { br: true, gzip: true }, // CachingOptimized
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': { br: true, gzip: true }, // UseOriginCacheControlHeaders
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { br: false, gzip: false }, // CachingDisabled
};

const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** The encodings of a managed cache policy; undefined for other ids. */
export function managedEncodings(id: string): Encodings | undefined {
  return MANAGED_ENCODINGS[id];
}

/** CloudFront compresses only what it caches, and with a maximum TTL of 0 that is nothing. */
export function encodingsOf({ CachePolicyConfig: config }: z.infer<typeof CachePolicySchema>): Encodings {
  const parameters = config.ParametersInCacheKeyAndForwardedToOrigin;
  const cached = config.MaxTTL > 0;
  return {
    br: cached && parameters.EnableAcceptEncodingBrotli,
    gzip: cached && parameters.EnableAcceptEncodingGzip,
  };
}

export const FORWARD_NOTHING: Forwarding = { viewerHeader: () => false, addedHeaders: [], query: false };

export function managedForwarding(id: string): Forwarding | undefined {
  if (id !== ALL_VIEWER_EXCEPT_HOST) return undefined;
  // Documented: this policy also adds the viewer's location headers and address.
  return { viewerHeader: (name) => name !== 'host', addedHeaders: [VIEWER_ADDRESS], query: true };
}

export function forwardingOf(
  { OriginRequestPolicyConfig: config }: z.infer<typeof OriginRequestPolicySchema>,
  where: string,
): Forwarding {
  const named = (config.HeadersConfig.Headers ?? []).map((name) => name.toLowerCase());
  const added = named.filter((name) => name.startsWith('cloudfront-'));
  const plain = named.filter((name) => !name.startsWith('cloudfront-'));
  const behaviour = config.HeadersConfig.HeaderBehavior;
  for (const name of added) {
    if (name !== VIEWER_ADDRESS)
      throw new LocalStackError(
        `Template, ${where}: The local stack does not know the header ${name}, only ${VIEWER_ADDRESS}.`,
      );
  }
  const cookies = all(config.CookiesConfig.CookieBehavior, where);
  const query = all(config.QueryStringsConfig.QueryStringBehavior, where);
  const headers: Record<string, (name: string) => boolean> = {
    none: () => false,
    whitelist: (name) => plain.includes(name),
    allViewer: () => true,
    allViewerAndWhitelistCloudFront: () => true,
    allExcept: (name) => !named.includes(name),
  };
  const wanted = headers[behaviour];
  if (!wanted)
    throw new LocalStackError(
      `Template, ${where}: The local stack does not know the HeaderBehavior "${behaviour}", only ${Object.keys(headers).join(', ')}.`,
    );
  return {
    viewerHeader: (name) => (name === 'cookie' ? cookies : wanted(name)),
    addedHeaders:
      behaviour === 'allExcept' ? [VIEWER_ADDRESS].filter((name) => !named.includes(name)) : added,
    query,
  };
}

const VIEWER_ADDRESS = 'cloudfront-viewer-address';

function all(behaviour: unknown, where: string): boolean {
  if (behaviour === 'all') return true;
  if (behaviour === 'none') return false;
  throw new LocalStackError(
    `Template, ${where}: The local stack does not know "${behaviour}" for cookies or the query string, only all and none.`,
  );
}
