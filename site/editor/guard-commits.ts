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
 */
export async function guardCommit(
  commit: Commit,
  send: (body: object) => Promise<Response>,
): Promise<Response> {
  const { additions = [], deletions = [] } = commit.variables.input.fileChanges;
  const paths = [...additions, ...deletions].map(({ path }) => path).filter(isContent);
  const now = new Map<string, string>();
  if (paths.length > 0) {
    const answer = await send({ query: questionAbout(paths, commit) });
    // That the token has expired is for the CMS to say.
    if (answer.status === 401) return answer;
    const { data } = (await answer.json()) as Answer;
    if (!data) return refusal('GitHub hat nicht geantwortet. Speichern Sie noch einmal.');
    for (const [index, path] of paths.entries()) {
      const text = data.repository[`file_${index}`]?.text;
      if (typeof text === 'string') now.set(path, text);
    }
  }
  const settled: Settled[] = [];
  try {
    for (const { path } of deletions) if (now.has(path)) expectDeletable(now.get(path) ?? '');
    for (const file of additions) {
      const one = isContent(file.path)
        ? await settle(file.path, decode(file.contents), now.get(file.path))
        : undefined;
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
  const response = await send(commit);
  const { errors } = response.ok ? await response.clone().json() : { errors: [] };
  if (!errors) for (const { done } of settled) done();
  if (!errors && settled.some(({ merged }) => merged)) notify(BOTH_SAVED);
  return response;
}

type Answer = { data?: { repository: Record<string, { text: string | null } | null> } };

const isContent = (path: string) => /\.(?:md|yaml)$/.test(path);

const refusal = (message: string) => Response.json({ errors: [{ message }] });

function questionAbout(paths: string[], { variables: { input } }: Commit): string {
  const [owner, name] = input.branch.repositoryNameWithOwner.split('/').map((part) => JSON.stringify(part));
  const files = paths.map((path, index) => {
    const expression = JSON.stringify(`${input.expectedHeadOid}:${path}`);
    return `file_${index}: object(expression: ${expression}) { ... on Blob { text } }`;
  });
  return `{ repository(owner: ${owner}, name: ${name}) { ${files.join(' ')} } }`;
}

const decode = (base64: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
  );

const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
