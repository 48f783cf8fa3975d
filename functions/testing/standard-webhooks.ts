import { createHmac } from 'node:crypto';

/** The example that the libraries of https://www.standardwebhooks.com are tested with. */
export const publishedExample = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

/** Checks a webhook as its receiver does; written from the standard and sharing nothing with what signs. */
export function isGenuine(secret: string, headers: Record<string, unknown>, body: string): boolean {
  const [prefix, key = ''] = secret.split('_');
  if (prefix !== 'whsec') throw new Error('A secret begins with whsec_');
  const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', Buffer.from(key, 'base64')).update(text, 'utf8').digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => each.split(','))
    .some(([version, given = '']) => version === 'v1' && expected.equals(Buffer.from(given, 'base64')));
}
