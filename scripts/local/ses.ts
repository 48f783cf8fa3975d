import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody, sendJson } from './http.ts';
import type { Mailbox } from './mailbox.ts';

/** SES v2's SendEmail: simple mails go to the mailbox, anything else is refused. */
export function createSes(mailbox: Mailbox): RequestListener {
  return async (request, response) => {
    const body = (await readBody(request))?.toString() || '{}';
    const parsed = SendEmailSchema.safeParse(JSON.parse(body));
    if (request.url !== '/v2/email/outbound-emails' || !parsed.success) {
      response.setHeader('x-amzn-errortype', 'BadRequestException');
      return sendJson(response, 400, { message: parsed.error?.message ?? `Not simulated: ${request.url}` });
    }
    const { FromEmailAddress, Destination, ReplyToAddresses, ConfigurationSetName, Content } = parsed.data;
    const { Subject, Body } = Content.Simple;
    const MessageId = mailbox.deliver({
      source: 'ses',
      from: FromEmailAddress,
      to: Destination.ToAddresses.join(', '),
      replyTo: ReplyToAddresses?.join(', '),
      configurationSet: ConfigurationSetName,
      subject: Subject.Data,
      text: Body.Text.Data,
      html: Body.Html?.Data,
    });
    return sendJson(response, 200, { MessageId });
  };
}

/** SES accepts ASCII addresses only: domains with umlauts must be punycode, local parts can't have any. */
const AddressSchema = z
  .string()
  .max(320)
  .regex(/(^|<)[!-;=?A-~]+@[A-Za-z0-9.-]+>?$/, 'Illegal address');
const TextSchema = z.strictObject({ Data: z.string(), Charset: z.string().optional() });
const SendEmailSchema = z.strictObject({
  FromEmailAddress: AddressSchema,
  Destination: z.strictObject({ ToAddresses: z.array(AddressSchema).min(1) }),
  ReplyToAddresses: z.array(AddressSchema).optional(),
  // Only sets the handling of bounces.
  ConfigurationSetName: z.string().optional(),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: TextSchema,
      Body: z.strictObject({ Text: TextSchema, Html: TextSchema.optional() }),
      Headers: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).optional(),
    }),
  }),
});
