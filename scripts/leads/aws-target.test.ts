import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Endpoint, startEndpoint } from '../../functions/testing/aws.ts';
import { type RunningTarget, runAnywhere, startTarget } from './testing/running-target.ts';

/** Simulates a deployed stack. */

let target: RunningTarget;
let cloudFormation: Endpoint;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  target = await startTarget();
  await target.put({ id: 'a', expiresAt: new Date(Date.now() + 1e9) });
});
afterAll(() => target.stop());
beforeEach(async () => {
  cloudFormation = await startEndpoint(stackWith({ ...tables, ...target.queueUrls }));
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFORMATION', cloudFormation.url);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', target.database.url);
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', target.sqsUrl);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return cloudFormation.stop();
});

const tables = { BusinessLeadsTable: 'leads', TvLeadsTable: 'tv-leads', LimitsTable: 'limits' };

const stackWith = (given: Record<string, string>) => ({
  type: 'text/xml',
  body: `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member><StackName>x</StackName><StackStatus>UPDATE_COMPLETE</StackStatus><CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs>${Object.entries(
    given,
  )
    .map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    )
    .join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
});

const failure = (code: string, message: string) => ({
  status: 400,
  type: 'text/xml',
  body: `<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
});

test('tables and queues are found by the outputs of the stage', async () => {
  const { out, notes } = await runAnywhere(['report', 'a', '--stage', 'prod']);
  expect(out).toContain('Jörg Beispiel');
  expect(notes).toContain('AWS, Stack Website-prod (eu-central-1)');
  expect(cloudFormation.requests[0]).toContain('StackName=Website-prod');
  expect((await runAnywhere(['redrive', '--stage', 'prod'])).out).toContain('nichts beiseitegelegt');
});

test('the command that list advises looks in the same stage', async () => {
  const { out } = await runAnywhere(['list', '--from', '2020-01-01', '--stage', 'prod']);
  expect(out).toContain('npm run leads -- report <Vorgang> --stage prod');
});

test('a stack without the outputs is to be deployed again', async () => {
  cloudFormation.reply = stackWith(tables);
  await expect(runAnywhere(['redrive', '--stage', 'dev'])).rejects.toThrow('npm run deploy -- --stage dev');
});

test.each([
  [
    'ValidationError',
    'Stack with id Website-dev does not exist',
    'Den Stack Website-dev gibt es in diesem Konto nicht',
  ],
  [
    'AccessDenied',
    'User: x is not authorized to perform: cloudformation:DescribeStacks',
    'darf cloudformation:DescribeStacks nicht',
  ],
  [
    'ExpiredToken',
    'The security token included in the request is expired',
    'ein Profil, das angemeldet ist: --profile NAME',
  ],
  [
    'SignatureDoesNotMatch',
    'Signature expired: 20261126T100000Z is now earlier than 20261126T220000Z',
    'Prüfen Sie Datum, Uhrzeit und Zeitzone dieses Rechners',
  ],
  ['OptInRequired', 'The AWS Access Key Id needs a subscription for the service', 'AWS kennt Sie nicht'],
  ['Throttling', 'Rate exceeded', '(Throttling: Rate exceeded). Wiederholen Sie den Befehl'],
])('%s is answered with what to do', async (code, message, remedy) => {
  cloudFormation.reply = failure(code, message);
  await expect(runAnywhere(['list', '--stage', 'dev'])).rejects.toThrow(remedy);
});

test('a page of somebody in between, such as a gateway, is not taken for a fault of the program', async () => {
  cloudFormation.reply = { status: 502, type: 'text/html', body: '<html>Bad gateway</html>' };
  await expect(runAnywhere(['list', '--stage', 'dev'])).rejects.toThrow('AWS antwortet mit einem Fehler');
});
