import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Endpoint, startEndpoint } from '../../functions/testing/aws.ts';
import { patience } from './patience.ts';
import { deployedOutputs, expectIdle } from './stage.ts';

let cloudFormation: Endpoint;
beforeEach(async () => {
  cloudFormation = await startEndpoint({
    status: 400,
    type: 'text/xml',
    body: '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id Website-dev does not exist</Message></Error></ErrorResponse>',
  });
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', cloudFormation.url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return cloudFormation.stop();
});

test('a stage that was never deployed, or is in another account, is answered with what to do', async () => {
  await expect(deployedOutputs('dev')).rejects.toThrow(
    'There is no stack Website-dev in this account. Deploy it: npm run deploy -- --stage dev',
  );
});

test('where nothing answers, a person is told so', async () => {
  const { requestHandler } = patience;
  patience.requestHandler = { ...requestHandler, requestTimeout: 50 };
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    patience.requestHandler = requestHandler;
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', `http://127.0.0.1:${port}`);
  await expect(deployedOutputs('dev')).rejects.toThrow(
    /cannot be queried \(TimeoutError\).*Check the connection/s,
  );
});

test('behind a proxy AWS is asked through it, as by the CLIs that have signed in', async () => {
  const asked: string[] = [];
  const proxy = createHttpServer().on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', 'https://aws.invalid');
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  vi.stubEnv('NO_PROXY', '');
  await expect(deployedOutputs('dev')).rejects.toThrow('cannot be queried');
  expect(new Set(asked)).toEqual(new Set(['aws.invalid:443']));
});

test.each([
  ['UPDATE_IN_PROGRESS', 'is being changed (UPDATE_IN_PROGRESS)'],
  ['UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', 'Wait until that is done'],
  ['UPDATE_ROLLBACK_FAILED', 'infra/RUNBOOK.md, "Rolling back a deployment"'],
  ['DELETE_FAILED', 'infra/RUNBOOK.md'],
  ['UPDATE_COMPLETE', ''],
  ['REVIEW_IN_PROGRESS', ''],
])('a stack in %s is deployed or refused with what to do', async (status, message) => {
  const described = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>Website-dev</StackName><StackStatus>${status}</StackStatus></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
  const answering = await startEndpoint({ status: 200, type: 'text/xml', body: described });
  onTestFinished(() => answering.stop());
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', answering.url);
  const said = await expectIdle('dev').catch(({ message }: Error) => message);
  expect(said ?? '').toContain(message);
  if (!message) expect(said).toBeUndefined();
});

test.each([
  ['Throttling', 'Rate exceeded', 'Wait a minute'],
  ['AccessDenied', 'User is not authorized to perform', 'lack that right'],
])('%s has its own remedy', async (code, text, remedy) => {
  const refusing = await startEndpoint({
    status: 400,
    type: 'text/xml',
    body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${text}</Message></Error></ErrorResponse>`,
  });
  onTestFinished(() => refusing.stop());
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', refusing.url);
  await expect(deployedOutputs('dev')).rejects.toThrow(remedy);
});
