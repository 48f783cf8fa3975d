import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './http-server.ts';
import type { InvokeResult } from './lambda-process.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import type { Webhooks } from './webhooks.ts';

/** `/__local/status.json`: endpoints and resource names, for any AWS client that wants to look inside. */
export type Status = {
  dynamodb: string;
  sns: string;
  sqs: string;
  mailbox: string;
  webhooks: string;
  tables: { businessLeads: string; tvLeads: string; limits: string };
  topic: string;
  /** URLs by output name: MailQueueUrl, MailDeadLetterQueueUrl, … */
  queues: Record<string, string>;
};

export const LOCAL_PREFIX = '/__local/';

export type LocalPages = {
  status: Status;
  mailbox: Mailbox;
  webhooks: Webhooks;
  /** Runs a scheduled rule now; undefined if no rule's name starts like this. */
  runRule(name: string): Promise<InvokeResult[]> | undefined;
};

/** Answers the paths under `/__local/`, the only ones that don't go through the simulated CloudFront. */
export async function serveLocalPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, mailbox, webhooks, runRule }: LocalPages,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const eml = /^\/__local\/mailbox\/([\w-]+)\.eml$/.exec(path)?.[1];
  const rule = /^\/__local\/run\/(\w+)$/.exec(path)?.[1];
  // Other sites open in the same browser must not run rules.
  if (rule && request.method === 'POST' && request.headers.origin === undefined) {
    const results = await runRule(rule);
    return sendJson(response, results ? 200 : 404, results ?? { error: `No rule ${rule}` });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendJson(response, 405, { error: 'GET only' });
  if (path === '/__local/status.json') return sendJson(response, 200, status);
  if (path === '/__local/mailbox.json') return sendJson(response, 200, await mailbox.list());
  if (path === '/__local/webhooks.json') return sendJson(response, 200, await webhooks.list());
  if (path === '/__local/' || path === '/__local/mailbox') {
    return send(response, 'text/html; charset=utf-8', mailboxPage(await mailbox.list()));
  }
  const source = eml && (await mailbox.source(eml));
  if (source) return send(response, 'message/rfc822', source);
  return sendJson(response, 404, { error: 'status.json, mailbox, mailbox.json, webhooks.json' });
}

function send(response: ServerResponse, type: string, body: string): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
  response
    .writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'content-security-policy': policy })
    .end(body);
}
