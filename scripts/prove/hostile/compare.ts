import { isDeepStrictEqual } from 'node:util';
import type { OriginResponse } from '../../local/cloudfront.ts';
import type { Expected, Stored } from './model.ts';

/** Kinds of fault in an answer and in the written items; empty if both are as expected. */
export function faultsOf(expected: Expected, answer: OriginResponse, written: readonly Stored[]): string[] {
  const { status, headers, body } = answer;
  const text = body.toString();
  const isPage = String(headers['content-type']).startsWith('text/html');
  return [
    ...(status >= 500 ? ['5xx'] : []),
    ...(isRight(expected, written) ? [] : ['wrong write']),
    ...(status === expected.status && (isPage || saysTheSame(expected, text)) ? [] : ['other answer']),
    // Typed markup must be escaped.
    ...(isPage && /<script>alert|<img src=x/.test(text) ? ['markup in a page'] : []),
  ];
}

function isRight(expected: Expected, written: readonly Stored[]): boolean {
  const stored = 'stored' in expected ? expected.stored : undefined;
  if (!stored) return written.length === 0;
  const [item] = written;
  if (written.length !== 1 || !item) return false;
  const { submissionId, ...fields } = stored;
  if (submissionId !== undefined && item.submissionId !== submissionId) return false;
  const isMarked =
    item.pending === 'yes' && item.id === item.submissionId && typeof item.createdAt === 'string';
  const own = Object.entries(item).filter(([key]) => !OF_THE_SERVER.has(key));
  return isMarked && isDeepStrictEqual(Object.fromEntries(own), fields);
}

const OF_THE_SERVER = new Set([
  ...['id', 'submissionId', 'createdAt', 'month', 'expiresAt', 'pending'],
  ...['claimedUntil', 'fingerprint', 'consentText'],
]);

function saysTheSame(expected: Expected, text: string): boolean {
  if (!('code' in expected)) return true;
  const { code, errors } = JSON.parse(text) as { code: string; errors: Array<{ field: string }> };
  if (code !== expected.code) return false;
  const named = new Set(errors.map(({ field }) => field));
  // The answer truncates long names.
  return (
    !expected.fields || isDeepStrictEqual(named, new Set(expected.fields.map((name) => name.slice(0, 50))))
  );
}
