import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { CONTEXT_VALUES } from './config.ts';
import { createApp } from './testing/synthesise.ts';

/**
 * Simulates updates from each template to the next: CloudFormation creates a replacement before deleting the old
 * resource, so a replacement with the same fixed name always fails.
 */

const before: Partial<Record<(typeof CONTEXT_VALUES)[number], string>> = {
  stage: 'prod',
  ownerEmail: 'owner@example.org',
  alarmEmail: 'ops@example.org',
  mailSender: 'mail@example.org',
  webhookUrl: 'https://hooks.example.org/',
  monthlyBudget: '50',
  domainName: 'www.example.org',
  domainAliases: 'example.org',
  hostedZoneId: 'Z0123456789',
  githubRepository: 'erika/website',
  githubDiff: 'on',
  editor: 'redaktion.example.org',
  preview: 'on',
  commit: 'abc1234',
};

const webAclArn = `arn:aws:wafv2:us-east-1:111122223333:global/webacl/website/${'0'.repeat(36)}`;
const certificateArn = `arn:aws:acm:us-east-1:111122223333:certificate/${'0'.repeat(36)}`;

/** A different value for each; an empty one unsets it. Stages have separate stacks, so `stage` stays. */
const changes: Array<Omit<typeof before, 'stage'>> = [
  { ownerEmail: 'erika@example.org' },
  { alarmEmail: 'erika@example.org' },
  { mailSender: 'erika@example.org' },
  { webhookUrl: 'https://hooks.example.net/' },
  { webhookUrl: '' },
  { monthlyBudget: '80' },
  { monthlyBudget: '0' },
  { domainName: 'example.org', domainAliases: 'www.example.org' },
  { domainAliases: 'example.org,neu.example.org' },
  { hostedZoneId: 'Z9876543210' },
  { hostedZoneId: '', certificateArn },
  { hstsSubdomains: 'on' },
  { webAclArn },
  { githubRepository: 'erika/homepage' },
  { githubDiff: 'off' },
  { preview: 'off' },
  { editor: 'neu.example.org' },
  { editor: 'on' },
  { editor: '' },
  { commit: 'def5678' },
];

test('the changes below are of every value', () => {
  const changed = new Set(['stage', ...changes.flatMap((change) => Object.keys(change))]);
  expect([...changed].sort()).toEqual([...CONTEXT_VALUES].sort());
});

const old = resourcesOf(before);

test.each(changes)('%o can be deployed and undone', (change) => {
  const changed = resourcesOf({ ...before, ...change });
  expect(collisions(old, changed)).toEqual([]);
  expect(collisions(changed, old)).toEqual([]);
});

test('a new resource under the name of an old one is found', () => {
  const topic = (properties: object) => new Map([['Site Topic', { Type: 'AWS::SNS::Topic', ...properties }]]);
  const named = (FifoTopic: boolean) => topic({ Properties: { TopicName: 'alarms', FifoTopic } });
  expect(collisions(named(false), named(true))).toEqual([
    'Site Topic takes the name alarms, which is in use',
  ]);
  expect(collisions(named(false), named(false))).toEqual([]);
});

/**
 * Resources with irreplaceable data, with the properties whose change replaces them. AWS would keep the old table,
 * secret or queue, but the site would no longer use it. Change this list only if you intend that.
 */
const KEEPERS = {
  AlarmTopicC2164170: {},
  HashKeySecret7ACD893C: {},
  LeadDeliveryConfirmationsSubscriberDeadLetters16C4AA5A: {},
  LeadDeliveryConfirmationsSubscriberQueue8C0CFCFB: {},
  LeadDeliveryLeads7304E549: {},
  LeadDeliveryOwnerMailsDigest0BD84E03: {},
  LeadDeliveryOwnerSubscriberDeadLetters72CDA40D: {},
  LeadDeliveryOwnerSubscriberQueue4AF2F039: {},
  LeadDeliveryWebhookSecret8E399136: {},
  LeadDeliveryWebhookSubscriberDeadLettersCA39D1DD: {},
  LeadDeliveryWebhookSubscriberQueueBA533D41: {},
  LeadTablesBusinessLeadsF9F8ABA7: { KeySchema: [{ AttributeName: 'submissionId', KeyType: 'HASH' }] },
  LeadTablesLimitsAA2CE46F: { KeySchema: [{ AttributeName: 'key', KeyType: 'HASH' }] },
  LeadTablesTvLeads2CC1B8C6: { KeySchema: [{ AttributeName: 'email', KeyType: 'HASH' }] },
  OriginSecret9A421E71: {},
  StatisticsAccessLogBucket9EA0808D: {},
  WebsiteFilesBucket22CD30BE: {},
};

test('no deployment replaces or gives up what keeps data', () => {
  const keeping = /^AWS::(?:DynamoDB::Table|S3::Bucket|SecretsManager::Secret|SNS::Topic|SQS::Queue)$/;
  const found = [...old].filter(([id, { Type }]) => id.startsWith('Website-prod ') && keeping.test(Type));
  expect(
    Object.fromEntries(
      found.map(([id, { Type, Properties = {} }]) => [
        id.split(' ')[1],
        Object.fromEntries(createOnly(Type, Properties)),
      ]),
    ),
  ).toEqual(KEEPERS);
});

type Resource = { Type: string; Properties?: Record<string, unknown> };
type Resources = Map<string, Resource>;

function resourcesOf(context: typeof before): Resources {
  const given = Object.fromEntries(Object.entries(context).filter(([, value]) => value !== ''));
  const stacks = createApp(given).node.children.filter((child) => child instanceof Stack);
  return new Map(
    stacks.flatMap((stack) =>
      Object.entries((Template.fromStack(stack).toJSON().Resources ?? {}) as Record<string, Resource>).map(
        ([id, resource]) => [`${stack.stackName} ${id}`, resource] as const,
      ),
    ),
  );
}

/** Resources of the second template whose name is taken by the first. */
function collisions(first: Resources, second: Resources): string[] {
  const taken = new Set([...first.values()].flatMap((resource) => nameOf(resource) ?? []));
  return [...second].flatMap(([id, resource]) => {
    const [kept, name] = [first.get(id), nameOf(resource)];
    const isNew = !kept || kept.Type !== resource.Type || fixed(kept) !== fixed(resource);
    return isNew && name && taken.has(name)
      ? [`${id} takes the name ${name.split(' ')[1]}, which is in use`]
      : [];
  });
}

/** Type and name, for DNS records with their zone. Certificates may share a domain name. */
function nameOf({ Type, Properties = {} }: Resource): string | undefined {
  const names = createOnly(Type, Properties).filter(
    ([key, value]) => typeof value === 'string' && /^(?!Domain).*Name$|^HostedZoneId$/.test(key),
  );
  return names.some(([key]) => key.endsWith('Name'))
    ? [Type, ...names.map(([, value]) => value), Properties.Type].join(' ').trim()
    : undefined;
}

const fixed = ({ Type, Properties = {} }: Resource) => JSON.stringify(createOnly(Type, Properties));

/** Properties whose change replaces a resource, nested ones included, with their values. */
function createOnly(type: string, properties: Record<string, unknown>): Array<[string, unknown]> {
  const walk = (values: Record<string, unknown>, known: Schema['properties']): Array<[string, unknown]> =>
    Object.entries(values).flatMap(([key, value]): Array<[string, unknown]> => {
      const property = known[key];
      if (property?.causesReplacement === 'yes') return [[key, value]];
      const inner = property?.type?.reference && definitions.get(property.type.reference.$ref)?.properties;
      return inner && value !== null && typeof value === 'object' ? walk(value as typeof values, inner) : [];
    });
  return walk(properties, resourceTypes.get(type)?.properties ?? {});
}

type Schema = {
  properties: Record<
    string,
    { causesReplacement?: string; type?: { reference?: { $ref: string } } } | undefined
  >;
};

/** CloudFormation's resource types from the CDK CLI's database, which `cdk diff` uses to detect replacements. */
const { schema } = JSON.parse(
  gunzipSync(readFileSync(new URL('../node_modules/aws-cdk/db.json.gz', import.meta.url))).toString(),
) as {
  schema: {
    resource: { entities: Array<Schema & { cloudFormationType: string }> };
    typeDefinition: { entities: Array<Schema & { $id: string }> };
  };
};
const resourceTypes = new Map(schema.resource.entities.map((each) => [each.cloudFormationType, each]));
const definitions = new Map(schema.typeDefinition.entities.map((each) => [each.$id, each]));
