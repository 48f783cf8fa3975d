import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../progress.ts';

const deployHelp = `Deploys a stage to AWS: checks, tests, builds, synthesises, shows what would change, deploys, and sees that it works.

  npm run deploy -- --stage dev
  npm run deploy -- --stage prod --profile website

  --stage dev|prod     which stage; its values stand in infra/stages.json
  --profile NAME       credentials of this profile instead of those in the environment
  --skip-tests         leaves out npm test; for a commit on which it has passed
  --diff               ends after showing what would change; changes nothing
  --commit COMMIT      deploys an earlier commit, in a folder of its own: this is how to roll back
  --allow-data-loss    goes on although tables or buckets would be replaced or given up
  --yes                does not ask before it deploys

Nothing is changed before all checks have passed. docs/operations.md explains the rest.`;

const smokeHelp = `Sees that a deployed site works: pages, headers, redirects, not-found page, lead API and a canary on its way.

  npm run smoke -- --stage prod --profile website
  npm run smoke -- --url http://localhost:8080      the local stack (npm start)`;

export type DeployOptions = {
  stage: string;
  profile?: string | undefined;
  skipTests: boolean;
  diffOnly: boolean;
  commit?: string | undefined;
  allowDataLoss: boolean;
  yes: boolean;
};

/** @returns nothing when only the help was asked for */
export function readDeployOptions(args: string[]): DeployOptions | undefined {
  const values = read(args, deployHelp, {
    stage: { type: 'string' },
    profile: { type: 'string' },
    commit: { type: 'string' },
    'skip-tests': { type: 'boolean' },
    diff: { type: 'boolean' },
    'allow-data-loss': { type: 'boolean' },
    yes: { type: 'boolean' },
  });
  if (!values) return undefined;
  const commit = text(values.commit);
  if (commit !== undefined && !/^\w[\w./~^-]*$/.test(commit))
    throw new UserError(`--commit must be a commit, tag or branch, not "${commit}".`);
  return {
    stage: stageOf(text(values.stage), deployHelp),
    profile: text(values.profile),
    skipTests: values['skip-tests'] === true,
    diffOnly: values.diff === true,
    commit,
    allowDataLoss: values['allow-data-loss'] === true,
    yes: values.yes === true,
  };
}

type SmokeOptions = { url: string } | { stage: string; profile?: string | undefined };

export function readSmokeOptions(args: string[]): SmokeOptions | undefined {
  const values = read(args, smokeHelp, {
    stage: { type: 'string' },
    profile: { type: 'string' },
    url: { type: 'string' },
  });
  if (!values) return undefined;
  const url = text(values.url);
  if (url === undefined) {
    return { stage: stageOf(text(values.stage), smokeHelp), profile: text(values.profile) };
  }
  if (values.stage) throw new UserError('--url and --stage exclude each other. Leave one out.');
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UserError(`--url must be an address, not "${url}".`);
  return { url: new URL(url).origin };
}

function stageOf(value: string | undefined, help: string): string {
  if (value === 'dev' || value === 'prod') return value;
  throw new UserError(
    `--stage must be dev or prod${value === undefined ? '' : `, not "${value}"`}.\n\n${help}`,
  );
}

type Values = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function read(
  args: string[],
  help: string,
  options: NonNullable<ParseArgsConfig['options']>,
): Values | undefined {
  try {
    const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if (!values.help) return values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help}`);
  }
  console.log(help);
  return undefined;
}
