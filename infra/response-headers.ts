import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';

/** Ids of the analytics used after consent, from the build. */
export type Analytics = { measurementId: string; adConversion?: string | undefined };

/** HSTS max-age: two years. */
const HTTPS_ONLY_SECONDS = 730 * 24 * 60 * 60;

/** @param subdomains applies to all subdomains, whoever runs them */
export const strictTransport = (subdomains: boolean) =>
  `max-age=${HTTPS_ONLY_SECONDS}${subdomains ? '; includeSubDomains' : ''}`;

type Props = Pick<Config, 'stage' | 'hstsSubdomains'> & { analytics?: Analytics | undefined };

/** Headers of all responses. Stage dev asks not to be indexed. */
export function createResponseHeaders(
  scope: Construct,
  id: string,
  { stage, analytics, hstsSubdomains }: Props,
): ResponseHeadersPolicy {
  const headers = stage === 'prod' ? CUSTOM_HEADERS : { ...CUSTOM_HEADERS, 'X-Robots-Tag': 'noindex' };
  return new ResponseHeadersPolicy(scope, id, {
    comment: `Security headers ${stage}`,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(analytics),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(HTTPS_ONLY_SECONDS),
        includeSubdomains: hstsSubdomains,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}

/** Lists third-party hosts only if an id is configured; the site contacts them only after consent. */
function contentSecurityPolicy(analytics: Analytics | undefined): string {
  const foreign = [
    ...(analytics ? [MEASURING] : []),
    // Google lists conversions separately, and most sites don't advertise.
    ...(analytics?.adConversion ? [CONVERSIONS] : []),
  ];
  return (Object.keys(OWN) as Directive[])
    .map((directive) => [
      directive,
      OWN[directive],
      ...new Set(foreign.flatMap((hosts) => hosts[directive] ?? [])),
    ])
    .map((sources) => sources.filter(Boolean).join(' '))
    .filter((sources) => sources.includes(' '))
    .join('; ');
}

const OWN = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': '',
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};
type Directive = keyof typeof OWN;
type Hosts = { [Name in Directive]?: string[] };

/* Google's lists for Google Analytics 4 and conversions: developers.google.com/tag-platform/security/guides/csp */

const TAG_MANAGER = 'https://www.googletagmanager.com';

const MEASURING: Hosts = {
  'script-src': [TAG_MANAGER],
  'img-src': ['https://*.google-analytics.com', TAG_MANAGER],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_MANAGER],
};

const AD_HOSTS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

const CONVERSIONS: Hosts = {
  'script-src': AD_HOSTS,
  'img-src': [...AD_HOSTS, 'https://google.com'],
  'connect-src': [...AD_HOSTS, 'https://google.com'],
  'frame-src': [TAG_MANAGER],
};

const CUSTOM_HEADERS: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Everything is public, and link previews and feed readers embed the pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};
