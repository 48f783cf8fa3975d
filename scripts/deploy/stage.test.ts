import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Endpoint, startEndpoint } from '../../functions/testing/aws.ts';
import { deployedOutputs } from './stage.ts';

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
