import { onTestFinished } from 'vitest';
import { variablesOf } from '../../local/assembly.ts';
import { fixtureAssembly, type RunningStack, runStack } from '../../local/testing/running-stack.ts';
import { type Call, type Service, startServiceProxy } from './service-proxy.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export type ProxiedStack = RunningStack & {
  clock: TestClock;
  leads(): Promise<Array<Record<string, unknown>>>;
  /** Addresses in the owner's mails and digests, one per lead, after delivering what waits. */
  notified(): Promise<string[]>;
  /** Ids of the leads that the log names with an outcome. */
  loggedAs(outcome: string): Set<string>;
  sweep(): Promise<unknown>;
  /** Tries again what has failed on a busy machine: queues show a message again after two minutes. */
  retry(): Promise<void>;
  /** Number of messages in all dead-letter queues. */
  deadLetters(): Promise<number>;
};

/** Lifts the lead API's limits, since all visitors have the same address. */
const NO_LIMITS = {
  RATE_LIMIT: '1000000',
  RATE_LIMIT_WITHOUT_SCRIPT: '1000000',
  DUPLICATE_LIMIT: '1000000',
  MAILS_PER_HOUR: '1000000',
};

/**
 * Serves the fixture until the test ends: with proxies before some services, whose calls `handle` answers, with a clock
 * that can be advanced, and with rules that run only when asked.
 */
export async function startProxiedStack({
  services = [],
  handle = async () => {},
  variables = NO_LIMITS,
  processes,
}: {
  services?: readonly Service[];
  handle?: (call: Call) => Promise<void>;
  /** Variables of every function, beside those of the template or instead of them. No limits by default. */
  variables?: Record<string, string>;
  processes?: number;
} = {}): Promise<ProxiedStack> {
  const clock = createTestClock();
  onTestFinished(clock.remove);
  const proxies = await Promise.all(services.map((service) => startServiceProxy(service, handle)));
  onTestFinished(async () => void (await Promise.all(proxies.map(({ close }) => close()))));
  const addresses = proxies.map(({ service, url }) => [
    service === 'WEBHOOK' ? 'WEBHOOK_URL' : `AWS_ENDPOINT_URL_${service}`,
    url,
  ]);
  const assembly = fixtureAssembly();
  for (const each of variablesOf(assembly))
    Object.assign(each, variables, clock.environment, Object.fromEntries(addresses));
  for (const { Type, Properties } of Object.values(assembly.template.Resources))
    if (Type === 'AWS::Events::Rule' && Properties) Properties.State = 'DISABLED';
  const stack = await runStack(assembly, processes);
  onTestFinished(stack.end);
  for (const { service, forwardTo } of proxies) forwardTo(stack.services[service] ?? '');

  const sweep = () => stack.runRule('EveryMinute');
  return {
    ...stack,
    clock,
    leads: async () => [...(await stack.items('businessLeads')), ...(await stack.items('tvLeads'))],
    async notified() {
      await stack.deliver();
      await stack.runRule('OwnerMailsHourly');
      const mails = (await stack.mails()).filter(({ configurationSet }) => configurationSet);
      return mails.flatMap(({ text }) => {
        const addresses = [...text.matchAll(/^E-Mail: +(\S+)$|, (\S+@\S+), .*\(Vorgang /gm)];
        return addresses.map(([, single, inDigest]) => single ?? inDigest ?? '');
      });
    },
    loggedAs: (outcome) =>
      new Set(
        stack.log
          .filter((line) => line.includes(`"outcome":"${outcome}"`))
          .map((line) => JSON.parse(line).id),
      ),
    sweep,
    async retry() {
      for (let round = 0; round < 3; round++) {
        clock.advance(121_000);
        await sweep();
        await stack.deliver();
      }
    },
    deadLetters: () => stack.messagesIn('DeadLetter'),
  };
}
