import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployOptions } from './options.ts';
import type { Tools } from './tools.ts';

/**
 * Deploys an earlier commit by its own code, beside this folder, which stays as it is. For stage prod it has to be on
 * main: a workflow can be started by everybody who may push a branch, and only main is reviewed.
 */
export async function deployCommit(options: DeployOptions & { commit: string }, { run, read }: Tools) {
  const { commit, stage, profile, yes, allowDataLoss, diffOnly } = options;
  const sha = (
    await read('Commit', 'git', ['rev-parse', '--verify', `${commit}^{commit}`], {
      remedy: `There is no commit ${commit} here. Fetch what is on the server (git fetch --all --tags) and choose one: git log --oneline origin/main`,
    })
  ).trim();
  if (stage === 'prod')
    await read('Commit on main', 'git', ['merge-base', '--is-ancestor', sha, 'origin/main'], {
      remedy: `${commit} is not on origin/main, and stage prod takes nothing else. Merge it first; if it has been merged, fetch main (git fetch origin main).`,
    });
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  const tree = join(folder, 'site');
  try {
    await run('Check out', 'git', ['worktree', 'add', '--detach', tree, sha]);
    await run('Install', 'npm', ['ci'], { cwd: tree, env: NO_CREDENTIALS });
    const flags = { '--yes': yes, '--allow-data-loss': allowDataLoss, '--diff': diffOnly };
    await run(
      'Deploy',
      'npm',
      [
        ...['run', 'deploy', '--', '--stage', stage, '--skip-tests'],
        ...(profile ? ['--profile', profile] : []),
        ...Object.entries(flags).flatMap(([flag, given]) => (given ? [flag] : [])),
      ],
      { cwd: tree },
    );
  } finally {
    await run('Tidy up', 'git', ['worktree', 'remove', '--force', tree]).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Scripts of packages run while they are installed. */
const NO_CREDENTIALS = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_SESSION_TOKEN: '' };
