import { addressOf, REDIRECTS, redirected, redirectNotice } from './addresses.ts';
import { type Picture, photographsOf, questionAboutPictures } from './github-photographs.ts';
import { notify } from './notify.ts';
import { BOTH_SAVED, expectDeletable, type Settled, settle } from './settle.ts';

/** A request to GitHub's GraphQL API that makes a commit. */
export type Commit = {
  query: string;
  variables: {
    input: {
      branch: { repositoryNameWithOwner: string };
      expectedHeadOid: string;
      fileChanges: { additions?: Addition[]; deletions?: Array<{ path: string }> };
    };
  };
};
type Addition = { path: string; contents: string };

export const commitOf = (body: unknown): Commit | undefined =>
  typeof body === 'string' && body.includes('createCommitOnBranch') ? JSON.parse(body) : undefined;

/**
 * Sends a commit with what may be written into its files as they are now. GitHub refuses it if the branch has moved
 * since.
 * @param get answers of the REST API, by path below the repository
 */
export async function guardCommit(
  commit: Commit,
  send: (body: object) => Promise<Response>,
  get: (path: string) => Promise<Response>,
): Promise<Response> {
  const { additions = [], deletions = [] } = commit.variables.input.fileChanges;
  const left = deletions.map(({ path }) => path).filter(addressOf);
  const paths = [...additions, ...deletions].map(({ path }) => path).filter(isContent);
  if (left.length > 0) paths.push(REDIRECTS);
  const now = new Map<string, string>();
  let pictures: Picture[] = [];
  if (paths.length > 0) {
    const answer = await send({ query: questionAbout(paths, commit) });
    // That the token has expired is for the CMS to say.
    if (answer.status === 401) return answer;
    const { data } = (await answer.json()) as Answer;
    if (!data) return refusal('GitHub hat nicht geantwortet. Speichern Sie noch einmal.');
    pictures = data.repository.pictures_0?.entries ?? [];
    for (const [index, path] of paths.entries()) {
      const text = data.repository[`file_${index}`]?.text;
      if (typeof text === 'string') now.set(path, text);
    }
  }
  const settled: Settled[] = [];
  // A renamed article is a deleted one and a new one.
  const from = left.length === 1 ? left[0] : undefined;
  const renamed = from && additions.find(({ path }) => addressOf(path) && !now.has(path))?.path;
  try {
    for (const { path } of deletions)
      if (now.has(path) && !(renamed && path === from)) expectDeletable(now.get(path) ?? '');
    for (const file of additions) {
      const before = now.get((file.path === renamed && from) || file.path);
      const one = isContent(file.path) ? await settle(file.path, decode(file.contents), before) : undefined;
      if (!one) continue;
      file.contents = encode(one.text);
      settled.push(one);
    }
  } catch (error) {
    const { message } = error as Error;
    // Of a deletion the CMS only says that it has failed.
    if (deletions.length > 0) notify(message);
    return refusal(message);
  }
  const redirects = now.get(REDIRECTS);
  if (redirects !== undefined && left.length > 0) {
    const text = left.reduce((text, path) => redirected(text, path, renamed), redirects);
    additions.push({ path: REDIRECTS, contents: encode(text) });
    for (const path of left) {
      const photographs = await photographsOf({ from: path, to: renamed }, pictures, get);
      additions.push(...photographs.additions);
      deletions.push(...photographs.deletions);
    }
    Object.assign(commit.variables.input.fileChanges, { additions, deletions });
  }
  const response = await send(commit);
  const { errors } = response.ok ? await response.clone().json() : { errors: [] };
  if (!errors) for (const { done } of settled) done();
  if (!errors && from) notify(redirectNotice(from, renamed));
  if (!errors && settled.some(({ merged }) => merged)) notify(BOTH_SAVED);
  return response;
}

type Answer = {
  data?: { repository: Record<string, { text?: string | null; entries?: Picture[] } | null> };
};

const isContent = (path: string) => /\.(?:md|yaml)$/.test(path);

const refusal = (message: string) => Response.json({ errors: [{ message }] });

function questionAbout(paths: string[], { variables: { input } }: Commit): string {
  const [owner, name] = input.branch.repositoryNameWithOwner.split('/').map((part) => JSON.stringify(part));
  const files = paths.map((path, index) => {
    const expression = JSON.stringify(`${input.expectedHeadOid}:${path}`);
    return `file_${index}: object(expression: ${expression}) { ... on Blob { text } }`;
  });
  if (paths.includes(REDIRECTS)) files.push(questionAboutPictures(input.expectedHeadOid));
  return `{ repository(owner: ${owner}, name: ${name}) { ${files.join(' ')} } }`;
}

const decode = (base64: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
  );

const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
