import { smokeDeployed, smokeLocal } from './deploy/smoke.ts';
import { deployedOutputs, stageOf } from './deploy/stage.ts';
import { developerOptions } from './developer-options.ts';
import { fail, UserError } from './progress.ts';

const help = `Checks that a deployed site works: pages, headers, redirects, not-found page, lead API, and a canary's whole way.

  npm run smoke -- --stage prod --profile website
  npm run smoke -- --url http://localhost:8080      the local stack (npm start)`;

/** `npm run smoke`: runs only the last step of `npm run deploy`. */
async function main() {
  const text = { type: 'string' } as const;
  const { values } = developerOptions(help, { options: { stage: text, profile: text, url: text } });
  const { url, stage, profile } = values;
  if (url !== undefined && stage !== undefined)
    throw new UserError('--url and --stage exclude each other. Leave one out.');
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UserError(`--url must be an address such as http://localhost:8080, not "${url}".`);
  const problems = await (url ? smokeLocal(new URL(url).origin) : smokeStage(stageOf(stage, help), profile));
  if (problems > 0)
    throw new UserError(`${problems === 1 ? 'One thing is' : `${problems} things are`} wrong with the site.`);
}

const smokeStage = async (stage: string, profile: string | undefined) =>
  smokeDeployed(await deployedOutputs(stage, profile), { profile });

await main().catch(fail);
