import { expect, test } from 'vitest';
import { UserError } from '../progress.ts';
import { resolve, type Scope } from './intrinsics.ts';
import { fixtureAssembly, runStack } from './testing/running-stack.ts';

const scope: Scope = {
  where: 'Sample (AWS::Sample)',
  pseudo: { 'AWS::Region': 'eu-central-1' },
  ref: (id) => `ref:${id}`,
  getAtt: (id, attribute) => `${id}/${attribute}`,
  secret: (arn) => `secret of ${arn}`,
};
const arn = 'arn:aws:secretsmanager:eu-central-1:0:secret:S';

test.each([
  ['Ref to a resource', { Ref: 'Table' }, 'ref:Table'],
  ['Ref to a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-central-1'],
  ['GetAtt as list', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table/Arn'],
  ['GetAtt as text', { 'Fn::GetAtt': 'Table.Nested.Arn' }, 'Table/Nested.Arn'],
  ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }]] }, 'a-ref:B'],
  ['Select and Split', { 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host/'] }] }, 'host'],
  ['Sub', { 'Fn::Sub': '${Table.Arn} in ${AWS::Region}' }, 'Table/Arn in eu-central-1'],
  [
    'a secret',
    { 'Fn::Join': ['', ['{{resolve:secretsmanager:', arn, ':SecretString:::}}']] },
    `secret of ${arn}`,
  ],
  ['what is nested', { a: [{ b: { Ref: 'C' } }] }, { a: [{ b: 'ref:C' }] }],
])('resolves %s', (_, expression, value) => {
  expect(resolve(expression, scope)).toEqual(value);
});

test.each([
  ['an unknown function', { a: { 'Fn::Cidr': ['10.0.0.0/8', 1, 1] } }, 'Fn::Cidr'],
  ['an import', { 'Fn::ImportValue': 'x' }, 'Fn::ImportValue'],
  ['a condition', { 'Fn::If': ['Prod', 1, 2] }, 'Fn::If'],
  ['an index outside its list', { 'Fn::Select': [3, ['a']] }, 'Fn::Select'],
  ['an unknown pseudo parameter', { Ref: 'AWS::NotificationARNs' }, 'AWS::NotificationARNs'],
  ['a reference to another service', '{{resolve:ssm:/x}}', 'resolve:ssm'],
])('stops at %s and names it and the resource', (_, expression, named) => {
  expect(() => resolve(expression, scope)).toThrow(named);
  expect(() => resolve(expression, scope)).toThrow('Sample (AWS::Sample)');
});

type Change = NonNullable<Parameters<typeof fixtureAssembly>[0]>;
type Config = { DistributionConfig: { DefaultCacheBehavior: object } };
const distribution = (resource: Parameters<Change>[0]) =>
  (resource('AWS::CloudFront::Distribution') as Config).DistributionConfig;

test.each<[string, Change, string[]]>([
  [
    'an unknown property of a behaviour',
    (resource) => Object.assign(distribution(resource).DefaultCacheBehavior, { TrustedKeyGroups: ['x'] }),
    ['TrustedKeyGroups', 'AWS::CloudFront::Distribution'],
  ],
  [
    'a geo restriction',
    (resource) => Object.assign(distribution(resource), { Restrictions: {} }),
    ['Restrictions'],
  ],
  [
    'CORS in a headers policy',
    (resource) =>
      Object.assign(
        resource('AWS::CloudFront::ResponseHeadersPolicy').ResponseHeadersPolicyConfig as object,
        { CorsConfig: {} },
      ),
    ['CorsConfig'],
  ],
  [
    'an unknown managed policy',
    (resource) => Object.assign(distribution(resource).DefaultCacheBehavior, { CachePolicyId: 'abc' }),
    ['CachePolicyId'],
  ],
  [
    'a filter that it cannot apply',
    (resource) =>
      Object.assign(resource('AWS::SNS::Subscription'), { FilterPolicy: { form: [{ prefix: 'e' }] } }),
    ['FilterPolicy', 'AWS::SNS::Subscription'],
  ],
  [
    'a stream of a table',
    (resource) => Object.assign(resource('AWS::DynamoDB::Table'), { StreamSpecification: {} }),
    ['StreamSpecification'],
  ],
  [
    'a weekly schedule',
    (resource) => Object.assign(resource('AWS::Events::Rule'), { ScheduleExpression: 'cron(0 6 ? * MON *)' }),
    ['cron(0 6 ? * MON *)'],
  ],
  [
    'an attribute it does not know',
    (resource) =>
      Object.assign(resource('AWS::SNS::Subscription'), { Endpoint: { 'Fn::GetAtt': [aQueue(), 'Age'] } }),
    ['attribute Age', 'AWS::SQS::Queue'],
  ],
])('a stack with %s does not start and says why', async (_, change, named) => {
  const refusal: Error = await runStack(fixtureAssembly(change)).then(
    (stack) => stack.end().then(() => new Error('started')),
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(UserError);
  for (const part of named) expect(refusal.message).toContain(part);
});

const aQueue = () =>
  Object.entries(fixtureAssembly().template.Resources).find(
    ([, { Type }]) => Type === 'AWS::SQS::Queue',
  )?.[0];

test('a stack with an unknown resource type does not start and names it', async () => {
  const assembly = fixtureAssembly();
  assembly.template.Resources.Bus = { Type: 'AWS::Events::EventBus' };
  await expect(runStack(assembly)).rejects.toThrow('AWS::Events::EventBus (Bus)');
});
