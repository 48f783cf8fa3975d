import { createHmac } from 'node:crypto';

/** What is signed: https://www.standardwebhooks.com, "Signature scheme". */
export type Signed = {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
};

/**
 * The headers of a webhook. With several secrets, separated by white space, it is signed with each: a receiver that
 * knows one of them is content, so that a secret can be changed without a gap.
 * @param secrets `whsec_` and base64; a secret that Secrets Manager has generated comes without the prefix
 */
export function signatureHeaders(secrets: string, signed: Signed): Record<string, string> {
  const signatures = secrets
    .split(/\s+/)
    .filter(Boolean)
    .map((secret) => signatureOf(secret, signed));
  if (signatures.length === 0) throw new WebhookSecretMissing();
  return {
    'webhook-id': signed.id,
    'webhook-timestamp': `${signed.timestamp}`,
    'webhook-signature': signatures.join(' '),
  };
}

class WebhookSecretMissing extends Error {
  override name = 'WebhookSecretMissing';
}

function signatureOf(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
