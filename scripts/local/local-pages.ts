import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './http.ts';
import { type Mailbox, mailboxPage } from './mailbox.ts';
import type { Records } from './records.ts';
import type { Schedule } from './schedule.ts';
import type { Template } from './template.ts';
import type { ReceivedWebhook } from './webhooks.ts';

export const LOCAL_PREFIX = '/__local/';

export type Status = ReturnType<typeof statusOf>;

/** `/__local/status.json`: addresses and names for any AWS client that wants to look inside. */
export function statusOf(
  template: Template,
  url: string,
  services: Record<'DYNAMODB' | 'SNS' | 'SQS', string>,
) {
  const { output, outputNames } = template;
  const queues = outputNames.filter((name) => name.endsWith('QueueUrl'));
  return {
    dynamodb: services.DYNAMODB,
    sns: services.SNS,
    sqs: services.SQS,
    mailbox: `${url}${LOCAL_PREFIX}mailbox.json`,
    webhooks: `${url}${LOCAL_PREFIX}webhooks.json`,
    tables: {
      businessLeads: output('BusinessLeadsTable'),
      tvLeads: output('TvLeadsTable'),
      limits: output('LimitsTable'),
    },
    topic: output('LeadTopicArn'),
    // URLs by output name: ConfirmationQueueUrl, ConfirmationDeadLetterQueueUrl, …
    queues: Object.fromEntries(queues.map((name) => [name, output(name)])),
  };
}

export type LocalPages = {
  status: Status;
  mailbox: Mailbox;
  webhooks: Records<ReceivedWebhook>;
  /** A scheduled rule by a part of its logical id. */
  schedule(name: string): Schedule | undefined;
};

/** Answers the paths under `/__local/`, the only ones that don't go through the simulated CloudFront. */
export async function serveLocalPage(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { status, mailbox, webhooks, schedule }: LocalPages,
): Promise<void> {
  const { pathname, searchParams } = new URL(url, status.mailbox);
  const page = pathname.slice(LOCAL_PREFIX.length);
  const [, rule] = /^run\/(\w+)$/.exec(page) ?? [];
  // Other sites open in the same browser must not run rules.
  if (rule && method === 'POST' && headers.origin === undefined) {
    const result = await schedule(rule)?.run(Object.fromEntries(searchParams));
    return sendJson(response, result ? 200 : 404, [result]);
  }
  if (method !== 'GET' && method !== 'HEAD') return sendJson(response, 405, { error: 'GET only' });
  if (page === 'status.json') return sendJson(response, 200, status);
  if (page === 'mailbox.json') return sendJson(response, 200, mailbox.list());
  if (page === 'webhooks.json') return sendJson(response, 200, webhooks.list());
  if (page !== '' && page !== 'mailbox')
    return sendJson(response, 404, { error: 'Try status.json, mailbox, mailbox.json or webhooks.json' });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
  });
  response.end(mailboxPage(mailbox.list()));
}
