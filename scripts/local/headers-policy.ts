import * as z from 'zod';

const Override = z.object({ Override: z.boolean() }).shape;

/** AWS::CloudFront::ResponseHeadersPolicy. CORS and server timing aren't supported and stop the local stack. */
export const HeadersPolicySchema = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z.strictObject({ ContentSecurityPolicy: z.string(), ...Override }),
        ContentTypeOptions: z.strictObject(Override),
        FrameOptions: z.strictObject({ FrameOption: z.string(), ...Override }),
        ReferrerPolicy: z.strictObject({ ReferrerPolicy: z.string(), ...Override }),
        StrictTransportSecurity: z.strictObject({
          AccessControlMaxAgeSec: z.number(),
          IncludeSubdomains: z.boolean().optional(),
          Preload: z.boolean().optional(),
          ...Override,
        }),
        XSSProtection: z.strictObject({
          Protection: z.boolean(),
          ModeBlock: z.boolean().optional(),
          ReportUri: z.string().optional(),
          ...Override,
        }),
      })
      .partial()
      .optional(),
    CustomHeadersConfig: z
      .strictObject({
        Items: z.array(z.strictObject({ Header: z.string(), Value: z.string(), ...Override })),
      })
      .optional(),
    RemoveHeadersConfig: z
      .strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) })
      .optional(),
  }),
});

export type HeadersPolicy = {
  set: Array<{ name: string; value: string; override: boolean }>;
  remove: string[];
};

export function headersPolicy({
  ResponseHeadersPolicyConfig: config,
}: z.infer<typeof HeadersPolicySchema>): HeadersPolicy {
  const security = config.SecurityHeadersConfig ?? {};
  const hsts = security.StrictTransportSecurity;
  const xss = security.XSSProtection;
  const set = [
    header(
      'content-security-policy',
      security.ContentSecurityPolicy,
      security.ContentSecurityPolicy?.ContentSecurityPolicy,
    ),
    header('x-content-type-options', security.ContentTypeOptions, 'nosniff'),
    header('x-frame-options', security.FrameOptions, security.FrameOptions?.FrameOption),
    header('referrer-policy', security.ReferrerPolicy, security.ReferrerPolicy?.ReferrerPolicy),
    header(
      'strict-transport-security',
      hsts,
      `max-age=${hsts?.AccessControlMaxAgeSec}${hsts?.IncludeSubdomains ? '; includeSubDomains' : ''}${hsts?.Preload ? '; preload' : ''}`,
    ),
    header(
      'x-xss-protection',
      xss,
      `${xss?.Protection ? 1 : 0}${xss?.ModeBlock ? '; mode=block' : ''}${xss?.ReportUri ? `; report=${xss.ReportUri}` : ''}`,
    ),
    ...(config.CustomHeadersConfig?.Items ?? []).map((item) =>
      header(item.Header.toLowerCase(), item, item.Value),
    ),
  ];
  return {
    set: set.filter((item) => item !== undefined),
    remove: (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase()),
  };
}

/** The headers sent to the viewer. */
export function applyHeadersPolicy(
  headers: Record<string, string | string[]>,
  policy: HeadersPolicy | undefined,
): void {
  for (const name of policy?.remove ?? []) delete headers[name];
  for (const { name, value, override } of policy?.set ?? []) {
    if (override || headers[name] === undefined) headers[name] = value;
  }
}

function header(name: string, section: { Override: boolean } | undefined, value: string | undefined) {
  return section && value !== undefined ? { name, value, override: section.Override } : undefined;
}
