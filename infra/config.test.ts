import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RootConstruct } from 'constructs';
import { expect, it } from 'vitest';
import { CONTEXT_VALUES, isExample, readConfig, sharesMailbox } from './config.ts';
import { checkStageValues, readStages, takeStageValues } from './stage-values.ts';

function read(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return readConfig(node, 'owner@example.org');
}

it('is complete without any value', () => {
  expect(read({})).toEqual({
    stage: 'dev',
    ownerEmail: 'owner@example.org',
    alarmEmail: 'owner@example.org',
    mailSender: 'owner@example.org',
    webhookUrl: undefined,
    monthlyBudget: 20,
    domain: undefined,
    hstsSubdomains: false,
    githubRepository: undefined,
    githubDiff: false,
    preview: false,
    editor: undefined,
    webAclArn: undefined,
    commit: undefined,
  });
});

const repository = { githubRepository: 'erika/website' };
const zone = { domainName: 'www.a.de', hostedZoneId: 'Z0123456789' };
const webAclArn =
  'arn:aws:wafv2:us-east-1:111122223333:global/webacl/website/0b1c2d3e-0000-1111-2222-333344445555';
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0b1c2d3e-0000-1111-2222-333344445555';

it('says where infra/stages.json is not JSON', () => {
  expect(readStages()).toHaveProperty('prod');
  expect(() => readStages(new URL('RUNBOOK.md', import.meta.url))).toThrow(
    "infra/stages.json cannot be read: Unexpected token '#'",
  );
});

it.each(['{"dev":null}', '[]', '"dev"', '{"prod":["a"]}'])(
  'says in a sentence that %s is not values by stage',
  (text) => {
    const folder = mkdtempSync(join(tmpdir(), 'stages-'));
    const file = join(folder, 'stages.json');
    writeFileSync(file, text);
    expect(() => readStages(pathToFileURL(file))).toThrow(
      'infra/stages.json must hold the values of each stage',
    );
    rmSync(folder, { recursive: true });
  },
);

it('takes the values of a stage from infra/stages.json, and lets those of the command line win', () => {
  const { node } = new RootConstruct();
  node.setContext('stage', 'prod');
  node.setContext('alarmEmail', 'given@example.org');
  takeStageValues(node, {
    dev: { ownerEmail: 'dev@example.org' },
    prod: { ownerEmail: 'prod@example.org', alarmEmail: 'ops@example.org', monthlyBudget: 50 },
  });
  expect(readConfig(node, 'owner@example.org')).toMatchObject({
    ownerEmail: 'prod@example.org',
    alarmEmail: 'given@example.org',
    monthlyBudget: 50,
  });
  expect(() => takeStageValues(node, { prod: { alarmMail: 'a@b.de' } })).toThrow(
    'infra/stages.json: There is no value alarmMail.',
  );
  expect(() => takeStageValues(node, { dev: { alarmMail: 'a@b.de' } }), 'of another stage').toThrow(
    'alarmMail',
  );
  expect(() => takeStageValues(node, { production: {} })).toThrow(
    'infra/stages.json: There is no stage production, only dev and prod.',
  );
});

it('takes a domain with a zone in Route 53, or with a certificate where DNS is elsewhere', () => {
  const names = { domainName: 'www.example.de', domainAliases: 'example.de, neu.example.de' };
  expect(read({ ...names, hostedZoneId: 'Z0123456789' }).domain).toEqual({
    name: 'www.example.de',
    aliases: ['example.de', 'neu.example.de'],
    hostedZoneId: 'Z0123456789',
  });
  expect(read({ domainName: 'example.de', certificateArn }).domain).toMatchObject({ certificateArn });
});

it('gives the editor a name of its own, with the zone or certificate of the site', () => {
  expect(read({ ...repository, editor: 'on' }).editor).toEqual({ repository: 'erika/website' });
  expect(read({ ...repository, ...zone, domainAliases: 'a.de', editor: 'redaktion.a.de' }).editor).toEqual({
    repository: 'erika/website',
    domain: { name: 'redaktion.a.de', aliases: [], hostedZoneId: 'Z0123456789' },
  });
});

it('docs/operations.md names every value that a person may give, and no other', () => {
  const operations = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] =
    /^\| value \| what it is for \| without it \|\n((?:\|.*\n)+)/m.exec(operations) ?? [];
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  // `npm run deploy` passes the commit.
  expect(named.sort()).toEqual(CONTEXT_VALUES.filter((name) => name !== 'commit').sort());
});

it('sends alarms to the owner in stage dev only, unless told otherwise', () => {
  expect(read({ ownerEmail: 'erika@example.org' }).alarmEmail).toBe('erika@example.org');
  expect(() => read({ stage: 'prod', ownerEmail: 'erika@example.org' })).toThrow(
    'Stage prod needs the context value alarmEmail',
  );
});

it('knows when one failing domain would keep away both the owner’s mails and the alarm about it', () => {
  const owner = { ownerEmail: 'erika@example.org' };
  expect(sharesMailbox({ ...owner, alarmEmail: 'ops@Example.org' })).toBe(true);
  expect(sharesMailbox({ ...owner, alarmEmail: 'ops@example.net' })).toBe(false);
});

it('takes the web ACL that somebody has made for CloudFront', () => {
  expect(read({ webAclArn }).webAclArn).toBe(webAclArn);
});

it('writes the domains of addresses in ASCII, as SES and SNS want them', () => {
  const { ownerEmail, mailSender } = read({
    ownerEmail: 'ich@müller.example',
    mailSender: 'post@müller.example',
  });
  expect([ownerEmail, mailSender]).toEqual(['ich@xn--mller-kva.example', 'post@xn--mller-kva.example']);
});

it('warns of no costs where the budget is 0', () => {
  expect(read({ monthlyBudget: 0 }).monthlyBudget).toBeUndefined();
  expect(read({ monthlyBudget: '50' }).monthlyBudget).toBe(50);
});

it.each([
  [{ stage: 'test' }, 'Context value stage must be dev or prod, not "test".'],
  [{ ownerEmail: 'erika' }, 'Context value ownerEmail must be an e-mail address, not "erika".'],
  [{ alarmEmail: '' }, 'Context value alarmEmail must be an e-mail address, not "".'],
  [
    { webhookUrl: 'http://hooks.example.org/' },
    'Context value webhookUrl must be an https:// address with a public host name and without a user name, not "http://hooks.example.org/".',
  ],
  [{ webhookUrl: 'https://user:secret@hooks.example.org/' }, 'Context value webhookUrl must be an https://'],
  [{ webhookUrl: 'https://192.168.0.1/leads' }, 'with a public host name'],
  [{ webhookUrl: 'https://[::1]/' }, 'with a public host name'],
  [{ webhookUrl: 'https://intranet/leads' }, 'with a public host name'],
  [{ webhookUrl: 'hooks' }, 'Context value webhookUrl must be an https://'],
  [{ monthlyBudget: '-1' }, 'Context value monthlyBudget must be a whole number from 0 to 9999, not "-1".'],
  [{ monthlyBudget: '10000' }, 'must be a whole number from 0 to 9999, not "10000".'],
  [{ mailSender: '<erika@example.org>' }, 'Context value mailSender must be an e-mail address'],
  [{ mailSender: 'müller@example.org' }, 'must be an e-mail address in ASCII before the @'],
  [{ mailSender: 'a@b' }, 'Context value mailSender must be an e-mail address, not "a@b".'],
  [{ monthlyBudget: 2.5 }, 'Context value monthlyBudget must be a whole number from 0 to 9999, not "2.5".'],
  [
    { domainName: 'https://example.de/' },
    'Context value domainName must be a host name in small letters such as',
  ],
  [{ domainName: 'example.de' }, 'needs either hostedZoneId (a zone in Route 53) or certificateArn'],
  [{ domainName: 'example.de', certificateArn, hostedZoneId: 'Z0123456789' }, 'needs either'],
  [
    { domainName: 'a.de', domainAliases: 'b.de;c.de' },
    'must be host names in small letters, separated by commas, not "b.de;c.de"',
  ],
  [
    { domainName: 'www.a.de', domainAliases: 'a.de, www.b.de', hostedZoneId: 'Z0123456789' },
    'domainAliases has www.b.de, which is in another zone than www.a.de',
  ],
  [
    { domainName: 'www.example.co.uk', domainAliases: 'other.co.uk', hostedZoneId: 'Z0123456789' },
    'domainAliases has other.co.uk, which is in another zone than www.example.co.uk',
  ],
  [{ githubDiff: 'on' }, 'Context value githubDiff needs githubRepository beside it.'],
  [{ preview: 'on' }, 'Context value preview needs githubRepository beside it.'],
  [{ editor: 'on' }, 'Context value editor needs githubRepository beside it.'],
  [{ editor: 'yes' }, 'Context value editor must be on, or a host name'],
  [{ ...repository, editor: 'redaktion.example.de' }, 'redaktion.example.de, which needs domainName beside'],
  [{ ...repository, ...zone, editor: 'www.a.de' }, 'www.a.de, a name of the site. The editor needs its own.'],
  [{ ...repository, ...zone, editor: 'redaktion.b.de' }, 'is in another zone than www.a.de'],
  [{ hostedZoneId: 'Z0123456789' }, 'Context value hostedZoneId needs domainName beside it.'],
  [{ hstsSubdomains: 'on' }, 'Context value hstsSubdomains needs domainName beside it.'],
  [{ hostedZoneId: 'example.de' }, 'must be the id of a hosted zone (Z…), not "example.de"'],
  [{ certificateArn: certificateArn.replace('us-east-1', 'eu-central-1') }, 'certificate in us-east-1'],
  [
    { webAclArn: webAclArn.replace('us-east-1', 'eu-central-1') },
    'Context value webAclArn must be the ARN of a web ACL for CloudFront, which is in us-east-1 (arn:aws:wafv2:us-east-1:…:global/webacl/…), not "arn:aws:wafv2:eu-central-1:',
  ],
  [{ webAclArn: webAclArn.replace('global', 'regional') }, 'must be the ARN of a web ACL for CloudFront'],
  [{ hstsSubdomains: 'yes' }, 'Context value hstsSubdomains must be on or off, not "yes".'],
  [{ githubRepository: 'website' }, 'must be the owner/name of a repository, not "website".'],
  [{ alarmEmial: 'a@b.de' }, 'There is no context value alarmEmial. alarmEmail is meant'],
  [{ alarmemail: 'a@b.de' }, 'There is no context value alarmemail. alarmEmail is meant, letter for letter.'],
])('refuses %o in one sentence', (context, message) => {
  expect(() => read(context)).toThrow(message);
});

it('a domain that is not the content’s is refused for prod before anything is tested or built', () => {
  const values = {
    alarmEmail: 'ops@example.org',
    domainName: 'www.example.de',
    hostedZoneId: 'Z0123456789',
  };
  const check = (stage: string, siteUrl: string) => () =>
    checkStageValues(stage, { [stage]: values }, siteUrl);
  expect(check('prod', 'https://www.example.com')).toThrow(
    'domainName is www.example.de, but url in content/site.yaml names www.example.com',
  );
  expect(check('prod', 'https://www.example.de')).not.toThrow();
  expect(check('dev', 'https://www.example.com')).not.toThrow();
});

it('knows the addresses of examples, which nobody reads', () => {
  for (const address of ['kontakt@example.com', 'a@mail.Example.org', 'a@b.example'])
    expect(isExample(address)).toBe(true);
  for (const address of ['kontakt@beispiel.de', 'a@myexample.com', 'example.com@web.de'])
    expect(isExample(address)).toBe(false);
});
