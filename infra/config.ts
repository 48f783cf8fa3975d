import type { Node } from 'constructs';
import { UserError } from './user-error.ts';

export type Stage = 'dev' | 'prod';

export type Config = {
  stage: Stage;
  ownerEmail: string;
  alarmEmail: string;
  mailSender: string;
  webhookUrl: string | undefined;
  /** US dollars; undefined for none. */
  monthlyBudget: number | undefined;
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
 * | webhookUrl          | where leads are forwarded to, signed                  | no webhook    |
 * | monthlyBudget       | US dollars a month above which a mail warns; 0: never | 20            |
 * | reservedConcurrency | how many submissions may be answered at the same time | account limit |
 */
export function readConfig(node: Node, siteOwner: string): Config {
  const ownerEmail = email(node, 'ownerEmail') ?? siteOwner;
  return {
    stage: stage(node),
    ownerEmail,
    alarmEmail: email(node, 'alarmEmail') ?? ownerEmail,
    mailSender: email(node, 'mailSender') ?? siteOwner,
    webhookUrl: webhookUrl(node),
    monthlyBudget: budget(node),
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

/** What the handler would refuse at every lead is refused here. It holds no credentials: the stack shows it. */
function webhookUrl(node: Node): string | undefined {
  const value = text(node, 'webhookUrl');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  if (!isPlain) throw malformed('webhookUrl', value, 'an https:// address without a user name');
  return url.href;
}

const DEFAULT_BUDGET_USD = 20;

function budget(node: Node): number | undefined {
  if (text(node, 'monthlyBudget') === '0') return undefined;
  return wholeNumber(node, 'monthlyBudget') ?? DEFAULT_BUDGET_USD;
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
