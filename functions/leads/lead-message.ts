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
});

export type LeadMessage = z.infer<typeof leadMessage>;
