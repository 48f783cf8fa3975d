import { RootConstruct } from 'constructs';
import { expect, it } from 'vitest';
import { readConfig, takeStageValues } from './config.ts';

function read(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return readConfig(node, 'owner@example.com');
}

it('is complete without any value', () => {
  expect(read({})).toEqual({
    stage: 'dev',
    ownerEmail: 'owner@example.com',
    alarmEmail: 'owner@example.com',
    mailSender: 'owner@example.com',
    webhookUrl: undefined,
    monthlyBudget: 20,
    reservedConcurrency: undefined,
    domain: undefined,
    firewall: false,
    edgeWatch: false,
    githubRepository: undefined,
    commit: undefined,
  });
});

it('watches the edge of what is for the public unless told otherwise', () => {
  expect(read({ stage: 'prod' }).edgeWatch).toBe(true);
  expect(read({ stage: 'prod', edgeWatch: 'off' }).edgeWatch).toBe(false);
  expect(read({ edgeWatch: 'on' }).edgeWatch).toBe(true);
});

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0b1c2d3e-0000-1111-2222-333344445555';

it('takes the values of a stage from infra/stages.json, and lets those of the command line win', () => {
  const { node } = new RootConstruct();
  node.setContext('stage', 'prod');
  node.setContext('alarmEmail', 'given@example.com');
  takeStageValues(node, {
    dev: { ownerEmail: 'dev@example.com' },
    prod: { ownerEmail: 'prod@example.com', alarmEmail: 'ops@example.com', monthlyBudget: 50 },
  });
  expect(readConfig(node, 'owner@example.com')).toMatchObject({
    ownerEmail: 'prod@example.com',
    alarmEmail: 'given@example.com',
    monthlyBudget: 50,
  });
  expect(() => takeStageValues(node, { prod: { alarmMail: 'a@b.de' } })).toThrow(
    'infra/stages.json: There is no value alarmMail.',
  );
});

it('takes a domain with a zone in Route 53, or with a certificate where DNS is elsewhere', () => {
  const names = { domainName: 'www.example.de', domainAliases: 'example.de, www.example.com' };
  expect(read({ ...names, hostedZoneId: 'Z0123456789' }).domain).toEqual({
    name: 'www.example.de',
    aliases: ['example.de', 'www.example.com'],
    hostedZoneId: 'Z0123456789',
  });
  expect(read({ domainName: 'example.de', certificateArn }).domain).toMatchObject({ certificateArn });
});

it('sends alarms to the owner unless told otherwise', () => {
  expect(read({ ownerEmail: 'erika@example.com' }).alarmEmail).toBe('erika@example.com');
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
    { webhookUrl: 'http://hooks.example.com/' },
    'Context value webhookUrl must be an https:// address without a user name, not "http://hooks.example.com/".',
  ],
  [{ webhookUrl: 'https://user:secret@hooks.example.com/' }, 'Context value webhookUrl must be an https://'],
  [{ webhookUrl: 'hooks' }, 'Context value webhookUrl must be an https://'],
  [{ monthlyBudget: '-1' }, 'Context value monthlyBudget must be a whole number above 0, not "-1".'],
  [{ mailSender: 'a@b' }, 'Context value mailSender must be an e-mail address, not "a@b".'],
  [
    { reservedConcurrency: '0' },
    'Context value reservedConcurrency must be a whole number above 0, not "0".',
  ],
  [
    { reservedConcurrency: 2.5 },
    'Context value reservedConcurrency must be a whole number above 0, not "2.5".',
  ],
  [{ domainName: 'https://example.de/' }, 'Context value domainName must be a host name such as'],
  [{ domainName: 'example.de' }, 'needs either hostedZoneId (a zone in Route 53) or certificateArn'],
  [{ domainName: 'example.de', certificateArn, hostedZoneId: 'Z0123456789' }, 'needs either'],
  [
    { domainName: 'a.de', domainAliases: 'b.de;c.de' },
    'must be host names, separated by commas, not "b.de;c.de"',
  ],
  [{ hostedZoneId: 'Z0123456789' }, 'Context value hostedZoneId needs domainName beside it.'],
  [{ hostedZoneId: 'example.de' }, 'must be the id of a hosted zone (Z…), not "example.de"'],
  [{ certificateArn: certificateArn.replace('us-east-1', 'eu-central-1') }, 'certificate in us-east-1'],
  [{ firewall: 'yes' }, 'Context value firewall must be on or off, not "yes".'],
  [{ githubRepository: 'website' }, 'must be the owner/name of a repository, not "website".'],
  [{ alarmemail: 'a@b.de' }, 'There is no context value alarmemail. alarmEmail is meant, letter for letter.'],
])('refuses %o in one sentence', (context, message) => {
  expect(() => read(context)).toThrow(message);
});
