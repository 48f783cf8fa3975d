import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/*
 * Decides how much a commit has to be tested. Needs no packages, so that it can run before they are installed.
 */

/** `content`: a few minutes; `all`: the whole suite; `tested`: the whole suite has passed on this very tree. */
export type Lane = 'content' | 'all' | 'tested';

export type Change = { oldMode: string; newMode: string; path: string };

/** A regular file, or none: neither a program, a symbolic link nor a submodule. */
const PLAIN = new Set(['000000', '100644']);

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

/** True if nothing but content differs. A renamed file is a deleted one and a new one. */
export const isContentOnly = (changes: readonly Change[]) =>
  changes.every(
    ({ oldMode, newMode, path }) =>
      PLAIN.has(oldMode) && PLAIN.has(newMode) && CONTENT.some((pattern) => pattern.test(path)),
  );

export type Repository = {
  /** Hash of the folders and files of a commit. */
  tree(commit: string): string;
  /** HEAD and what was on main before it, newest first. */
  history(): string[];
  changes(from: string): Change[];
};

/**
 * Compares with the newest commit on which the whole suite has passed, not with the one before: code whose tests have
 * failed must not come along with the next change of a text.
 */
export async function laneOf(
  { tree, history, changes }: Repository,
  hasPassed: (tree: string) => Promise<boolean>,
): Promise<Lane> {
  const [head, ...earlier] = history();
  if (head && (await hasPassed(tree(head)))) return 'tested';
  for (const commit of earlier)
    if (await hasPassed(tree(commit))) return isContentOnly(changes(commit)) ? 'content' : 'all';
  return 'all';
}

/** @param folder of the repository, with its history */
export function gitRepository(folder = '.'): Repository {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  return {
    tree: (commit) => git('rev-parse', `${commit}^{tree}`).trim(),
    // Each is a question to GitHub.
    history: () => git('rev-list', '--first-parent', '--max-count=40', 'HEAD').trim().split('\n'),
    changes: (from) => readChanges(git('diff-tree', '-r', '-z', '--raw', '--no-renames', from, 'HEAD')),
  };
}

/** Reads `:100644 100644 1a2b… 3c4d… M` and the path, each ended by a zero byte. */
function readChanges(raw: string): Change[] {
  const fields = raw.split('\0').slice(0, -1);
  return fields.flatMap((field, index) => {
    if (index % 2 === 1) return [];
    const [oldMode = '', newMode = ''] = field.slice(1).split(' ');
    return { oldMode, newMode, path: fields[index + 1] ?? '' };
  });
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
  // The whole suite is always right.
  if (!answer.ok) return false;
  const { artifacts } = (await answer.json()) as { artifacts: Artifact[] };
  return artifacts.some(
    ({ expired, workflow_run: run }) => !expired && run.repository_id === run.head_repository_id,
  );
}

type Artifact = { expired: boolean; workflow_run: { repository_id: number; head_repository_id: number } };

if (import.meta.main) {
  const repository = gitRepository();
  const lane = await laneOf(repository, hasPassedOnGithub);
  const tree = repository.tree('HEAD');
  console.log(`${lane}, tree ${tree}`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `lane=${lane}\ntree=${tree}\n`);
}
