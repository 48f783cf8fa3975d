import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody, sendJson } from './http-server.ts';
import type { Mailbox } from './mailbox.ts';

/** SES v2's SendEmail: simple mails go to the mailbox, anything else is refused. */
export function createSes(mailbox: Mailbox): RequestListener {
  return async (request, response) => {
    const body = await readBody(request, 10 * 1024 * 1024);
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails') {
      return sendJson(response, 404, { message: `Not simulated: ${request.method} ${request.url}` });
    }
    const parsed = SendEmailSchema.safeParse(JSON.parse(body?.toString() || '{}'));
    const problem = parsed.success ? addressProblem(parsed.data) : z.prettifyError(parsed.error);
    if (!parsed.success || problem) {
      response.setHeader('x-amzn-errortype', 'BadRequestException');
      return sendJson(response, 400, { message: problem });
    }
    const { FromEmailAddress, Destination, ReplyToAddresses, Content } = parsed.data;
    const { Subject, Body } = Content.Simple;
    const id = await mailbox.deliver({
      source: 'ses',
      from: FromEmailAddress,
      to: recipients(Destination).join(', '),
      replyTo: ReplyToAddresses?.join(', ') || undefined,
      subject: Subject.Data,
      text: Body.Text?.Data ?? '',
      html: Body.Html?.Data,
    });
    return sendJson(response, 200, { MessageId: id });
  };
}

const TextSchema = z.object({ Data: z.string(), Charset: z.string().optional() });
const AddressesSchema = z.array(z.string()).optional();
const SendEmailSchema = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({
    ToAddresses: AddressesSchema,
    CcAddresses: AddressesSchema,
    BccAddresses: AddressesSchema,
  }),
  ReplyToAddresses: AddressesSchema,
  Content: z.object({
    Simple: z.object({
      Subject: TextSchema,
      Body: z.object({ Text: TextSchema.optional(), Html: TextSchema.optional() }),
    }),
  }),
});

type SendEmail = z.infer<typeof SendEmailSchema>;

function recipients({
  ToAddresses = [],
  CcAddresses = [],
  BccAddresses = [],
}: SendEmail['Destination']): string[] {
  return [...ToAddresses, ...CcAddresses, ...BccAddresses];
}

/** SES accepts ASCII addresses only: domains with umlauts must be punycode, local parts can't have any. */
function addressProblem({
  FromEmailAddress,
  Destination,
  ReplyToAddresses = [],
}: SendEmail): string | undefined {
  const to = recipients(Destination);
  if (to.length === 0) return 'At least one recipient is required.';
  const wrong = [FromEmailAddress, ...to, ...ReplyToAddresses]
    .map((address) => /<([^<>]*)>\s*$/.exec(address)?.[1] ?? address)
    .find((address) => !/^[\x21-\x7e]+@[A-Za-z0-9.-]+$/.test(address) || address.length > 320);
  return wrong === undefined ? undefined : 'Illegal address';
}
