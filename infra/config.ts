import type { Node } from 'constructs';
import leven from 'leven';
import { email, matching, oneOf, plainHttpsUrl, wholeNumber } from './config-values.ts';
import { type Domain, readDomain } from './domain.ts';
import { UserError } from './user-error.ts';

export const STAGES = ['dev', 'prod'] as const;
export type Stage = (typeof STAGES)[number];

export type Config = {
  stage: Stage;
  ownerEmail: string;
  alarmEmail: string;
  mailSender: string;
  webhookUrl: string | undefined;
  /** US dollars; undefined for none. */
  monthlyBudget: number | undefined;
  reservedConcurrency: number | undefined;
  domain: Domain | undefined;
  /** Browsers ask all hosts below the site's names over HTTPS only. */
  hstsSubdomains: boolean;
  /** Alarms of the distribution, which CloudFront has in us-east-1 only. */
  edgeWatch: boolean;
  /** `owner/name` of the repository whose workflows may deploy. */
  githubRepository: string | undefined;
  /** A role by which its pull requests show what they would change. */
  githubDiff: boolean;
  /** What is deployed, told again as an output. */
  commit: string | undefined;
};

/** Every value that a deployment takes; docs/operations.md says what each is for. */
export const CONTEXT_VALUES = [
  'stage',
  'ownerEmail',
  'alarmEmail',
  'mailSender',
  'webhookUrl',
  'monthlyBudget',
  'reservedConcurrency',
  'domainName',
  'domainAliases',
  'hostedZoneId',
  'certificateArn',
  'hstsSubdomains',
  'edgeWatch',
  'githubRepository',
  'githubDiff',
  'commit',
] as const;

/**
 * Values of a deployment.
 * @param siteOwner the address in content/site.yaml
 * @throws UserError in one sentence for the first value that is malformed or lacks another
 */
export function readConfig(node: Node, siteOwner: string): Config {
  refuseMisspelt(node);
  const stage = oneOf(node, 'stage', STAGES) ?? 'dev';
  const ownerEmail = email(node, 'ownerEmail') ?? siteOwner;
  return {
    stage,
    ownerEmail,
    alarmEmail: email(node, 'alarmEmail') ?? ownerEmail,
    mailSender: email(node, 'mailSender') ?? siteOwner,
    webhookUrl: plainHttpsUrl(node, 'webhookUrl'),
    monthlyBudget: budget(node),
    reservedConcurrency: wholeNumber(node, 'reservedConcurrency', { from: 1 }),
    domain: readDomain(node),
    hstsSubdomains: oneOf(node, 'hstsSubdomains', ['on', 'off']) === 'on',
    edgeWatch: (oneOf(node, 'edgeWatch', ['on', 'off']) ?? (stage === 'prod' ? 'on' : 'off')) === 'on',
    ...readGithub(node),
    commit: matching(node, 'commit', /^[0-9a-f]{7,40}$/, 'a commit'),
  };
}

function readGithub(node: Node): Pick<Config, 'githubRepository' | 'githubDiff'> {
  const githubRepository = matching(
    node,
    'githubRepository',
    /^[\w.-]+\/[\w.-]+$/,
    'the owner/name of a repository',
  );
  const githubDiff = oneOf(node, 'githubDiff', ['on', 'off']) === 'on';
  if (githubDiff && !githubRepository)
    throw new UserError('Context value githubDiff needs githubRepository beside it.');
  return { githubRepository, githubDiff };
}

const DEFAULT_BUDGET_USD = 20;

function budget(node: Node): number | undefined {
  const amount = wholeNumber(node, 'monthlyBudget', { from: 0 }) ?? DEFAULT_BUDGET_USD;
  return amount === 0 ? undefined : amount;
}

/** A value whose name differs in case or by a letter or two would be without effect, and nobody would notice. */
function refuseMisspelt(node: Node): void {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const known: readonly string[] = CONTEXT_VALUES;
  for (const name of Object.keys(node.getAllContext()).filter((each) => !known.includes(each))) {
    const meant = known.find((each) => leven(plain(name), plain(each)) <= 2);
    if (meant)
      throw new UserError(`There is no context value ${name}. ${meant} is meant, letter for letter.`);
  }
}
