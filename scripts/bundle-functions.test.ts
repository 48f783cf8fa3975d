import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LeadApi, startLeadApi } from '../functions/testing/handlers.ts';
import { enquiry } from '../functions/testing/leads.ts';
import { bundleFunctions } from './bundle-functions.ts';

let folder: string;
let api: LeadApi;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  await bundleFunctions(folder);
  api = await startLeadApi(() => import(pathToFileURL(join(folder, 'submit-lead/index.mjs')).href));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

test('the bundle works on its own, with credentials and endpoints from the environment', async () => {
  const answer = await api.send({ body: JSON.stringify({ ...enquiry, elapsedMs: 9000 }) });
  expect(answer.status).toBe(201);
  expect(await api.leads()).toMatchObject([{ email: enquiry.email }]);
  expect(api.sns.requests).toHaveLength(1);
});
