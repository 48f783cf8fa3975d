import { hasAppeared } from '../content/checks/held-back.server.ts';
import {
  addressOf,
  isDraft,
  REDIRECTS,
  redirected,
  redirectedWhileDraft,
  redirectNotice,
} from './addresses.ts';
import { keepText } from './check-others.ts';
import { type Picture, photographsOf, questionAboutPictures } from './github-photographs.ts';
import { inGerman } from './github-words.ts';
import { notify, takeBack } from './notify.ts';
import { BOTH_SAVED, expectDeletable, plain, type Settled, settle } from './settle.ts';

/** A request to GitHub's GraphQL API that makes a commit. */
export type Commit = {
  query: string;
  variables: {
    input: {
      branch: { repositoryNameWithOwner: string; branchName: string };
      expectedHeadOid: string;
      fileChanges: { additions?: Addition[]; deletions?: Array<{ path: string }> };
    };
  };
};
type Addition = { path: string; contents: string };

/** The branch that goes online. Sveltia CMS commits pictures of its “Medien” there, past any proposal. */
export const MAIN = 'main';

export const NOT_TO_MAIN =
  'Das ginge ohne Prüfung online und ist deshalb gesperrt. Ein Foto laden Sie im Formular hoch, in dem es stehen soll: Dort wird es Teil Ihres Vorschlags. Gelöscht wird ein Bild auf GitHub, im Ordner content/images.';

export const CLOSED =
  'Ihr Vorschlag zu diesem Eintrag ist inzwischen veröffentlicht, verworfen oder auf GitHub geschlossen.';
export const NOT_OPEN = `${CLOSED} Kopieren Sie heraus, was Sie geändert haben, laden Sie die Seite neu und tragen Sie es noch einmal ein.`;

export const commitOf = (body: unknown): Commit | undefined =>
  typeof body === 'string' && body.includes('createCommitOnBranch') ? JSON.parse(body) : undefined;

/**
 * Sends a commit with what may be written into its files as they are now. GitHub refuses it if the branch has moved
 * since.
 * @param isProposed whether its branch should have an open pull request
 * @param get answers of the REST API, by path below the repository
 */
export async function guardCommit(
  commit: Commit,
  isProposed: boolean,
  send: (body: object) => Promise<Response>,
  get: (path: string) => Promise<Response>,
): Promise<Response> {
  const { branch, fileChanges } = commit.variables.input;
  if (branch.branchName === MAIN) {
    // Of pictures the CMS only says that it has failed.
    notify(NOT_TO_MAIN);
    return refusal(NOT_TO_MAIN);
  }
  const { additions = [] } = fileChanges;
  let { deletions = [] } = fileChanges;
  const left = deletions.map(({ path }) => path).filter(addressOf);
  const paths = [
    ...additions.map(({ path }) => path).filter(isContent),
    ...deletions.map(({ path }) => path),
    ...(left.length > 0 || additions.some(({ path }) => addressOf(path)) ? [REDIRECTS] : []),
  ];
  const answer =
    paths.length > 0 ? await send({ query: questionAbout(paths, commit, isProposed) }) : undefined;
  // That the token has expired is for the CMS to say.
  if (answer?.status === 401) return answer;
  const repository = answer ? ((await answer.json()) as Answer).data?.repository : {};
  if (!repository) return refusal('GitHub hat nicht geantwortet. Speichern Sie noch einmal.');
  // Merged or closed on GitHub: the commit would belong to no proposal, and get lost with its branch.
  if (repository.open?.totalCount === 0) return refusal(NOT_OPEN);
  const isThere = (path: string) => Boolean(repository[`file_${paths.indexOf(path)}`]);
  const textOf = (path: string) => repository[`file_${paths.indexOf(path)}`]?.text ?? undefined;
  // A picture that an earlier save of the proposal has replaced; GitHub would refuse to delete it again.
  deletions = deletions.filter(({ path }) => isContent(path) || isThere(path));
  const settled: Settled[] = [];
  const redirects = textOf(REDIRECTS);
  let redirectsNow = redirects;
  const held: string[] = [];
  let newAddress: string | undefined;
  // A renamed article is a deleted one and a new one.
  const from = left.length === 1 ? left[0] : undefined;
  const renamed = from && additions.find(({ path }) => addressOf(path) && !isThere(path))?.path;
  try {
    for (const { path } of deletions)
      if (isContent(path) && isThere(path) && !(renamed && path === from))
        expectDeletable(textOf(path) ?? '');
    for (const file of additions.filter(({ path }) => isContent(path))) {
      const before = textOf((file.path === renamed && from) || file.path);
      const one = await settle(file.path, decode(file.contents), before);
      if (!one) continue;
      file.contents = encode(one.toWrite);
      if (file.path === renamed && hasAppeared({ file: renamed, source: one.toWrite }, new Date()))
        newAddress = renamed;
      const kept = redirectsNow;
      if (kept && file.path !== renamed)
        redirectsNow = redirectedWhileDraft(kept, file.path, { before, after: one.toWrite });
      if (redirectsNow !== kept && isDraft(one.toWrite)) held.push(file.path);
      settled.push(one);
    }
  } catch (error) {
    const { message } = error as Error;
    // Of a deletion the CMS only says that it has failed.
    if (deletions.length > 0) notify(message);
    return refusal(message);
  }
  if (redirectsNow !== undefined && left.length > 0) {
    redirectsNow = left.reduce(
      (text, path) => redirected(text, textOf(path) ?? '', path, newAddress),
      redirectsNow,
    );
    for (const path of left) {
      const pictures = repository.pictures_0?.entries ?? [];
      const photographs = await photographsOf({ from: path, to: renamed }, pictures, get);
      additions.push(...photographs.additions);
      deletions.push(...photographs.deletions);
    }
  }
  if (redirectsNow !== undefined && redirectsNow !== redirects)
    additions.push({ path: REDIRECTS, contents: encode(redirectsNow) });
  commit.variables.input.fileChanges = { additions, deletions };
  const response = await send(commit);
  const { errors } = response.ok ? await response.clone().json() : { errors: [] };
  if (errors) return refusal(errors.map(({ message }: { message: string }) => inGerman(message)).join('\n'));
  for (const { done } of settled) done();
  const proposal: Proposal = proposals.get(branch.branchName) ?? { before: new Map(), notices: [] };
  proposals.set(branch.branchName, proposal);
  const changes = [
    ...deletions.map(({ path }) => [path, undefined] as const),
    ...additions.map(({ path, contents }) => [path, plain(decode(contents))] as const),
  ];
  for (const [path, text] of changes.filter(([path]) => path.endsWith('.md'))) {
    const before = textOf(path);
    if (!proposal.before.has(path)) proposal.before.set(path, before && plain(before));
    keepText(path, text);
  }
  const isRedirected = redirectsNow !== redirects;
  const notices = [...(from && isRedirected ? [from] : []), ...held].map((path) =>
    redirectNotice(path, path === from ? newAddress : undefined, { isProposed: true }),
  );
  proposal.notices.push(...notices);
  for (const notice of notices) notify(notice);
  if (settled.some(({ isMerged }) => isMerged)) notify(BOTH_SAVED);
  return response;
}

/** What its articles were, by path, and what has been said of it. */
type Proposal = { before: Map<string, string | undefined>; notices: string[] };

/** Of this visit, by branch. */
const proposals = new Map<string, Proposal>();

/** Once its branch is gone. Articles of a discarded proposal are again what they were. */
export function forgetProposal(branch: string, { isDiscarded }: { isDiscarded: boolean }): void {
  const proposal = proposals.get(branch);
  proposals.delete(branch);
  if (isDiscarded) for (const [path, text] of proposal?.before ?? []) keepText(path, text);
  for (const notice of proposal?.notices ?? []) takeBack(notice);
}

type Answer = {
  data?: {
    repository: Record<string, { text?: string | null; entries?: Picture[]; totalCount?: number } | null>;
  };
};

const isContent = (path: string) => /\.(?:md|yaml)$/.test(path);

/** An answer of GitHub's GraphQL API, whose message the CMS shows. */
export const refusal = (message: string) => Response.json({ errors: [{ message }] });

function questionAbout(paths: string[], { variables: { input } }: Commit, isProposed: boolean): string {
  const [owner, name] = input.branch.repositoryNameWithOwner.split('/').map((part) => JSON.stringify(part));
  const files = paths.map((path, index) => {
    const expression = JSON.stringify(`${input.expectedHeadOid}:${path}`);
    return `file_${index}: object(expression: ${expression}) { ... on Blob { text } }`;
  });
  if (paths.includes(REDIRECTS)) files.push(questionAboutPictures(input.expectedHeadOid));
  if (isProposed)
    files.push(
      `open: pullRequests(headRefName: ${JSON.stringify(input.branch.branchName)}, states: OPEN) { totalCount }`,
    );
  return `{ repository(owner: ${owner}, name: ${name}) { ${files.join(' ')} } }`;
}

const decode = (base64: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
  );

const encode = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
