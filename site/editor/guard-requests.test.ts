import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from './check-others.ts';
import { markdownFormat, yamlFormat } from './file-formats.ts';
import { guardRequests } from './guard-requests.ts';

const api = 'https://api.github.com/graphql';
/** What the file holds on GitHub now. */
let onGithub: string | null;
const answerOf = (text: string | null) =>
  Response.json({ data: { repository: { file_0: text === null ? null : { text } } } });
const network = vi.fn(async (_: unknown, init?: RequestInit) =>
  String(init?.body).includes('createCommitOnBranch')
    ? Response.json({ data: 'committed' })
    : answerOf(onGithub),
);
const notices: string[] = [];
vi.mock('./notify.ts', () => ({
  notify: (text: string) => notices.push(text),
  takeBack: (text: string) => notices.splice(notices.indexOf(text), 1),
}));
const guarded = guardRequests(network as unknown as typeof fetch);

beforeEach(() => {
  network.mockClear();
  notices.length = 0;
  vi.stubGlobal('location', { origin: 'https://redaktion.example.de' });
  vi.stubGlobal('document', { baseURI: 'https://redaktion.example.de/' });
});

afterAll(() => void vi.unstubAllGlobals());

describe('a commit', () => {
  const opened = 'hours: Mo\nname: Erika # hier\n';
  /** As the CMS commits it. */
  const changed = () => `${yamlFormat.toFile({ ...yamlFormat.fromFile(opened.trim()), hours: 'Di' })}\n`;

  it('is sent while the file is what its form was opened with', async () => {
    onGithub = opened;
    expect(await save({ additions: [addition('a', changed())] })).toEqual({ data: 'committed' });
    expect(committed()).toBe(opened.replace('Mo', 'Di'));
  });

  it('carries on what another editor has changed elsewhere in the file, and says so', async () => {
    onGithub = opened.replace('hier', 'dort');
    await save({ additions: [addition('b', changed())] });
    expect(committed()).toBe('hours: Di\nname: Erika # dort\n');
    expect(notices).toEqual([expect.stringContaining('Beide Änderungen sind gespeichert')]);
  });

  it('is refused where another editor has changed the same, and says that nothing is lost', async () => {
    onGithub = opened.replace('Mo', 'Fr');
    const answer = await save({ additions: [addition('c', changed())] });
    expect(answer).toEqual({
      errors: [{ message: expect.stringContaining('Kopieren Sie heraus, was Sie geändert haben') }],
    });
    expect(network).toHaveBeenCalledOnce();
  });

  it('is compared with the last one, unless the branch has been made anew since', async () => {
    onGithub = opened;
    const path = 'd';
    await save({ additions: [addition(path, changed())] });
    const [first, again] = [opened.replace('Mo', 'Di'), opened.replace('Mo', 'Mi')];
    const createRef = (answer: object) => {
      network.mockResolvedValueOnce(Response.json(answer) as never);
      return guarded(api, { method: 'POST', body: '{"query":"mutation { createRef(input: $input) }"}' });
    };
    await createRef({ errors: [{ message: 'already exists' }] });
    onGithub = first;
    await save({
      additions: [
        addition(path, `${yamlFormat.toFile({ ...yamlFormat.fromFile(opened.trim()), hours: 'Mi' })}\n`),
      ],
    });
    expect(committed()).toBe(again);
    await createRef({ data: {} });
    onGithub = opened;
    await save({ additions: [addition(path, changed())] });
    expect(committed()).toBe(first);
  });

  it('of the redirects is written once', async () => {
    onGithub = '/shop: /books\n';
    const text = yamlFormat.toFile({ ...yamlFormat.fromFile(onGithub.trim()), '/alt': '/faq' });
    await save({ additions: [addition('redirects', `${text}\n`)] });
    expect(additions()).toEqual({ 'content/redirects.yaml': '/shop: /books\n/alt: /faq\n' });
  });

  it('that renames or deletes an article writes the redirect, too', async () => {
    const article = '---\ntitle: Eins\n---\n\nText.';
    const answer = () => ({
      data: { repository: { file_0: { text: article }, file_1: { text: '/shop: /books\n' } } },
    });
    markdownFormat.fromFile(article);
    network.mockResolvedValueOnce(Response.json(answer()));
    await save({ deletions: [{ path: 'content/blog/eins.md' }] });
    expect(additions()).toEqual({ 'content/redirects.yaml': '/shop: /books\n/blog/eins: /blog\n' });
    expect(notices).toEqual([
      expect.stringContaining(
        'Sobald der Vorschlag veröffentlicht ist, kommt zu /blog, wer /blog/eins aufruft',
      ),
    ]);

    const renamed = `${markdownFormat.toFile({ ...markdownFormat.fromFile(article), title: 'Zwei' })}`;
    const repository = {
      ...{ file_0: null, file_1: { text: article }, file_2: { text: '/shop: /books\n' } },
      pictures_0: { entries: [{ name: 'eins.jpg', oid: 'b10b' }] },
    };
    network
      .mockResolvedValueOnce(Response.json({ data: { repository } }))
      .mockResolvedValueOnce(Response.json({ content: 'Rm90\nbw==\n' }) as never);
    await save({
      additions: [addition('blog/zwei', renamed, '.md')],
      deletions: [{ path: 'content/blog/eins.md' }],
    });
    expect(additions()).toEqual({
      'content/blog/zwei.md': article.replace('Eins', 'Zwei'),
      'content/images/zwei.jpg': 'Foto',
      'content/redirects.yaml': '/shop: /books\n/blog/eins: /blog/zwei\n',
    });
  });

  it('that renames an article, which becomes a draft, leads nobody to the draft', async () => {
    const article = '---\ntitle: Drei\n---\n\nText.';
    const fields = { ...markdownFormat.fromFile(article), draft: true };
    const repository = { file_0: null, file_1: { text: article }, file_2: { text: '/shop: /books\n' } };
    network.mockResolvedValueOnce(Response.json({ data: { repository } }) as never);
    await save({
      additions: [addition('blog/vier', `${markdownFormat.toFile(fields)}`, '.md')],
      deletions: [{ path: 'content/blog/drei.md' }],
    });
    expect(additions()['content/redirects.yaml']).toBe('/shop: /books\n/blog/drei: /blog\n');
  });

  it('is no more spoken of once its branch is gone, and its article is back if it was discarded', async () => {
    const article = '---\ntitle: Fünf\n---\n\nText.';
    const request = (method: string, path: string, body = '') =>
      guarded(`https://api.github.com/repos/erika/website/${path}`, { method, body });
    const close = (ref: string) => {
      network.mockResolvedValueOnce(Response.json({ state: 'closed', head: { ref } }) as never);
      return request('PATCH', 'pulls/1', '{"state":"closed"}');
    };
    for (const isDiscarded of [true, false]) {
      notices.length = 0;
      markdownFormat.fromFile(article);
      const repository = { file_0: { text: article }, file_1: { text: '/shop: /books\n' } };
      network.mockResolvedValueOnce(Response.json({ data: { repository } }) as never);
      await save({ deletions: [{ path: 'content/blog/fuenf.md' }] });
      expect(notices).toHaveLength(1);
      // Another pull request is closed meanwhile.
      await close(isDiscarded ? 'cms/site' : 'cms/other');
      if (!isDiscarded) await request('PUT', 'pulls/1/merge');
      await request('DELETE', 'git/refs/heads/cms/site');
      expect(textOf('content/blog/fuenf.md')).toBe(isDiscarded ? article : undefined);
      expect(notices).toEqual([]);
    }
  });

  it('that failed is not what the next one is compared with', async () => {
    onGithub = opened;
    network.mockResolvedValueOnce(answerOf(opened)).mockResolvedValueOnce(Response.json({ errors: [{}] }));
    const text = changed();
    await save({ additions: [addition('d', text)] });
    expect(await save({ additions: [addition('d', text)] })).toEqual({ data: 'committed' });
  });

  it('deletes only what this editor has seen', async () => {
    onGithub = opened;
    changed();
    expect(await save({ deletions: [{ path: 'content/e.yaml' }] })).toEqual({ data: 'committed' });
    onGithub = opened.replace('Mo', 'So');
    expect(await save({ deletions: [{ path: 'content/e.yaml' }] })).toEqual({
      errors: [{ message: expect.stringContaining('Gelöscht wurde nichts') }],
    });
    expect(notices).toEqual([expect.stringContaining('Gelöscht wurde nichts')]);
  });

  it('to a proposal that GitHub has merged or closed is refused; to a branch that was just made it is not', async () => {
    onGithub = opened;
    const repository = { file_0: { text: opened }, open: { totalCount: 0 } };
    network.mockResolvedValueOnce(Response.json({ data: { repository } }) as never);
    expect(await save({ additions: [addition('f', changed())] }, 'cms/f')).toEqual({
      errors: [
        {
          message: expect.stringContaining(
            'veröffentlicht, verworfen oder auf GitHub geschlossen. Kopieren Sie heraus',
          ),
        },
      ],
    });
    expect(asked()).toContain('open: pullRequests(headRefName: "cms/f", states: OPEN)');
    const body = JSON.stringify({ query: 'createRef(', variables: { name: 'refs/heads/cms/f' } });
    network.mockResolvedValueOnce(Response.json({ data: {} }) as never);
    await guarded(api, { method: 'POST', body });
    network.mockClear();
    expect(await save({ additions: [addition('f', changed())] }, 'cms/f')).toEqual({ data: 'committed' });
    expect(asked()).not.toContain('open:');
    const head = { method: 'POST', body: '{"head":"cms/f"}' };
    await guarded('https://api.github.com/repos/erika/website/pulls', head);
    network.mockClear();
    await save({ additions: [addition('f', changed())] }, 'cms/f');
    expect(asked()).toContain('open:');
  });

  it('to a proposal whose branch is gone is refused before it is made', async () => {
    network.mockResolvedValueOnce(Response.json({ data: { repository: { ref: null } } }) as never);
    const query = 'query($branch: String!) { repository { ref(qualifiedName: $branch) { target } } }';
    const body = JSON.stringify({ query, variables: { branch: 'cms/f' } });
    expect(await (await guarded(api, { method: 'POST', body })).json()).toEqual({
      errors: [
        {
          message: expect.stringContaining(
            'veröffentlicht, verworfen oder auf GitHub geschlossen. Kopieren Sie heraus',
          ),
        },
      ],
    });
  });

  it.each([
    [404, {}],
    [200, { state: 'closed', labels: [] }],
  ])('to a proposal that is closed keeps its status, and says why: %i', async (status, answer) => {
    network.mockResolvedValueOnce(Response.json(answer, { status }) as never);
    expect((await guarded('https://api.github.com/repos/erika/website/issues/7')).status).toBe(404);
    expect(notices).toEqual([expect.stringMatching(/verworfen oder auf GitHub geschlossen\. Laden Sie/)]);
  });

  it.each([
    ['API rate limit exceeded for user ID 1.', 'Warten Sie einige Minuten'],
    ['Resource not accessible by personal access token', 'Ihr Zugriffstoken darf das nicht'],
    ['Something went wrong while executing your query.', 'GitHub hat gerade eine Störung'],
  ])('that is answered “%s” is told in German', async (message, german) => {
    onGithub = opened;
    const text = changed();
    network
      .mockResolvedValueOnce(answerOf(opened))
      .mockResolvedValueOnce(Response.json({ errors: [{ message }] }) as never);
    expect(await save({ additions: [addition('g', text)] })).toEqual({
      errors: [{ message: expect.stringContaining(german) }],
    });
  });

  it('to main is refused, with what to do instead, and sends nothing', async () => {
    const answer = await save({ additions: [{ path: 'content/images/a.jpg', contents: 'AAAA' }] }, 'main');
    expect(answer).toEqual({ errors: [{ message: expect.stringContaining('Teil Ihres Vorschlags') }] });
    expect(notices).toEqual([expect.stringContaining('Teil Ihres Vorschlags')]);
    expect(network).not.toHaveBeenCalled();
  });

  it('deletes no picture that the proposal has deleted before', async () => {
    onGithub = null;
    await save({
      additions: [{ path: 'content/images/a.jpg', contents: 'AAAA' }],
      deletions: [{ path: 'content/images/a.png' }],
    });
    const { variables } = JSON.parse(String(network.mock.lastCall?.[1]?.body));
    expect(variables.input.fileChanges.deletions).toEqual([]);
  });

  it('of pictures asks for nothing', async () => {
    expect(await save({ additions: [{ path: 'content/images/a.jpg', contents: 'AAAA' }] })).toEqual({
      data: 'committed',
    });
    expect(network).toHaveBeenCalledOnce();
  });
});

it.each(['contents/content/images/a.jpg', 'git/refs/heads/main', 'merges'])(
  'writes nothing to main through the REST API, as %s',
  async (path) => {
    const answer = await guarded(`https://api.github.com/repos/erika/website/${path}`, { method: 'PUT' });
    expect(answer.status).toBe(403);
    expect(network).not.toHaveBeenCalled();
  },
);

it('says that GitHub can not be reached, instead of "Failed to fetch"', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(guarded('https://api.github.com/user')).rejects.toThrow(
    'GitHub ist gerade nicht zu erreichen. Prüfen Sie die Internetverbindung',
  );
});

it('says that GitHub is out of order, instead of what its page of HTML looks like', async () => {
  network.mockResolvedValueOnce(new Response('<!DOCTYPE html>', { status: 502 }) as never);
  const response = await guarded('https://api.github.com/user');
  expect([response.status, await response.json()]).toEqual([
    502,
    { message: expect.stringContaining('GitHub hat gerade eine Störung') },
  ]);
});

it('takes a change for published whose answer was lost, and says why another may not be', async () => {
  const publish = () =>
    guarded('https://api.github.com/repos/erika/website/pulls/1/merge', { method: 'PUT' });
  const isMerged = (merged: boolean) => network.mockResolvedValueOnce(Response.json({ merged }) as never);
  const refuse = (status: number, message: string) =>
    network.mockResolvedValueOnce(Response.json({ message }, { status }) as never);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  isMerged(true);
  expect((await publish()).ok).toBe(true);
  expect(notices).toEqual([expect.stringContaining('Veröffentlicht.')]);
  notices.length = 0;
  refuse(405, 'Pull Request is not mergeable');
  isMerged(true);
  expect((await publish()).ok).toBe(true);
  notices.length = 0;
  refuse(405, 'Pull Request is not mergeable');
  isMerged(false);
  expect((await publish()).status).toBe(405);
  expect(notices).toEqual([expect.stringContaining('Seit Ihrem Vorschlag')]);
  notices.length = 0;
  refuse(403, 'Resource not accessible by personal access token');
  expect((await publish()).status).toBe(403);
  expect(notices).toEqual([expect.stringContaining('Ihr Zugriffstoken darf das nicht')]);
});

it('says what to do when the token has expired', async () => {
  network.mockResolvedValueOnce(Response.json({ message: 'Bad credentials' }, { status: 401 }) as never);
  const response = await guarded('https://api.github.com/user');
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: expect.stringContaining('neues Token') });
});

it('sends no request that the policy excludes', async () => {
  for (const url of ['https://www.githubstatus.com/api/v2/status.json', 'data:image/svg+xml,<svg/>'])
    expect((await guarded(url)).ok).toBe(false);
  expect(network).not.toHaveBeenCalled();
  await guarded('backend.json');
  expect(network).toHaveBeenCalledOnce();
});

const addition = (name: string, text: string, ending = '.yaml') => ({
  path: `content/${name}${ending}`,
  contents: Buffer.from(text).toString('base64'),
});

/** All that GitHub was asked. */
const asked = () => network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).query).join('\n');

/** The files of the last commit by path. */
function additions(): Record<string, string> {
  const { variables } = JSON.parse(String(network.mock.lastCall?.[1]?.body));
  const files: Array<{ path: string; contents: string }> = variables.input.fileChanges.additions;
  return Object.fromEntries(files.map(({ path, contents }) => [path, `${Buffer.from(contents, 'base64')}`]));
}

/** The file in the last commit. */
function committed(): string {
  const { variables } = JSON.parse(String(network.mock.lastCall?.[1]?.body));
  return Buffer.from(variables.input.fileChanges.additions[0].contents, 'base64').toString();
}

async function save(fileChanges: object, branchName = 'cms/site') {
  const branch = { repositoryNameWithOwner: 'erika/website', branchName };
  const input = { branch, expectedHeadOid: '0a1b2c3', fileChanges };
  const query =
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
  const response = await guarded(api, {
    method: 'POST',
    body: JSON.stringify({ query, variables: { input } }),
  });
  return response.json();
}
