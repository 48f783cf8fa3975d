import type { Node } from 'constructs';
import { UserError } from './user-error.ts';

export type Stage = 'dev' | 'prod';

export type Config = {
  stage: Stage;
  ownerEmail: string;
  alarmEmail: string;
  mailSender: string;
  reservedConcurrency: number | undefined;
};

/**
 * Values of a deployment, given as `-c name=value`. `siteOwner` is the address in content/site.yaml.
 *
 * | name                | what for                                              | without it    |
 * | ------------------- | ----------------------------------------------------- | ------------- |
 * | stage               | dev or prod: name of the stack, indexed only in prod  | dev           |
 * | ownerEmail          | receives notifications, and answers to confirmations  | site owner    |
 * | alarmEmail          | receives alarms                                       | ownerEmail    |
 * | mailSender          | sender of confirmations, verified in SES              | site owner    |
 * | reservedConcurrency | how many submissions may be answered at the same time | account limit |
 */
export function readConfig(node: Node, siteOwner: string): Config {
  const ownerEmail = email(node, 'ownerEmail') ?? siteOwner;
  return {
    stage: stage(node),
    ownerEmail,
    alarmEmail: email(node, 'alarmEmail') ?? ownerEmail,
    mailSender: email(node, 'mailSender') ?? siteOwner,
    reservedConcurrency: wholeNumber(node, 'reservedConcurrency'),
  };
}

function stage(node: Node): Stage {
  const value = text(node, 'stage') ?? 'dev';
  if (value !== 'dev' && value !== 'prod') throw malformed('stage', value, 'dev or prod');
  return value;
}

function email(node: Node, name: string): string | undefined {
  const value = text(node, name);
  if (value !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    throw malformed(name, value, 'an e-mail address');
  }
  return value;
}

function wholeNumber(node: Node, name: string): number | undefined {
  const value = text(node, name);
  if (value !== undefined && !/^[1-9]\d{0,3}$/.test(value))
    throw malformed(name, value, 'a whole number above 0');
  return value === undefined ? undefined : Number(value);
}

/** On the command line everything is text; cdk.json may hold numbers, too. */
function text(node: Node, name: string): string | undefined {
  const value: unknown = node.tryGetContext(name);
  return value === undefined || value === null ? undefined : String(value);
}

const malformed = (name: string, value: string, expected: string) =>
  new UserError(`Context value ${name} must be ${expected}, not "${value}".`);
