import * as z from 'zod';

/** Every header replaces the origin's; a policy that doesn't is unknown here. */
const override = { Override: z.literal(true) };

/** AWS::CloudFront::ResponseHeadersPolicy, as far as it is used. */
export const HeadersPolicySchema = z.strictObject({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z.strictObject({ ContentSecurityPolicy: z.string(), ...override }),
        ContentTypeOptions: z.strictObject(override),
        FrameOptions: z.strictObject({ FrameOption: z.string(), ...override }),
        ReferrerPolicy: z.strictObject({ ReferrerPolicy: z.string(), ...override }),
        StrictTransportSecurity: z.strictObject({
          AccessControlMaxAgeSec: z.number(),
          IncludeSubdomains: z.boolean().optional(),
          Preload: z.boolean().optional(),
          ...override,
        }),
      })
      .partial()
      .default({}),
    CustomHeadersConfig: z
      .strictObject({
        Items: z.array(z.strictObject({ Header: z.string(), Value: z.string(), ...override })),
      })
      .default({ Items: [] }),
  }),
});

/** The headers that a policy sets, by lower-case name. */
export function headersOf({
  ResponseHeadersPolicyConfig: { SecurityHeadersConfig: security, CustomHeadersConfig: custom },
}: z.infer<typeof HeadersPolicySchema>): Record<string, string> {
  const { ContentSecurityPolicy: csp, FrameOptions: frame, StrictTransportSecurity: hsts } = security;
  return {
    ...(csp && { 'content-security-policy': csp.ContentSecurityPolicy }),
    ...(security.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(frame && { 'x-frame-options': frame.FrameOption }),
    ...(security.ReferrerPolicy && { 'referrer-policy': security.ReferrerPolicy.ReferrerPolicy }),
    ...(hsts && {
      'strict-transport-security': `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}${hsts.Preload ? '; preload' : ''}`,
    }),
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
