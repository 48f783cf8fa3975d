import { basisOf } from './file-formats.ts';

/**
 * Wraps `fetch` for the hosted editor: no commit overwrites what somebody else has committed meanwhile, an expired
 * token says what to do, and whom the content security policy excludes (a status page, a check for updates) is not
 * asked at all.
 *
 * Sveltia CMS compares with the branch before it commits, but not for pull requests: it writes whole files, also where
 * another editor's pull request for the same file is open, or main has changed since the form was opened.
 */
export function guardRequests(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (url.origin !== location.origin && url.origin !== GITHUB) return Response.error();
    const commit = commitOf(init?.body);
    if (
      commit &&
      (await isOvertaken(commit, (query) => fetch(input, { ...init, body: JSON.stringify({ query }) })))
    )
      return Response.json({ errors: [{ message: OVERTAKEN }] });
    const response = await fetch(input, init);
    return response.status === 401 ? Response.json({ message: EXPIRED }, { status: 401 }) : response;
  };
}

const GITHUB = 'https://api.github.com';
const OVERTAKEN =
  'Diese Datei hat inzwischen jemand anders geändert. Gespeichert wurde nichts, Ihre Eingaben stehen noch im Formular: Kopieren Sie heraus, was Sie geändert haben, laden Sie die Seite neu und tragen Sie es in die neue Fassung ein.';
const EXPIRED =
  'Ihr Zugriffstoken gilt nicht mehr. Ihre Eingaben bleiben als Entwurf in diesem Browser. Erzeugen Sie auf GitHub ein neues Token, melden Sie sich hier ab und damit wieder an.';

type Commit = {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions: Array<{ path: string; contents: string }> };
};

/** The commit that a request to GitHub's GraphQL API asks for. */
function commitOf(body: unknown): Commit | undefined {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  return JSON.parse(body).variables.input;
}

/** Whether a file to be written is no longer what its form was opened with. */
async function isOvertaken(
  { branch, expectedHeadOid, fileChanges }: Commit,
  ask: (query: string) => Promise<Response>,
): Promise<boolean> {
  const written = fileChanges.additions.flatMap(({ path, contents }) => {
    const bytes = Uint8Array.from(atob(contents), (char) => char.charCodeAt(0));
    const basis = basisOf(new TextDecoder().decode(bytes));
    return basis === undefined ? [] : [{ path, basis }];
  });
  if (written.length === 0) return false;
  const [owner, name] = branch.repositoryNameWithOwner.split('/').map((part) => JSON.stringify(part));
  const files = written.map(
    ({ path }, index) =>
      `file_${index}: object(expression: ${JSON.stringify(`${expectedHeadOid}:${path}`)}) { ... on Blob { text } }`,
  );
  const response = await ask(`{ repository(owner: ${owner}, name: ${name}) { ${files.join(' ')} } }`);
  // The commit itself then says that the token has expired.
  if (response.status === 401) return false;
  const { data } = (await response.json()) as {
    data?: { repository: Record<string, { text: string } | null> };
  };
  if (!data) throw new Error('GitHub hat nicht geantwortet.');
  return written.some(({ basis }, index) => {
    const now = data.repository[`file_${index}`]?.text.trim() ?? '';
    // What this editor wrote itself, it may write again.
    return now !== basis && basisOf(now) !== basis;
  });
}
