import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../site/build-folder.ts';
import { withLock } from './build-lock.ts';
import { developerOptions } from './developer-options.ts';
import { loadAssembly, variablesOf } from './local/assembly.ts';
import { startFileStack, startLocalStack } from './local/local-stack.ts';
import { numberFromEnvironment } from './options.ts';
import { stopWhenAsked } from './processes.ts';
import { brief, fail, step, UserError } from './progress.ts';
import { synth } from './synth.ts';

/** Folder of the synthesised stack; CDK_OUTDIR is the CDK's own variable. */
const folder = process.env.CDK_OUTDIR || 'cdk.out';

const help = `Serves the whole product on this machine, as the synthesised template describes it.

  npm start                 builds, synthesises and serves at http://localhost:8080
  npm start -- --no-build   serves what was built last
  npm start -- --editor     also serves the owner's editor, at the next port, as its own template says
  npm start -- --preview    also serves the site as a pull request's preview, at the port after that

Environment
  PORT              another port than 8080
  LOCAL_DATA        folder for leads and mails (default .local)
  LOCAL_RATE_LIMIT  submissions an address may send in 10 minutes (default 300, 30 without JavaScript),
                    and mails to visitors in an hour, a fifth of them for one address (default 100)
  LOCAL_DUPLICATE_LIMIT  how often an address may learn in an hour that an e-mail address is known (default 5)

http://localhost:8080/__local/mailbox shows the mails that were sent. Ctrl+C stops.`;

async function main() {
  const flag = { type: 'boolean' } as const;
  const { values } = developerOptions(help, { options: { 'no-build': flag, editor: flag, preview: flag } });
  const limits = {
    RATE_LIMIT: numberFromEnvironment('LOCAL_RATE_LIMIT', 1_000_000),
    RATE_LIMIT_WITHOUT_SCRIPT: numberFromEnvironment('LOCAL_RATE_LIMIT', 1_000_000),
    MAILS_PER_HOUR: numberFromEnvironment('LOCAL_RATE_LIMIT', 1_000_000),
    DUPLICATE_LIMIT: numberFromEnvironment('LOCAL_DUPLICATE_LIMIT', 1_000_000),
  };
  let stop = async () => {};
  stopWhenAsked(() => stop());
  const port = numberFromEnvironment('PORT', 65_535) ?? 8080;
  const stack = await startLocalStack({
    port,
    dataFolder: process.env.LOCAL_DATA || '.local',
    async assembly() {
      await prepare(values);
      const assembly = loadAssembly(folder);
      for (const variables of variablesOf(assembly))
        for (const [name, limit] of Object.entries(limits))
          if (limit !== undefined && name in variables) variables[name] = `${limit}`;
      return assembly;
    },
    log: (source, line) => console.log(`${source}: ${brief(line)}`),
  });
  stop = stack.stop;
  const serve = async (part: 'editor' | 'preview', port: number, link = '', uploads = {}) => {
    const { url, close } = await startFileStack(loadAssembly(folder, part), port, console.log, uploads);
    const stopOthers = stop;
    stop = async () => void (await Promise.all([stopOthers(), close()]));
    console.log(`${part} ${url}${link}`);
  };
  if (values.editor) await serve('editor', port + 1);
  if (values.preview) {
    const link = `/1/${randomBytes(16).toString('hex')}/`;
    await serve('preview', port + 2, link, { [`previews${link}`]: join(buildFolder, 'site/client') });
  }
  console.log(`ready ${stack.url}`);
}

async function prepare({ editor, 'no-build': noBuild }: { editor?: boolean; 'no-build'?: boolean }) {
  if (!noBuild) {
    const { build } = await import('./build.ts');
    await withLock(buildFolder, async () => {
      await build({ editor: editor ?? false });
      await step('Synthesise the stack', () => synth(folder));
    });
  } else if (
    !existsSync(`${folder}/manifest.json`) ||
    !existsSync(join(buildFolder, 'site/client/index.html'))
  ) {
    throw new UserError('Nothing is built yet. Run `npm start` once without --no-build.');
  }
}

await main().catch(fail);
