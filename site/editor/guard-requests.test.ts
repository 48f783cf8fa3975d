import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markdownFormat, yamlFormat } from './file-formats.ts';
import { guardRequests } from './guard-requests.ts';

const api = 'https://api.github.com/graphql';
/** What the file holds on GitHub now. */
let onGithub: string | null;
const network = vi.fn(async (_: unknown, init?: RequestInit) =>
  String(init?.body).includes('createCommitOnBranch')
    ? Response.json({ data: 'committed' })
    : Response.json({ data: { repository: { file_0: onGithub === null ? null : { text: onGithub } } } }),
);
const guarded = guardRequests(network as unknown as typeof fetch);

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('location', { origin: 'https://redaktion.example.de' });
  vi.stubGlobal('document', { baseURI: 'https://redaktion.example.de/' });
});

afterAll(() => void vi.unstubAllGlobals());

describe('a commit', () => {
  const opened = 'hours: Mo\nname: Erika # hier\n';

  it('is sent while the file is what its form was opened with', async () => {
    const form = yamlFormat.fromFile(opened.trim());
    onGithub = opened;
    expect(await save(yamlFormat.toFile({ ...form, hours: 'Di' }))).toEqual({ data: 'committed' });
  });

  it('is refused where another editor has changed the file, and says that nothing is lost', async () => {
    const form = yamlFormat.fromFile(opened.trim());
    onGithub = opened.replace('Mo', 'Fr');
    const answer = await save(yamlFormat.toFile({ ...form, hours: 'Di' }));
    expect(answer).toEqual({
      errors: [{ message: expect.stringContaining('Ihre Eingaben stehen noch im Formular') }],
    });
    expect(network).toHaveBeenCalledOnce();
  });

  it('may follow an earlier one from the same form', async () => {
    const form = yamlFormat.fromFile(opened.trim());
    onGithub = yamlFormat.toFile({ ...form, hours: 'Di' });
    expect(await save(yamlFormat.toFile({ ...form, hours: 'Mi' }))).toEqual({ data: 'committed' });
  });

  it('creates a new file, but never in place of an existing one', async () => {
    const text = markdownFormat.toFile({ title: 'Ein neuer Beitrag', body: 'Text' });
    expect(text).toBe('---\ntitle: Ein neuer Beitrag\n---\n\nText\n');
    onGithub = null;
    expect(await save(text)).toEqual({ data: 'committed' });
    onGithub = '---\ntitle: Ein alter Beitrag\n---\n';
    expect(await save(text)).toHaveProperty('errors');
  });

  it('of a draft from an earlier session is refused once the file has changed', () => {
    expect(() => yamlFormat.toFile({ _original: '12-345', hours: 'Di' })).toThrow('älteren Fassung');
  });
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

async function save(text: string) {
  const additions = [{ path: 'content/site.yaml', contents: Buffer.from(text).toString('base64') }];
  const branch = { repositoryNameWithOwner: 'erika/website', branchName: 'cms/site' };
  const input = { branch, expectedHeadOid: '0a1b2c3', fileChanges: { additions } };
  const query =
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
  const response = await guarded(api, {
    method: 'POST',
    body: JSON.stringify({ query, variables: { input } }),
  });
  return response.json();
}
