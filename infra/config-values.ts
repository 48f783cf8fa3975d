import type { Node } from 'constructs';
import { UserError } from './user-error.ts';

/** Readers of single context values. Each throws one sentence where a value is malformed. */

/** On the command line everything is text; cdk.json may hold numbers, too. */
export function text(node: Node, name: string): string | undefined {
  const value: unknown = node.tryGetContext(name);
  return value === undefined || value === null ? undefined : String(value);
}

export function oneOf<Value extends string>(node: Node, name: string, values: readonly Value[]) {
  const value = text(node, name);
  const known = values.find((each) => each === value);
  if (value !== undefined && !known) throw malformed(name, value, values.join(' or '));
  return known;
}

export function email(node: Node, name: string): string | undefined {
  // Without what stands around one in a mail's header, and without a second one.
  return matching(node, name, /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/, 'an e-mail address');
}

export function wholeNumber(node: Node, name: string, { from }: { from: 0 | 1 }): number | undefined {
  const pattern = from === 0 ? /^(?:0|[1-9]\d{0,3})$/ : /^[1-9]\d{0,3}$/;
  const value = matching(node, name, pattern, `a whole number from ${from} to 9999`);
  return value === undefined ? undefined : Number(value);
}

/** One host name without scheme, port, path and dot at its end, in lower case. */
export function hostName(node: Node, name: string): string | undefined {
  return matching(node, name, HOST, 'a host name in small letters such as www.example.com');
}

export function hostNames(node: Node, name: string): string[] {
  const value = text(node, name);
  if (value === undefined) return [];
  const names = value.split(',').map((each) => each.trim());
  if (names.some((each) => !HOST.test(each)))
    throw malformed(name, value, 'host names in small letters, separated by commas');
  return names;
}

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * What a webhook's handler would refuse at every lead is refused here: addresses by number, as most of them are private,
 * and names that only a network of its own knows. It holds no credentials: the stack shows it.
 */
export function plainHttpsUrl(node: Node, name: string): string | undefined {
  const value = text(node, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  if (!isPlain || !HOST.test(url.hostname))
    throw malformed(name, value, 'an https:// address with a public host name and without a user name');
  return url.href;
}

export function matching(node: Node, name: string, pattern: RegExp, expected: string): string | undefined {
  const value = text(node, name);
  if (value !== undefined && !pattern.test(value)) throw malformed(name, value, expected);
  return value;
}

export const malformed = (name: string, value: string, expected: string) =>
  new UserError(`Context value ${name} must be ${expected}, not "${value}".`);
