import { inGerman, OUT_OF_ORDER } from './github-words.ts';
import {
  CLOSED,
  commitOf,
  forgetProposal,
  guardCommit,
  MAIN,
  NOT_OPEN,
  NOT_TO_MAIN,
  refusal,
} from './guard-commits.ts';
import { notify, takeBack } from './notify.ts';
import { forgetSaves } from './settle.ts';

/**
 * Wraps `fetch` for the hosted editor: nothing is committed to main, where only a merged pull request may go; no
 * commit overwrites what somebody else has committed meanwhile; an expired token, a lost line and a proposal that isn't
 * published say what to do; a proposal that another window has made is joined; and requests that the content security
 * policy would block (a status page, a check for updates) fail at once.
 *
 * Sveltia CMS compares with the branch before it commits, but not for pull requests: it writes whole files, also where
 * another editor's pull request for the same file is open, or main has changed since the form was opened.
 */
export function guardRequests(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init).catch(() => {
      throw new TypeError(OFFLINE);
    });
    const { status } = response;
    if (status === 401) return Response.json({ message: EXPIRED }, { status });
    // A page of HTML, of which the CMS would say that it is no JSON.
    if (status >= 500) return Response.json({ message: OUT_OF_ORDER }, { status });
    if (status !== 403 && status !== 429) return response;
    const { message } = await response.json().catch(() => ({}));
    return Response.json({ message: inGerman(String(message)) }, { status });
  };
  // Branches made or set back in this visit, to which no pull request belongs yet.
  const unproposed = new Set<string>();
  // Branches of closed pull requests. Those of published ones are deleted, too, but not closed before.
  const closed = new Set<string>();
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (url.origin !== location.origin && url.origin !== GITHUB) return Response.error();
    if (writesToMain(url, init?.method ?? 'GET')) {
      notify(NOT_TO_MAIN);
      return Response.json({ message: NOT_TO_MAIN }, { status: 403 });
    }
    const route = `${init?.method ?? 'GET'} ${url.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, '')}`;
    if (route === 'POST /pulls') {
      const response = await joined(await send(input, init), url, init, send);
      if (response.ok) unproposed.delete(JSON.parse(String(init?.body)).head);
      return response;
    }
    const [, pull] = /^PUT \/pulls\/(\d+)\/merge$/.exec(route) ?? [];
    if (pull) return told(pull, await merged(() => send(input, init), url, init, send));
    const commit = commitOf(init?.body);
    if (commit) {
      return guardCommit(
        commit,
        !unproposed.has(commit.variables.input.branch.branchName),
        (body) => send(input, { ...init, body: JSON.stringify(body) }),
        (path) =>
          send(`${GITHUB}/repos/${commit.variables.input.branch.repositoryNameWithOwner}/${path}`, {
            headers: init?.headers ?? {},
          }),
      );
    }
    const response = await send(input, init);
    if (await lacksBranch(response, init)) return refusal(NOT_OPEN);
    // The CMS reads a proposal's labels before it changes its status, and only says that it has failed.
    if (/^GET \/issues\/\d+$/.test(route) && (await isClosed(response))) {
      const message = `${CLOSED} Laden Sie die Seite neu.`;
      notify(message);
      return Response.json({ message }, { status: 404 });
    }
    if (response.ok && /^PATCH \/pulls\/\d+$/.test(route)) {
      const { state, head } = await response.clone().json();
      if (state === 'closed') closed.add(head.ref);
    }
    const [, ref] = /^DELETE \/git\/refs\/heads\/(.+)/.exec(route) ?? [];
    const branch = ref && decodeURI(ref);
    if (branch) forgetProposal(branch, { isDiscarded: closed.delete(branch) });
    if (route.startsWith('PATCH /git/refs/') || (await hasMadeBranch(response, init))) {
      forgetSaves();
      const [, name] = /refs\/heads\/([^"?]+)/.exec(`${url.pathname} ${init?.body}`) ?? [];
      if (name) unproposed.add(decodeURI(name));
    }
    return response;
  };
}

/** Writing through the REST API, as the CMS might do one day: without a branch, contents go to main. */
const writesToMain = ({ pathname }: URL, method: string) =>
  method !== 'GET' &&
  new RegExp(`^/repos/[^/]+/[^/]+/(?:contents/|merges$|git/refs/heads/${MAIN}$)`).test(pathname);

/** A branch that is made, or set back to main, has nothing of what was saved before. */
const hasMadeBranch = async (response: Response, init?: RequestInit): Promise<boolean> =>
  String(init?.body).includes('createRef(') && !(await response.clone().json()).errors;

const isClosed = async (response: Response): Promise<boolean> =>
  response.status === 404 || (response.ok && (await response.clone().json()).state === 'closed');

/** The CMS asks for a proposal's last commit before it makes the next. */
const lacksBranch = async (response: Response, init?: RequestInit): Promise<boolean> =>
  String(init?.body).includes('ref(qualifiedName: $branch)') &&
  JSON.parse(String(init?.body)).variables.branch !== MAIN &&
  (await response.clone().json()).data?.repository?.ref === null;

/** If the branch has a pull request already, of another window or one whose answer got lost, takes that one. */
async function joined(
  response: Response,
  url: URL,
  init: RequestInit | undefined,
  send: typeof fetch,
): Promise<Response> {
  if (response.status !== 422) return response;
  const [, , owner] = url.pathname.split('/');
  const query = `?head=${owner}:${encodeURIComponent(JSON.parse(String(init?.body)).head)}`;
  const found = await send(`${url.href}${query}`, { headers: init?.headers ?? {} });
  const [pull] = found.ok ? await found.json() : [];
  return pull ? Response.json(pull) : response;
}

/** Merges a pull request. GitHub may have done so although its answer was lost. */
async function merged(
  merge: () => Promise<Response>,
  url: URL,
  init: RequestInit | undefined,
  send: typeof fetch,
): Promise<Response> {
  const response = await merge().catch((error: Error) => error);
  if (response instanceof Response && response.status !== 405 && response.status < 500) return response;
  const now = await send(url.href.replace(/\/merge$/, ''), { headers: init?.headers ?? {} });
  if (now.ok && (await now.json()).merged) return Response.json({ merged: true });
  if (response instanceof Response) return response;
  throw response;
}

/** Says that GitHub has merged a pull request, or why not: the CMS leaves out both. */
async function told(pull: string, response: Response): Promise<Response> {
  for (const notice of [unchecked(pull), OVERTAKEN]) takeBack(notice);
  if (response.ok) {
    notify(PUBLISHED);
    setTimeout(() => takeBack(PUBLISHED), 20_000);
  }
  // Of other reasons the CMS says that they may be gone in some minutes.
  if (response.status === 403) notify((await response.clone().json()).message);
  if (response.status !== 405) return response;
  const { message } = await response.clone().json();
  notify(/not mergeable|conflict/i.test(message) ? OVERTAKEN : unchecked(pull));
  return response;
}

const GITHUB = 'https://api.github.com';
const PUBLISHED = 'Veröffentlicht. In wenigen Minuten ist es online.';
const unchecked = (pull: string) =>
  `GitHub veröffentlicht den Vorschlag erst, wenn alle Prüfungen grün sind; das dauert einige Minuten. Ist eine rot, steht auf GitHub unter „Pull requests“ bei #${pull}, was zu ändern ist.`;
const OVERTAKEN =
  'Seit Ihrem Vorschlag ist an derselben Stelle etwas anderes veröffentlicht worden, zum Beispiel eine Weiterleitung. Wählen Sie im Menü hinter den drei Punkten „Verwerfen“ oder „Löschung abbrechen“, laden Sie die Seite neu und machen Sie die Änderung noch einmal. Kopieren Sie vorher heraus, was Sie dafür brauchen.';
const EXPIRED =
  'Ihr Zugriffstoken gilt nicht mehr. Ihre Eingaben bleiben als Entwurf in diesem Browser. Erzeugen Sie auf GitHub ein neues Token, verlassen Sie das Formular mit dem Pfeil, melden Sie sich im Kontomenü ab und damit wieder an.';
const OFFLINE =
  'GitHub ist gerade nicht zu erreichen. Prüfen Sie die Internetverbindung und versuchen Sie es dann noch einmal.';
