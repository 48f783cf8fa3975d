import { createHash } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { endpointOf, FORM_NAMES, type FormName } from '../../functions/leads/contract.ts';

/** A submission that can be sent repeatedly. */
export type Submission = {
  number: number;
  form: FormName;
  email: string;
  contentType: string;
  accept?: string;
  /** Default: POST. */
  method?: string;
  body: string | Buffer;
};

export type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** The submission of visitor number n: forms take turns, addresses are unique. */
export function submissionOf(number: number, form = formOf(number)): Submission {
  const email = `besuch-${number}@example.com`;
  const common = { name: `Besuch ${number}`, email, submissionId: idOf(number), elapsedMs: 9000, page: '/' };
  const { company, phone, consent } = { company: 'Muster GmbH', phone: '0', consent: true };
  const fields = {
    enquiry: { inquiryType: 'consulting', company, phone, message: `Anfrage ${number} bitte`, consent },
    business: { leadType: 'kontakt', company, phone, message: `Anliegen ${number}`, consent },
    'free-prompts': { consent },
    'popup-signup': { leadType: 'herbst-kickstart' },
  }[form];
  const body = JSON.stringify({ ...common, ...fields });
  return { number, form, email, contentType: 'application/json', body };
}

/** Derived from the number, so that a retry sends the same id. */
function idOf(number: number): string {
  const hex = createHash('sha256').update(`${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

const formOf = (number: number) => FORM_NAMES[number % FORM_NAMES.length] as FormName;

/**
 * True if every visitor can have an IP address of their own, so that the deployed limits can stay. Only Linux answers
 * on all of 127.0.0.0/8; elsewhere a proof has to raise the limit.
 */
const hasManyAddresses = process.platform === 'linux';
const addressOf = (number: number) =>
  `127.${1 + (number >> 14)}.${(number >> 7) & 127}.${1 + (number & 127)}`;

const agents = new Map<string, Agent>();

/** @throws if there is no answer at all */
export function send(
  url: string,
  {
    number,
    form,
    contentType,
    accept = 'application/json',
    method = 'POST',
    body,
  }: Omit<Submission, 'email'>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const localAddress = hasManyAddresses ? addressOf(number) : undefined;
  return exchange(
    new URL(endpointOf(form), url),
    { 'content-type': contentType, accept, 'sec-fetch-site': 'same-origin', ...headers },
    body,
    localAddress,
    method,
  );
}

function exchange(
  url: URL,
  headers: Record<string, string>,
  body: string | Buffer,
  localAddress: string | undefined,
  method: string,
): Promise<Answer> {
  const key = localAddress ?? '';
  const agent = agents.get(key) ?? new Agent({ keepAlive: true, maxSockets: 32 });
  agents.set(key, agent);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({
      agent,
      method,
      // localhost may resolve to ::1, which can't be reached from 127.x.
      host: '127.0.0.1',
      port: url.port,
      path: url.pathname,
      headers: { host: url.host, ...headers, 'content-length': Buffer.byteLength(body) },
      ...(localAddress && { localAddress }),
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const { statusCode: status = 0, headers: received } = response;
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status, headers: received, text }));
    });
    sent.end(body);
  });
}

/** Closes keep-alive connections. */
export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}
