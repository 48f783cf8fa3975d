import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployOptions } from './options.ts';
import type { Tools } from './tools.ts';

/** An earlier commit is deployed by its own code, beside this folder, which stays as it is. */
export async function deployCommit(options: DeployOptions & { commit: string }, { run, read }: Tools) {
  const { commit, stage, profile, yes, allowDataLoss, diffOnly } = options;
  const sha = (
    await read('Commit', 'git', ['rev-parse', '--verify', `${commit}^{commit}`], {
      remedy: `There is no commit ${commit} here. Fetch what is on the server (git fetch --all --tags) and choose one: git log --oneline origin/main`,
    })
  ).trim();
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  const tree = join(folder, 'site');
  try {
    await run('Check out', 'git', ['worktree', 'add', '--detach', tree, sha]);
    await run('Install', 'npm', ['ci'], { cwd: tree });
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
