import * as z from 'zod/mini';

/**
 * What machines receive about a lead: the `sqs` part of the message. Null is what its form does not ask for, or
 * what was left empty. Keys may be added, so others pass.
 */
export const leadMessage = z.object({
  id: z.string(),
  form: z.string(),
  leadType: z.string(),
  company: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.nullable(z.string()),
  createdAt: z.string(),
  /** The site's own test: to be received as any lead, and then forgotten. */
  canary: z.optional(z.literal(true)),
});

export type LeadMessage = z.infer<typeof leadMessage>;
