import { join } from 'node:path';
import { type App, Token } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { createStack } from './testing/synthesise.ts';
import { UserError } from './user-error.ts';

it('says where its parts are', () => {
  const stack = createStack({ webhookUrl: 'https://hooks.example.org/' });
  const outputs = Object.keys(Template.fromStack(stack).findOutputs('*'));
  expect(outputs.sort()).toEqual([
    'AlarmTopicArn',
    'ApiFunctionUrl',
    'BusinessLeadsTable',
    'CanaryFunction',
    'ConfirmationDeadLetterQueueUrl',
    'ConfirmationQueueUrl',
    'DistributionDomain',
    'LeadTopicArn',
    'LimitsTable',
    'LogBucket',
    'OwnerDeadLetterQueueUrl',
    'OwnerDigestQueueUrl',
    'OwnerQueueUrl',
    'SiteUrl',
    'TvLeadsTable',
    'WebhookDeadLetterQueueUrl',
    'WebhookQueueUrl',
  ]);
});

it('synthesises offline: no account, no value to look up', () => {
  const stack = createStack();
  const { manifest } = (stack.node.root as App).synth();
  expect(manifest.missing).toBeUndefined();
  expect(Token.isUnresolved(stack.account)).toBe(true);
});

it.each([
  [{ siteFolder: 'nirgends/site' }, 'nirgends/site/index.html is missing. Run npm run build first.'],
  [
    { functionsFolder: 'nirgends/functions' },
    `${join('nirgends/functions/send-digest')} is missing. Run npm run build first.`,
  ],
])('says what has not been built: %o', (build, message) => {
  expect(() => createStack({}, build)).toThrow(new UserError(message));
});
