import type { Node } from 'constructs';
import { email, matching, oneOf, plainHttpsUrl, text, wholeNumber } from './config-values.ts';
import { type Domain, readDomain } from './domain.ts';
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
  domain: Domain | undefined;
  firewall: boolean;
  /** Alarms and access logs of the distribution, which CloudFront has in us-east-1 only. */
  edgeWatch: boolean;
  /** `owner/name` of the repository whose workflows may deploy. */
  githubRepository: string | undefined;
  /** What is deployed, told again as an output. */
  commit: string | undefined;
};

/** Every value that a deployment takes; README.md, "Deploy", says what each is for. */
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
  'firewall',
  'edgeWatch',
  'githubRepository',
  'commit',
] as const;

/**
 * Values of a deployment.
 * @param siteOwner the address in content/site.yaml
 * @throws UserError in one sentence for the first value that is malformed or lacks another
 */
export function readConfig(node: Node, siteOwner: string): Config {
  refuseMisspelt(node);
  const stage = oneOf(node, 'stage', ['dev', 'prod']) ?? 'dev';
  const ownerEmail = email(node, 'ownerEmail') ?? siteOwner;
  return {
    stage,
    ownerEmail,
    alarmEmail: email(node, 'alarmEmail') ?? ownerEmail,
    mailSender: email(node, 'mailSender') ?? siteOwner,
    webhookUrl: plainHttpsUrl(node, 'webhookUrl'),
    monthlyBudget: budget(node),
    reservedConcurrency: wholeNumber(node, 'reservedConcurrency'),
    domain: readDomain(node),
    firewall: oneOf(node, 'firewall', ['on', 'off']) === 'on',
    edgeWatch: (oneOf(node, 'edgeWatch', ['on', 'off']) ?? (stage === 'prod' ? 'on' : 'off')) === 'on',
    githubRepository: matching(
      node,
      'githubRepository',
      /^[\w.-]+\/[\w.-]+$/,
      'the owner/name of a repository',
    ),
    commit: matching(node, 'commit', /^[0-9a-f]{7,40}$/, 'a commit'),
  };
}

const DEFAULT_BUDGET_USD = 20;

function budget(node: Node): number | undefined {
  if (text(node, 'monthlyBudget') === '0') return undefined;
  return wholeNumber(node, 'monthlyBudget') ?? DEFAULT_BUDGET_USD;
}

/**
 * Takes over what infra/stages.json says of the stage; what is given as `-c name=value` wins.
 * @throws UserError for a stage or a value that there is none of
 */
export function takeStageValues(node: Node, stages: Record<string, Record<string, unknown>>): void {
  const values = stages[text(node, 'stage') ?? 'dev'] ?? {};
  for (const [name, value] of Object.entries(values)) {
    if (name === 'stage' || !CONTEXT_VALUES.some((known) => known === name))
      throw new UserError(
        `infra/stages.json: There is no value ${name}. README.md, "Deploy", names all of them.`,
      );
    if (node.tryGetContext(name) === undefined) node.setContext(name, value);
  }
}

/** A value whose name differs in case or by a sign would be without effect, and nobody would notice. */
function refuseMisspelt(node: Node): void {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const known = new Map(CONTEXT_VALUES.map((name) => [plain(name), name]));
  for (const name of Object.keys(node.getAllContext())) {
    const meant = known.get(plain(name));
    if (meant && meant !== name)
      throw new UserError(`There is no context value ${name}. ${meant} is meant, letter for letter.`);
  }
}
