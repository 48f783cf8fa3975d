import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Stage } from './config.ts';
import { HTTPS_ONLY_SECONDS } from './strict-transport.ts';

/** What measures visits after their consent, as the build names it. */
export type Analytics = { measurementId: string; adConversion?: string | undefined };

type Props = { stage: Stage; analytics: Analytics | undefined; hstsSubdomains: boolean };

/** What every answer of the distribution carries. A stage that is not for the public asks not to be indexed. */
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

/** Foreign hosts stand in it only where an id is configured; the site itself asks them nothing before the consent. */
function contentSecurityPolicy(analytics: Analytics | undefined): string {
  const foreign = [
    ...(analytics ? [MEASURING] : []),
    // Conversions are no part of the other's list, and most sites place no advertisements.
    ...(analytics?.adConversion ? [CONVERSIONS] : []),
  ];
  return Object.entries(OWN)
    .map(([directive, own]) => [
      directive,
      own,
      ...new Set(foreign.flatMap((hosts) => hosts[directive] ?? [])),
    ])
    .map((sources) => sources.filter(Boolean).join(' '))
    .filter((sources) => sources.includes(' '))
    .join('; ');
}

const OWN: Record<string, string> = {
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

/* Hosts as Google names them for Google Analytics 4 and for conversions (developers.google.com/tag-platform/security/guides/csp). */

const TAG_MANAGER = 'https://www.googletagmanager.com';

const MEASURING: Record<string, string[]> = {
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

const CONVERSIONS: Record<string, string[]> = {
  'script-src': AD_HOSTS,
  'img-src': [...AD_HOSTS, 'https://google.com'],
  'connect-src': [...AD_HOSTS, 'https://google.com'],
  'frame-src': [TAG_MANAGER],
};

const CUSTOM_HEADERS: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  // All that is here is public, and previews and readers elsewhere show the pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};
