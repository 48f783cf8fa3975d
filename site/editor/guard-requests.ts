import { commitOf, guardCommit, MAIN, NOT_TO_MAIN } from './guard-commits.ts';
import { notify } from './notify.ts';

/**
 * Wraps `fetch` for the hosted editor: nothing is committed to main, where only a merged pull request may go; no
 * commit overwrites what somebody else has committed meanwhile; an expired token and a lost line say what to do; and
 * requests that the content security policy would block (a status page, a check for updates) fail at once.
 *
 * Sveltia CMS compares with the branch before it commits, but not for pull requests: it writes whole files, also where
 * another editor's pull request for the same file is open, or main has changed since the form was opened.
 */
export function guardRequests(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init).catch(() => {
      throw new TypeError(OFFLINE);
    });
    return response.status === 401 ? Response.json({ message: EXPIRED }, { status: 401 }) : response;
  };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (url.origin !== location.origin && url.origin !== GITHUB) return Response.error();
    if (writesToMain(url, init?.method ?? 'GET')) {
      notify(NOT_TO_MAIN);
      return Response.json({ message: NOT_TO_MAIN }, { status: 403 });
    }
    const commit = commitOf(init?.body);
    return commit
      ? guardCommit(
          commit,
          (body) => send(input, { ...init, body: JSON.stringify(body) }),
          (path) =>
            send(`${GITHUB}/repos/${commit.variables.input.branch.repositoryNameWithOwner}/${path}`, {
              headers: init?.headers ?? {},
            }),
        )
      : send(input, init);
  };
}

/** Writing through the REST API, as the CMS might do one day: without a branch, contents go to main. */
const writesToMain = ({ pathname }: URL, method: string) =>
  method !== 'GET' &&
  new RegExp(`^/repos/[^/]+/[^/]+/(?:contents/|merges$|git/refs/heads/${MAIN}$)`).test(pathname);

const GITHUB = 'https://api.github.com';
const EXPIRED =
  'Ihr Zugriffstoken gilt nicht mehr. Ihre Eingaben bleiben als Entwurf in diesem Browser. Erzeugen Sie auf GitHub ein neues Token, verlassen Sie das Formular mit dem Pfeil, melden Sie sich im Kontomenü ab und damit wieder an.';
const OFFLINE =
  'GitHub ist gerade nicht zu erreichen. Prüfen Sie die Internetverbindung und speichern Sie dann noch einmal.';
