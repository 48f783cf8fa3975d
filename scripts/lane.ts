import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/*
 * Decides how much a commit has to be tested. Needs no packages, so that it can run before they are installed.
 */

/** `content`: a few minutes; `all`: the whole suite; `tested`: the whole suite has passed on this very tree. */
export type Lane = 'content' | 'all' | 'tested';

/**
 * Files that hold the owner's words and pictures and nothing else, by their exact address. Not SVG, which can hold a
 * script, nor files that the website doesn't know.
 */
const CONTENT = [
  /^content\/[a-z]+\.yaml$/,
  /^content\/(?:campaigns|pages)\/[a-z-]+\.yaml$/,
  /^content\/(?:blog|cases|drafts|legal)\/[a-z0-9-]+\.md$/,
  /^content\/downloads\/[a-z0-9-]+\.(?:md|pdf|jpg|png|webp)$/,
  /^content\/images\/(?:[a-z0-9-]+\/){0,2}[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/,
];

/**
 * True if nothing but content differs: in no line of `git diff-tree --raw`, `:100644 100644 1a2b… 3c4d… M` and the path, which
 * git quotes if it has other characters. Of regular files, or none: neither a program, a symbolic link nor a submodule.
 */
export const isContentOnly = (changes: readonly string[]) =>
  changes.every((change) => {
    const [, path] = /^:(?:000000|100644) (?:000000|100644) \w+ \w+ [AMD]\t(.*)$/.exec(change) ?? [];
    return path !== undefined && CONTENT.some((pattern) => pattern.test(path));
  });

/**
 * Compares with the newest commit on which the whole suite has passed, not with the one before: code whose tests have
 * failed must not come along with the next change of a text.
 * @param folder of the repository, with its history
 */
export async function laneOf(hasPassed: (tree: string) => Promise<boolean>, folder = '.'): Promise<Lane> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').slice(0, -1);
  // Each one costs a request to GitHub.
  for (const commit of git('log', '--first-parent', '--max-count=40', '--format=%T %H')) {
    const [tree = '', hash = ''] = commit.split(' ');
    if (!(await hasPassed(tree))) continue;
    // A renamed file is a deleted one and a new one.
    const changes = git('diff-tree', '-r', '--raw', '--no-renames', hash, 'HEAD');
    return changes.length === 0 ? 'tested' : isContentOnly(changes) ? 'content' : 'all';
  }
  return 'all';
}

/**
 * True if a run of ci.yml has left an artefact of the tree's name, as its last job does. Pull requests of forks don't
 * count: they can run workflows of their own.
 */
export async function hasPassedOnGithub(
  tree: string,
  { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = process.env,
): Promise<boolean> {
  const url = `${api}/repos/${repository}/actions/artifacts?name=tested-${tree}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  // In doubt, the whole suite runs.
  if (!answer.ok) return false;
  const { artifacts } = (await answer.json()) as { artifacts: Artifact[] };
  return artifacts.some(
    ({ expired, workflow_run: run }) => !expired && run.repository_id === run.head_repository_id,
  );
}

type Artifact = { expired: boolean; workflow_run: { repository_id: number; head_repository_id: number } };

if (import.meta.main) {
  const lane = await laneOf(hasPassedOnGithub);
  const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
  console.log(`${lane}, tree ${tree}`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `lane=${lane}\ntree=${tree}`);
}
