import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname } from 'node:path';

type Files = Record<string, string>;
type Pull = { number: number; title: string; head: string; draft: boolean; labels: string[] };
type Refusal = { status: number; message: string; errors?: Array<{ message: string }> };

/** GitHub's API as far as the editor uses it, with one repository in memory. */
export async function startGithubStub(files: Files, token: string) {
  const commits = new Map<string, Files>();
  const branches = new Map<string, string>();
  /** Where a branch has left main. */
  const bases = new Map<string, string>();
  const pulls: Pull[] = [];
  const unknown: string[] = [];
  let valid = token;
  let previewAt = '';
  let mergeRefusal = '';

  const sha = (text: string) => createHash('sha1').update(text).digest('hex');
  const commit = (branch: string, changed: Files, deleted: string[] = []) => {
    const all = { ...commits.get(branches.get(branch) ?? ''), ...changed };
    for (const path of deleted) delete all[path];
    const oid = sha(`${commits.size} ${JSON.stringify(all)}`);
    commits.set(oid, all);
    branches.set(branch, oid);
    return oid;
  };
  commit('main', files);
  const treeOf = (name: string) => commits.get(branches.get(name) ?? name) ?? {};
  const blob = (text: string | undefined) =>
    text === undefined
      ? null
      : { oid: sha(text), text, byteSize: text.length, isBinary: false, isTruncated: false };

  const entriesIn = (tree: Files, folder: string) =>
    Object.entries(tree).flatMap(([path, text]) =>
      dirname(path) === folder ? [{ name: basename(path), oid: sha(text) }] : [],
    );

  /** The aliased fields of a query, such as `file_0: object(expression: "main:README.md") { … }`. */
  const aliased = (query: string) => {
    const fields = query.matchAll(/(\w+_\d+):\s+(?:(object|file)\((\w+): ("[^"]*")\)|ref)/g);
    return Object.fromEntries(
      [...fields].map(([, alias = '', kind, by, value]) => {
        if (!kind) return [alias, { target: { history: { nodes: [{ ...lastCommit('main'), author }] } } }];
        const at: string = JSON.parse(value ?? '""');
        if (by === 'oid')
          return [alias, blob(Object.values(treeOf('main')).find((text) => sha(text) === at))];
        const [tree = '', path = ''] = at.split(/:(.*)/);
        if (path === 'content/images') return [alias, { entries: entriesIn(treeOf(tree), path) }];
        return [alias, blob(treeOf(tree)[path])];
      }),
    );
  };
  const author = { name: 'Erika', email: 'erika@example.org', user: { id: 1, login: 'erika' } };
  const lastCommit = (branch: string) => ({
    oid: branches.get(branch),
    message: 'Änderung',
    committedDate: new Date().toISOString(),
  });

  const graphql = (query: string, variables: Variables) => {
    const { input, branch = 'main', headOid } = { ...variables, ...variables.input };
    if (query.includes('createRef(')) {
      const name = input?.name?.replace('refs/heads/', '') ?? '';
      if (branches.has(name)) return { errors: [{ message: `A ref named "${name}" already exists.` }] };
      branches.set(name, input?.oid ?? '');
      bases.set(name, input?.oid ?? '');
      return { data: { createRef: { ref: { name } } } };
    }
    if (query.includes('createCommitOnBranch(')) {
      const name = (branch as { branchName: string }).branchName;
      const additions = input?.fileChanges?.additions ?? [];
      if (input?.expectedHeadOid !== branches.get(name))
        return { errors: [{ message: 'is at another commit' }] };
      const changed = additions.map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64').toString(isText(path) ? 'utf8' : 'latin1'),
      ]);
      const deleted = (input?.fileChanges?.deletions ?? []).map(({ path }) => path);
      const oid = commit(name, Object.fromEntries(changed), deleted);
      const written = additions.map(({ path }, index) => [`file_${index}`, blob(treeOf(oid)[path])]);
      const data = { ...lastCommit(name), ...Object.fromEntries(written) };
      return { data: { createCommitOnBranch: { commit: data } } };
    }
    if (query.includes('contexts {')) {
      const contexts = [{ context: 'Vorschau', state: 'SUCCESS', targetUrl: previewAt, description: null }];
      const commits = [...query.matchAll(/(\w+_\d+):\s/g)].map(([, alias = '']) => [
        alias,
        { status: { contexts } },
      ]);
      return { data: { repository: Object.fromEntries(commits) } };
    }
    if (query.includes('fork: repository'))
      return { data: { fork: { id: 'R' }, base: { ref: { target: { oid: branches.get('main') } } } } };
    if (query.includes('headRefName: $branch'))
      return {
        data: {
          repository: { pullRequests: { totalCount: pulls.filter(({ head }) => head === branch).length } },
        },
      };
    if (query.includes('markPullRequestReadyForReview')) {
      const id = Number((input as { pullRequestId?: string } | undefined)?.pullRequestId?.slice(1));
      const pull = pulls.find(({ number }) => number === id);
      if (pull) pull.draft = false;
      return { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } } };
    }
    const [, head] = /open: pullRequests\(headRefName: "([^"]+)"/.exec(query) ?? [];
    if (head) {
      const open = { totalCount: pulls.filter((pull) => pull.head === head).length };
      return { data: { repository: { ...aliased(query), open } } };
    }
    if (query.includes('pullRequests('))
      return { data: { repository: { pullRequests: { nodes: pulls.map(node) } } } };
    if (/\w+_\d+:\s/.test(query)) return { data: { repository: aliased(query) } };
    if (query.includes('ref(qualifiedName')) {
      if (!branches.has(branch as string)) return { data: { repository: { ref: null } } };
      const last = lastCommit(branch as string);
      return { data: { repository: { ref: { target: { ...last, history: { nodes: [last] } } } } } };
    }
    unknown.push(`graphql ${query} ${headOid ?? ''}`);
    return { errors: [{ message: 'unknown query' }] };
  };
  const node = ({ number, title, head, draft, labels }: Pull) => ({
    ...{ id: `P${number}`, number, title, isDraft: draft, isCrossRepository: false, headRefName: head },
    ...{
      url: '',
      createdAt: new Date(),
      updatedAt: new Date(),
      headRefOid: branches.get(head),
      author: author.user,
    },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: { nodes: changedFiles(head).map((path) => ({ path, changeType: 'MODIFIED' })) },
  });
  const changedFiles = (branch: string) =>
    Object.keys({ ...treeOf('main'), ...treeOf(branch) }).filter(
      (path) => treeOf(branch)[path] !== treeOf('main')[path],
    );

  /** Main gets what a branch changes, file by file; refused if main has changed one of them otherwise. */
  const merge = (branch: string): Refusal | { merged: true } => {
    const [base, mine, theirs] = [bases.get(branch) ?? '', branch, 'main'].map(treeOf) as [
      Files,
      Files,
      Files,
    ];
    const changed = Object.keys({ ...base, ...mine }).filter((path) => mine[path] !== base[path]);
    if (changed.some((path) => theirs[path] !== base[path] && theirs[path] !== mine[path]))
      return { status: 405, message: 'Pull Request is not mergeable' };
    const kept = changed.filter((path) => path in mine);
    commit(
      'main',
      Object.fromEntries(kept.map((path) => [path, mine[path] ?? ''])),
      changed.filter((path) => !kept.includes(path)),
    );
    pulls.splice(0, pulls.length, ...pulls.filter(({ head }) => head !== branch));
    return { merged: true };
  };

  const pullOf = (pull: Pull) => ({
    ...pull,
    node_id: `P${pull.number}`,
    html_url: '',
    head: { sha: branches.get(pull.head) },
    created_at: new Date(),
    updated_at: new Date(),
  });

  const rest = (method: string, path: string, body: Record<string, unknown>): unknown => {
    const route = `${method} ${path.replace(/^\/repos\/[^/]+\/[^/]+/, '').replace(/\?.*/, '')}`;
    if (route === 'GET /user')
      return {
        id: 1,
        login: 'erika',
        name: 'Erika',
        email: author.email,
        avatar_url: 'data:,',
        html_url: '',
      };
    if (route === 'GET /collaborators/erika') return '';
    if (route.startsWith('GET /git/trees/')) {
      const tree = Object.entries(treeOf(route.split('/').at(-1) ?? ''));
      return {
        tree: tree.map(([path, text]) => ({ type: 'blob', path, sha: sha(text), size: text.length })),
      };
    }
    if (route.startsWith('GET /git/blobs/')) {
      const text = Object.values(treeOf('main')).find((one) => sha(one) === route.split('/').at(-1));
      return { content: Buffer.from(text ?? '', 'latin1').toString('base64') };
    }
    if (route === 'GET /pulls') {
      const head = new URL(path, origin).searchParams.get('head')?.split(':')[1];
      return pulls.filter((pull) => pull.head === head).map(pullOf);
    }
    if (route === 'POST /pulls') {
      const message = `A pull request already exists for erika:${body.head}.`;
      if (pulls.some(({ head }) => head === body.head))
        return { status: 422, message: 'Validation Failed', errors: [{ message }] } satisfies Refusal;
      const pull = {
        number: pulls.length + 1,
        title: `${body.title}`,
        head: `${body.head}`,
        draft: body.draft === true,
        labels: [],
      };
      pulls.push(pull);
      return pullOf(pull);
    }
    const [, number] = /^(?:POST|GET|PATCH|PUT) \/(?:issues|pulls)\/(\d+)/.exec(route) ?? [];
    const pull = pulls.find((one) => one.number === Number(number));
    if (pull && route.endsWith('/labels')) return pull.labels.push(...(body.labels as string[]));
    if (pull && route.endsWith('/merge'))
      return mergeRefusal ? { status: 405, message: mergeRefusal } : merge(pull.head);
    if (pull) {
      if (body.labels) pull.labels = body.labels as string[];
      return {
        state: body.state ?? 'open',
        head: { ref: pull.head },
        labels: pull.labels.map((name) => ({ name })),
      };
    }
    if (route.startsWith('DELETE /git/refs/heads/')) {
      const branch = decodeURIComponent(route.replace('DELETE /git/refs/heads/', ''));
      branches.delete(branch);
      pulls.splice(0, pulls.length, ...pulls.filter(({ head }) => head !== branch));
      return '';
    }
    if (route.startsWith('PATCH /git/refs/heads/')) {
      const branch = decodeURIComponent(route.replace('PATCH /git/refs/heads/', ''));
      for (const at of [branches, bases]) at.set(branch, `${body.sha}`);
      return {};
    }
    unknown.push(route);
    return undefined;
  };

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    response.setHeader('access-control-allow-methods', '*');
    const chunks = await request.toArray();
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const send = (status: number, answer: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(answer === '' ? '' : JSON.stringify(answer ?? {}));
    if (request.headers.authorization !== `token ${valid}`)
      return void send(401, { message: 'Bad credentials' });
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    if (request.url === '/graphql') return void send(200, graphql(body.query, body.variables ?? {}));
    const answer = rest(request.method ?? '', request.url ?? '', body);
    const { status = 200 } = (answer ?? {}) as Partial<Refusal>;
    send(answer === undefined ? 404 : answer === '' ? 204 : status, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pulls,
    /** Requests that nobody answers here. */
    unknown,
    /** A file as a branch has it. */
    read: (branch: string, path: string) => treeOf(branch)[path] ?? '',
    changedFiles,
    /** What a branch changes, by path; what it deletes is empty. */
    proposed: (branch: string) =>
      Object.fromEntries(changedFiles(branch).map((path) => [path, treeOf(branch)[path] ?? ''])),
    /** Another editor's commit. */
    commit,
    expireToken: () => {
      valid = 'another';
    },
    /** Links the preview at every commit. */
    preview: (url: string) => {
      previewAt = url;
    },
    /** What it answers to whoever wants to merge. */
    refuseMerges: (message: string) => {
      mergeRefusal = message;
    },
    stop: () => server.close(),
  };
}

/** Pictures are kept as one character a byte. */
const isText = (path: string) => /\.(?:md|yaml)$/.test(path);

type Variables = {
  branch?: string;
  headOid?: string;
  input?: {
    name?: string;
    oid?: string;
    branch?: { branchName: string };
    expectedHeadOid?: string;
    fileChanges?: {
      additions?: Array<{ path: string; contents: string }>;
      deletions?: Array<{ path: string }>;
    };
  };
};
