import { expect, test } from 'vitest';
import type { LogEntry } from '../log.ts';
import { lead } from '../testing/leads.ts';
import { CANARY_ID_PREFIX } from './canary.ts';
import type { KeptLead } from './lead.ts';
import { type CanaryDependencies, runCanary } from './run-canary.ts';

/** All stations as they are when all is well: each does its part at the second look. */
function stations(changes: Partial<CanaryDependencies> = {}) {
  const kept = new Map<string, KeptLead>();
  const log: LogEntry[] = [];
  let clock = 0;
  let looks = 0;
  const dependencies: CanaryDependencies = {
    send: async (id) => {
      kept.set(id, { ...lead({ id, canary: true }), pending: true });
      return id;
    },
    find: async (id) => {
      const found = kept.get(id);
      return found && { ...found, pending: ++looks < 3 };
    },
    remove: async (id) => void kept.delete(id),
    receiversOf: async () => (++looks < 6 ? ['confirmation'] : ['confirmation', 'webhook']),
    receivers: ['confirmation', 'webhook'],
    unconfirmed: async () => 0,
    now: () => new Date(clock),
    wait: async (ms) => {
      clock += ms;
    },
    log: (entry) => log.push(entry),
    ...changes,
  };
  return { kept, log, run: () => runCanary(dependencies), waited: () => clock };
}

test('a canary that arrives everywhere is removed, and all is well', async () => {
  const { kept, log, run } = stations();
  await run();
  expect(kept.size).toBe(0);
  const id = expect.stringMatching(`^${CANARY_ID_PREFIX}`);
  expect(log).toMatchObject([
    { outcome: 'subscriptions_counted', unconfirmed: 0 },
    { outcome: 'canary_well', id },
  ]);
});

const fails = async () => {
  throw new Error('down');
};

test.each<[string, Partial<CanaryDependencies>]>([
  ['send', { send: fails }],
  ['send', { send: async () => undefined }],
  ['store', { find: async () => undefined }],
  ['store', { find: fails }],
  ['recognise', { send: async (id) => id, find: async (id) => ({ ...lead({ id }), pending: false }) }],
  ['notify', { find: async (id) => ({ ...lead({ id, canary: true }), pending: true }) }],
  ['receive-webhook', { receiversOf: async () => ['confirmation'] }],
  ['receive-confirmation', { receiversOf: fails }],
  ['remove', { remove: fails }],
  ['remove', { remove: async () => undefined }],
  ['subscriptions', { unconfirmed: fails }],
])(
  'names the first step that failed (%s), is loud, and gives up within two minutes',
  async (step, broken) => {
    const { log, run, waited } = stations(broken);
    await expect(run()).rejects.toThrow(`The canary failed: ${step}`);
    expect(log[0]).toMatchObject({ outcome: 'canary_failed', code: step });
    expect(waited()).toBeLessThan(120_000);
  },
);

test('what has failed on its way is removed all the same', async () => {
  const { kept, run } = stations({ receiversOf: async () => [] });
  await expect(run()).rejects.toThrow();
  expect(kept.size).toBe(0);
});
