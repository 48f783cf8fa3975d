import type { Node } from 'constructs';
import leven from 'leven';
import * as z from 'zod';
import { toAsciiEmail } from '../functions/leads/text.ts';
import { allNames, type Domain, domainOf, ending, HOST, hostNames } from './domain.ts';
import { UserError } from './user-error.ts';

export const STAGES = ['dev', 'prod'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Rejects URLs that the webhook's handler would reject for every lead: IP addresses and names of private networks. No
 * credentials either, because the URL is visible in the template.
 */
function isPlainHttps(value: string): boolean {
  const url = URL.parse(value);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  return isPlain && HOST.test(url.hostname);
}

const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);
// A bare address without display name or angle brackets.
const email = matching(/^[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+$/, 'an e-mail address')
  .transform(inAscii)
  // SES and SNS take no others.
  .refine((address) => /^[!-~]+$/.test(address), 'an e-mail address in ASCII before the @')
  .optional();
/** SES and SNS know domains in ASCII only. */
function inAscii(address: string): string {
  return toAsciiEmail(address) ?? address;
}
const toggle = z.enum(['on', 'off'], 'on or off').default('off');

/** All values of a deployment; docs/operations.md explains them. */
const ContextSchema = z.object({
  stage: z.enum(STAGES, STAGES.join(' or ')).default('dev'),
  ownerEmail: email,
  alarmEmail: email,
  mailSender: email,
  webhookUrl: z
    .string()
    .refine(isPlainHttps, 'an https:// address with a public host name and without a user name')
    .transform((value) => new URL(value).href)
    .optional(),
  monthlyBudget: matching(/^(?:0|[1-9]\d{0,3})$/, 'a whole number from 0 to 9999').default('20'),
  domainName: matching(HOST, 'a host name in small letters such as www.example.com').optional(),
  domainAliases: z
    .string()
    .refine(
      (value) => hostNames(value).every((name) => HOST.test(name)),
      'host names in small letters, separated by commas',
    )
    .optional(),
  hostedZoneId: matching(/^Z[A-Z0-9]{5,31}$/, 'the id of a hosted zone (Z…)').optional(),
  certificateArn: matching(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]{36}$/,
    'the ARN of a certificate in us-east-1',
  ).optional(),
  hstsSubdomains: toggle,
  webAclArn: matching(
    /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]{1,128}\/[0-9a-f-]{36}$/,
    'the ARN of a web ACL for CloudFront, which is in us-east-1 (arn:aws:wafv2:us-east-1:…:global/webacl/…)',
  ).optional(),
  githubRepository: matching(/^[\w.-]+\/[\w.-]+$/, 'the owner/name of a repository').optional(),
  githubDiff: toggle,
  preview: toggle,
  editor: z
    .string()
    .refine(
      (value) => value === 'on' || HOST.test(value),
      'on, or a host name in small letters such as redaktion.example.com',
    )
    .optional(),
  commit: matching(/^[0-9a-f]{7,40}$/, 'a commit').optional(),
});

type Context = z.infer<typeof ContextSchema>;

/** The values that are a webhook's address: their names end so. */
export type WebhookValue = Extract<keyof Context, `${string}Url`>;

/** Values without which others have no effect. */
const NEEDED = {
  githubRepository: ['githubDiff', 'preview', 'editor'],
  domainName: ['domainAliases', 'hostedZoneId', 'certificateArn', 'hstsSubdomains'],
} as const;

export const CONTEXT_VALUES = ContextSchema.keyof().options;

export type Config = Pick<Context, 'stage' | WebhookValue | 'webAclArn' | 'githubRepository' | 'commit'> & {
  ownerEmail: string;
  alarmEmail: string;
  mailSender: string;
  /** US dollars; undefined for none. */
  monthlyBudget: number | undefined;
  domain: Domain | undefined;
  /** Extends HSTS to all subdomains. */
  hstsSubdomains: boolean;
  /** Creates a role with which pull requests show their `cdk diff`. */
  githubDiff: boolean;
  /** Shows pull requests as sites. */
  preview: boolean;
  editor: Editor | undefined;
};

/**
 * Reads the values of a deployment.
 * @param siteOwner the address in content/site.yaml
 * @throws UserError for the first value that is malformed or lacks one it depends on
 */
export function readConfig(node: Node, siteOwner: string): Config {
  refuseMisspelt(node);
  const given = CONTEXT_VALUES.map((name) => [name, textOf(node, name)] as const);
  const { data: context, error } = ContextSchema.safeParse(Object.fromEntries(given));
  if (!context) {
    const [{ path, message } = { path: [], message: '' }] = error.issues;
    const name = String(path[0]);
    throw new UserError(`Context value ${name} must be ${message}, not "${textOf(node, name)}".`);
  }
  for (const [needed, names] of Object.entries(NEEDED)) {
    const idle = names.find((name) => context[name] && context[name] !== 'off');
    if (idle && !context[needed as keyof typeof NEEDED])
      throw new UserError(`Context value ${idle} needs ${needed} beside it.`);
  }
  const siteEmail = inAscii(siteOwner);
  const ownerEmail = context.ownerEmail ?? siteEmail;
  if (context.stage === 'prod' && !context.alarmEmail)
    throw new UserError(
      "Stage prod needs the context value alarmEmail: the mailbox of whoever operates the site, not the owner's.",
    );
  return {
    ...context,
    ownerEmail,
    alarmEmail: context.alarmEmail ?? ownerEmail,
    mailSender: context.mailSender ?? siteEmail,
    monthlyBudget: Number(context.monthlyBudget) || undefined,
    domain: domainOf(context),
    hstsSubdomains: context.hstsSubdomains === 'on',
    githubDiff: context.githubDiff === 'on',
    preview: context.preview === 'on',
    editor: editorOf(context),
  };
}

/** True if nobody can have the address: its domain is reserved for examples (RFC 2606). */
export const isExample = (address: string) => /[@.]example(?:\.(?:com|net|org))?$/i.test(address);

/**
 * True if alarms go where the owner's mails go, or to the same provider's account: what keeps those away, such as a full
 * mailbox or an expired domain, then also keeps away the alarm about it.
 */
export const sharesMailbox = ({ ownerEmail, alarmEmail }: Pick<Config, 'ownerEmail' | 'alarmEmail'>) =>
  domainOfAddress(ownerEmail) === domainOfAddress(alarmEmail);

const domainOfAddress = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Canonical URLs, sitemap and mails use the content's domain, so only dev may be deployed to another one.
 * @throws UserError
 */
export function refuseOtherDomain(
  { stage, domain }: Pick<Config, 'stage' | 'domain'>,
  siteUrl: string,
): void {
  const named = URL.parse(siteUrl)?.host;
  if (stage === 'prod' && domain && named && domain.name !== named)
    throw new UserError(
      `Context value domainName is ${domain.name}, but url in content/site.yaml names ${named}. Change one of them.`,
    );
}

/** Values from the command line are strings; infra/stages.json may contain numbers, too. */
export function textOf(node: Node, name: string): string | undefined {
  const value: unknown = node.tryGetContext(name);
  return value === undefined || value === null ? undefined : String(value);
}

/** Rejects misspelt names, which would silently have no effect. */
function refuseMisspelt(node: Node): void {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const known: readonly string[] = CONTEXT_VALUES;
  for (const name of Object.keys(node.getAllContext()).filter((each) => !known.includes(each))) {
    const meant = known.find((each) => leven(plain(name), plain(each)) <= 2);
    if (meant)
      throw new UserError(`There is no context value ${name}. ${meant} is meant, letter for letter.`);
  }
}

/** The browser editor, which commits to `repository`; without `domain` it is on the distribution's own name. */
export type Editor = { repository: string; domain?: Domain };

function editorOf(context: Context): Editor | undefined {
  const { editor: name, githubRepository: repository, hostedZoneId } = context;
  if (!name || !repository) return undefined;
  if (name === 'on') return { repository };
  const site = domainOf(context);
  if (!site) throw new UserError(`Context value editor is ${name}, which needs domainName beside it.`);
  // A token in the editor's storage must be out of reach of the site's pages.
  if (allNames(site).includes(name))
    throw new UserError(`Context value editor is ${name}, a name of the site. The editor needs its own.`);
  if (hostedZoneId && ending(name) !== ending(site.name))
    throw new UserError(`Context value editor is ${name}, which is in another zone than ${site.name}.`);
  return { repository, domain: { ...site, name, aliases: [] } };
}
