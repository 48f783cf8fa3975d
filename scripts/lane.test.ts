import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { collections, legalPages } from '../site/content/schemas/collections.ts';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { hasPassedOnGithub, isContentOnly, laneOf } from './lane.ts';

/** As git tells of it. */
const saved = (path: string, oldMode = '100644', newMode = '100644') =>
  `:${oldMode} ${newMode} 1a2b3c4 5d6e7f8 M\t${path}`;

describe('the fast lane', () => {
  test('takes every file that holds content', () => {
    const files = [
      ...Object.values(collections).map(([path]) => path),
      ...legalPages.map((name) => `legal/${name}.md`),
      'blog/ki-trends-2024.md',
      'cases/stadtwerk.md',
      'drafts/spaeter.md',
      'downloads/flyer.pdf',
      'images/portrait.jpg',
      'images/share/blog/ki-trends-2024.png',
    ];
    for (const file of files) expect(isContentOnly([saved(`content/${file}`)]), file).toBe(true);
  });

  test.each([
    'scripts/lane.ts',
    'package.json',
    '.github/workflows/deploy.yml',
    'site/testing/content/prices.yaml',
    'content.yaml',
    'contents/prices.yaml',
    'Content/prices.yaml',
    'content/Prices.yaml',
    'content/prices.YAML',
    'content/prices.yaml.ts',
    'content/prices.yml',
    'content/blog/x.mdx',
    'content/blog/x.tsx',
    'content/blog/../../scripts/lane.md',
    'content/blog/sub/x.md',
    'content/blog/x.md\n',
    'content/blog/x\ny.md',
    '"content/blog/x\\ny.md"',
    '"content/blog/\\303\\266.md"',
    'content/blog/x.md\tsite/y.ts',
    'content/pages/neu.js',
    'content/package.json',
    'content/vite.config.ts',
    'content/.schemas/x.yaml',
    'content/.gitattributes',
    'content/README.md',
    'content/images/logo.svg',
    'content/downloads/logo.svg',
    'content/images/a/b/c/d.jpg',
    'content/images/.gitkeep',
  ])('does not take %j', (path) => {
    expect(isContentOnly([saved('content/prices.yaml'), saved(path)])).toBe(false);
  });

  test.each(['100755', '120000', '160000'])('takes no file that has or had mode %s', (mode) => {
    expect(isContentOnly([saved('content/prices.yaml', '100644', mode)])).toBe(false);
    expect(isContentOnly([saved('content/prices.yaml', mode, '100644')])).toBe(false);
  });
});

const hasGit = spawnSync('git', ['--version']).status === 0;

describe.runIf(hasGit)('compared with what has passed the whole suite', () => {
  let folder = '';
  const commits: Record<string, string> = {};
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (name: string, change: () => void) => {
    change();
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-m', name, '--no-gpg-sign');
    commits[name] = git('rev-parse', 'HEAD^{tree}');
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const lane = (...passed: string[]) =>
    laneOf(async (tree) => passed.some((name) => commits[name] === tree), folder);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lane-'));
    git('init', '--initial-branch', 'main');
    commit('first', () => {
      write('content/prices.yaml', 'a: 1\n');
      write('site/routes.ts', '1\n');
    });
    commit('code', () => write('site/routes.ts', '2\n'));
    commit('price', () => write('content/prices.yaml', 'a: 2\n'));
  });
  afterAll(() => removeFolder(folder));

  test('a change of a text takes the fast lane', async () => {
    expect(await lane('first', 'code')).toBe('content');
  });

  test('a text on top of code that has not passed does not', async () => {
    expect(await lane('first')).toBe('all');
  });

  test('without any commit that has passed everything is tested', async () => {
    expect(await lane()).toBe('all');
  });

  test('a file whose name git has to quote does not', async () => {
    git('switch', '--quiet', '--create', 'quoted');
    commit('quoted', () => write('content/blog/ä.md', ''));
    expect(await lane('price')).toBe('all');
    git('switch', '--quiet', 'main');
  });

  test('the same tree is not tested twice', async () => {
    expect(await lane('price')).toBe('tested');
  });

  test('code renamed to content, content to code and a link in disguise are code', async () => {
    git('switch', '--quiet', '--create', 'renamed');
    commit('renamed', () => git('mv', 'site/routes.ts', 'content/blog.yaml'));
    expect(await lane('price')).toBe('all');
    commit('back', () => git('mv', 'content/prices.yaml', 'site/prices.yaml'));
    expect(await lane('renamed')).toBe('all');
    if (process.platform === 'win32') return;
    commit('link', () => symlinkSync('../../package.json', join(folder, 'content/faq.yaml')));
    expect(await lane('back')).toBe('all');
  });
});

test('an artefact of a fork or one that has expired proves nothing, nor does a silent GitHub', async () => {
  const own = { expired: false, workflow_run: { repository_id: 1, head_repository_id: 1 } };
  const answers: Record<string, unknown[]> = {
    'tested-own': [own],
    'tested-fork': [{ ...own, workflow_run: { repository_id: 1, head_repository_id: 2 } }],
    'tested-old': [{ ...own, expired: true }],
    'tested-none': [],
  };
  const server = createServer(({ url = '', headers }, response) => {
    const name = new URL(url, 'http://localhost').searchParams.get('name') ?? '';
    const known = headers.authorization === 'Bearer token' && url.startsWith('/repos/erika/website/actions/');
    response.writeHead(known && answers[name] ? 200 : 500).end(JSON.stringify({ artifacts: answers[name] }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const env = {
    GITHUB_API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'erika/website',
    GITHUB_TOKEN: 'token',
  };
  const passed = await Promise.all(
    ['own', 'fork', 'old', 'none', 'x'].map((tree) => hasPassedOnGithub(tree, env)),
  );
  expect(passed).toEqual([true, false, false, false, false]);
});
