import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { refreshEdge } from './refresh-edge.ts';

const before = { '/index.html': 'a', '/blog/index.html': 'b', '/data/blog.json': 'c', '/alt.pdf': 'd' };

async function refreshed(
  RequestType: string,
  files: Record<string, string>,
  invalidate?: () => Promise<void>,
) {
  const paths: string[] = [];
  const answers: unknown[] = [];
  const log: unknown[] = [];
  const event = {
    RequestType,
    RequestId: 'request',
    StackId: 'stack',
    LogicalResourceId: 'EdgeRefresh',
    ResourceProperties: { DistributionId: 'E1', Files: JSON.stringify(files) },
    OldResourceProperties: { DistributionId: 'E1', Files: JSON.stringify(before) },
  } as unknown as CloudFormationCustomResourceEvent;
  await refreshEdge(event, {
    invalidate: invalidate ?? (async (_, given) => void paths.push(...given)),
    answer: async (body) => void answers.push(body),
    log: (entry) => log.push(entry),
  });
  expect(answers, 'CloudFormation is answered, whatever happens').toMatchObject([
    { Status: 'SUCCESS', RequestId: 'request', PhysicalResourceId: 'E1-files' },
  ]);
  return { paths, log };
}

test('what was changed, added or removed is forgotten, pages by both of their addresses', async () => {
  const { '/alt.pdf': _, ...kept } = before;
  const files = { ...kept, '/index.html': 'A', '/blog/index.html': 'B', '/über uns.txt': 'e' };
  expect((await refreshed('Update', files)).paths.sort()).toEqual([
    '/',
    '/%C3%BCber%20uns.txt',
    '/alt.pdf',
    '/blog',
    '/blog/index.html',
    '/index.html',
  ]);
});

test('nothing is forgotten where nothing has changed, or nothing was there before', async () => {
  expect((await refreshed('Update', before)).paths).toEqual([]);
  expect((await refreshed('Create', before)).paths).toEqual([]);
  expect((await refreshed('Delete', before)).paths).toEqual([]);
});

test('many changes are one path', async () => {
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`/data/${n}.json`, 'x']));
  expect((await refreshed('Update', many)).paths).toEqual(['/*']);
});

test('a failure is logged and holds nothing up', async () => {
  const { log } = await refreshed('Update', {}, async () => {
    throw new Error('throttled');
  });
  expect(log).toMatchObject([{ outcome: 'edge_refresh_failed', code: 'Error' }]);
});
