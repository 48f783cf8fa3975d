import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { UserError } from '../progress.ts';
import type { Functions } from './functions.ts';
import type { InvokeResult } from './lambda.ts';
import { ignored, type Template } from './template.ts';

const RuleSchema = z.strictObject({
  ScheduleExpression: z.string(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  // The next run makes up for a failed one.
  Targets: z.tuple([z.strictObject({ Arn: z.string(), Id: z.string(), RetryPolicy: ignored })]),
  Description: ignored,
});

export type Schedule = {
  /** Logical id of its rule. */
  id: string;
  /** Runs now, regardless of the clock. `detail` is the event's. */
  run(detail?: object): Promise<InvokeResult>;
  stop(): void;
};

const HOUR_MS = 3_600_000;
const FIRST_RUN_MS = 2000;

/**
 * Runs functions at the fixed rates of the template's rules. Rates below an hour also run shortly after the start, so
 * that leftovers of a crash are picked up at once.
 */
export function startSchedules(template: Template, functions: Functions): Schedule[] {
  return template.ofType('AWS::Events::Rule').map((id) => {
    const { ScheduleExpression, State, Targets } = template.read(id, RuleSchema);
    const every = rateInMs(ScheduleExpression, id);
    const target = functions.find(Targets[0].Arn);
    const run = (detail = {}) => target.invoke(scheduledEvent(template.getAtt(id, 'Arn'), detail));
    const isOn = State === 'ENABLED';
    const first = isOn && every < HOUR_MS ? setTimeout(() => run(), FIRST_RUN_MS) : undefined;
    const timer = isOn ? setInterval(() => run(), every) : undefined;
    const stop = () => {
      clearTimeout(first);
      clearInterval(timer);
    };
    return { id, run, stop };
  });
}

function rateInMs(expression: string, id: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const unitMs = { minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS }[unit];
  if (unitMs) return Number(count) * unitMs;
  // Daily, though at another time of day.
  if (/^cron\(\d+ \d+ \* \* \? \*\)$/.test(expression)) return 24 * HOUR_MS;
  throw new UserError(
    `Template, ${id}: The local stack does not know the schedule "${expression}", only rate(…) and a daily cron(…).`,
  );
}

const scheduledEvent = (ruleArn: string, detail: object) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  time: new Date().toISOString(),
  resources: [ruleArn],
  detail,
});
