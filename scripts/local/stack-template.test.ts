import { expect, test } from 'vitest';
import { at, runSampleStack } from './testing/running-stack.ts';
import type { SampleResources } from './testing/sample-assembly.ts';

const config = (resources: SampleResources) => at(resources, 'Distribution', 'DistributionConfig');

test.each<[string, (resources: SampleResources) => void, string[]]>([
  [
    'an unknown resource type',
    (resources) => Object.assign(resources, { Bus: { Type: 'AWS::Events::EventBus', Properties: {} } }),
    ['AWS::Events::EventBus', 'Bus'],
  ],
  [
    'an unknown intrinsic',
    (resources) => Object.assign(at(resources, 'Mail'), { Endpoint: { 'Fn::Base64': 'x' } }),
    ['Fn::Base64', 'Mail (AWS::SNS::Subscription)'],
  ],
  [
    'an unknown property of a behaviour',
    (resources) =>
      Object.assign(config(resources).DefaultCacheBehavior as object, { TrustedKeyGroups: ['x'] }),
    ['TrustedKeyGroups', 'Distribution (AWS::CloudFront::Distribution)'],
  ],
  [
    'a geo restriction',
    (resources) =>
      Object.assign(config(resources), {
        Restrictions: { GeoRestriction: { RestrictionType: 'whitelist' } },
      }),
    ['Restrictions'],
  ],
  [
    'CORS in a headers policy',
    (resources) => Object.assign(at(resources, 'Headers', 'ResponseHeadersPolicyConfig'), { CorsConfig: {} }),
    ['CorsConfig', 'Headers'],
  ],
  [
    'an unknown managed policy',
    (resources) => Object.assign(config(resources).DefaultCacheBehavior as object, { CachePolicyId: 'abc' }),
    ['abc'],
  ],
  [
    'a filter on a subscription that it cannot apply',
    (resources) => Object.assign(at(resources, 'Mail'), { FilterPolicy: { form: [{ prefix: 'e' }] } }),
    ['FilterPolicy', 'Mail'],
  ],
  [
    'a stream of a table',
    (resources) =>
      Object.assign(at(resources, 'BusinessLeads'), { StreamSpecification: { StreamViewType: 'NEW_IMAGE' } }),
    ['StreamSpecification', 'BusinessLeads'],
  ],
])('stops at %s and names it', async (_name, change, named) => {
  const error = await runSampleStack(change).then(
    async (stack) => {
      await stack.end();
      return new Error('started');
    },
    (reason: Error) => reason,
  );
  expect(error.name).toBe('LocalStackError');
  for (const part of named) expect(error.message).toContain(part);
});
