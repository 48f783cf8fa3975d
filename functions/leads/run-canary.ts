import { randomUUID } from 'node:crypto';
import { ListSubscriptionsByTopicCommand, NotFoundException, type SNSClient } from '@aws-sdk/client-sns';
import type { Log } from '../log.ts';
import { CANARY_ID_PREFIX } from './canary.ts';
import type { KeptLead } from './lead.ts';

export type CanaryDependencies = {
  /** Looks at pages and files. Resolves to the first that is wrong, if any. */
  look(id: string): Promise<string | undefined>;
  /** Sends the enquiry through the public address. Resolves to the id in the answer, if any. */
  send(id: string): Promise<string | undefined>;
  find(id: string): Promise<KeptLead | undefined>;
  remove(id: string): Promise<void>;
  receiversOf(id: string): Promise<string[]>;
  /** Names of all receivers, each of which has to record it. */
  receivers: readonly string[];
  /** Number of alarm topics without a confirmed subscription. */
  unconfirmed(): Promise<number>;
  /** Reports by mail that alarms reach nobody. */
  tellUnheard(): Promise<void>;
  now: () => Date;
  wait: (ms: number) => Promise<void>;
  log: Log;
};

/** Leaves room for cold starts at every step; a lead that needed the sweeper is late, and late is a failure. */
const RECEIVED_WITHIN_MS = 90_000;
const ASK_AGAIN_MS = 500;

/** A failed step of the canary. Its name is logged and says where to look. */
class CanaryFailure extends Error {
  override name = 'CanaryFailure';
  readonly step: string;

  constructor(step: string, cause?: unknown) {
    super(`The canary failed: ${step}`, { cause });
    this.step = step;
  }
}

/**
 * Looks at the site, sends a lead like any other, waits until it is stored, notified and received, and removes it in any
 * case.
 * @throws CanaryFailure for the first step that failed, so that the alarm fires
 */
export async function runCanary(dependencies: CanaryDependencies): Promise<void> {
  const { log } = dependencies;
  const id = CANARY_ID_PREFIX + randomUUID().slice(CANARY_ID_PREFIX.length);
  const failures: CanaryFailure[] = [];
  for (const part of [lookAround, follow, removeAgain, countUnconfirmed]) {
    await part(id, dependencies).catch((error: unknown) => {
      const failure = error instanceof CanaryFailure ? error : new CanaryFailure('unknown', error);
      log({ outcome: 'canary_failed', id, code: failure.step });
      failures.push(failure);
    });
  }
  if (failures[0]) throw failures[0];
  log({ outcome: 'canary_well', id });
}

async function lookAround(id: string, { look }: CanaryDependencies): Promise<void> {
  const wrong = await step('page', () => look(id));
  if (wrong) throw new CanaryFailure(`page-${wrong}`);
}

async function follow(id: string, dependencies: CanaryDependencies): Promise<void> {
  const { send, find, receiversOf, receivers, now } = dependencies;
  const answered = await step('send', () => send(id));
  if (answered !== id) throw new CanaryFailure('send');
  const stored = await step('store', () => find(id));
  if (!stored) throw new CanaryFailure('store');
  if (!stored.canary) throw new CanaryFailure('recognise');

  const end = now().getTime() + RECEIVED_WITHIN_MS;
  await until('notify', end, async () => (await find(id))?.pending === false, dependencies);
  for (const receiver of receivers) {
    const isReceived = async () => (await receiversOf(id)).includes(receiver);
    await until(`receive-${receiver}`, end, isReceived, dependencies);
  }
}

async function removeAgain(id: string, { remove, find }: CanaryDependencies): Promise<void> {
  await step('remove', () => remove(id));
  if (await step('remove', () => find(id))) throw new CanaryFailure('remove');
}

/** There is an alarm for this, but where nobody receives alarms, it can't be received either. */
async function countUnconfirmed(
  id: string,
  { unconfirmed, tellUnheard, log }: CanaryDependencies,
): Promise<void> {
  const count = await step('subscriptions', unconfirmed);
  log({ outcome: 'subscriptions_counted', id, unconfirmed: count });
  if (count > 0) await step('tell-unheard', tellUnheard);
}

async function until(
  name: string,
  end: number,
  check: () => Promise<boolean>,
  { now, wait }: CanaryDependencies,
): Promise<void> {
  while (!(await step(name, check))) {
    if (now().getTime() >= end) throw new CanaryFailure(name);
    await wait(ASK_AGAIN_MS);
  }
}

const step = <Result>(name: string, action: () => Promise<Result>): Promise<Result> =>
  action().catch((cause: unknown) => {
    throw new CanaryFailure(name, cause);
  });

/**
 * Number of topics without a confirmed mail address: AWS drops subscriptions that nobody confirms or that unsubscribe.
 * @param clientOf SNS answers only for topics of its own region
 */
export async function unconfirmedTopics(
  topicArns: readonly string[],
  clientOf: (region: string) => SNSClient,
): Promise<number> {
  const confirmed = await Promise.all(topicArns.map((arn) => hasConfirmedMail(arn, clientOf)));
  return confirmed.filter((each) => !each).length;
}

async function hasConfirmedMail(TopicArn: string, clientOf: (region: string) => SNSClient): Promise<boolean> {
  const [, , , region = ''] = TopicArn.split(':');
  const sns = clientOf(region);
  try {
    const { Subscriptions = [] } = await sns.send(new ListSubscriptionsByTopicCommand({ TopicArn }));
    return Subscriptions.some(
      ({ Protocol, SubscriptionArn }) => Protocol === 'email' && SubscriptionArn?.startsWith('arn:'),
    );
  } catch (error) {
    // On a stage's first deployment the topic in us-east-1 is created after the canary.
    if (error instanceof NotFoundException) return false;
    throw error;
  } finally {
    sns.destroy();
  }
}
