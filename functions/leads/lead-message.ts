import * as z from 'zod/mini';

/** What machines receive about a lead: the `sqs` part of the message. Keys may be added, so others pass. */
export const leadMessage = z.object({
  id: z.string(),
  form: z.string(),
  leadType: z.string(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  createdAt: z.string(),
});

export type LeadMessage = z.infer<typeof leadMessage>;
