import { RootConstruct } from 'constructs';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

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
  });
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
])('refuses %o in one sentence', (context, message) => {
  expect(() => read(context)).toThrow(message);
});
