import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { LocalStackError } from './errors.ts';
import type { LocalFunction } from './lambda.ts';
import type { InvokeResult } from './lambda-process.ts';

export const RuleSchema = z.strictObject({
  Name: z.string().optional(),
  ScheduleExpression: z.string(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z.array(z.strictObject({ Arn: z.string(), Id: z.string(), Input: z.string().optional() })),
});

export const RULE_IGNORED = {
  Description: 'for people',
  Tags: 'for people',
  'Targets.*.RetryPolicy': 'the next run makes up for a failed one',
  'Targets.*.DeadLetterConfig': 'the next run makes up for a failed one',
};

export type Schedule = {
  /** Runs now, regardless of the clock. */
  run(): Promise<InvokeResult[]>;
  stop(): void;
};

/**
 * Runs a function at a fixed rate. Rates below an hour also run shortly after the start, so that leftovers of a crash
 * are picked up at once.
 */
export function startSchedule(options: {
  ruleArn: string;
  rule: z.infer<typeof RuleSchema>;
  target(arn: string): LocalFunction;
  firstRunAfterMs: number;
  /** Runs on request only. */
  onlyWhenAsked?: boolean;
}): Schedule {
  const { ruleArn, rule, firstRunAfterMs, onlyWhenAsked } = options;
  const every = rateInMs(rule.ScheduleExpression, ruleArn);
  const targets = rule.Targets.map(({ Arn, Input }) => ({ function: options.target(Arn), input: Input }));
  const run = () =>
    Promise.all(
      targets.map((target) =>
        target.function.invoke(
          target.input === undefined ? scheduledEvent(ruleArn) : JSON.parse(target.input),
        ),
      ),
    );
  if (rule.State === 'DISABLED' || onlyWhenAsked) return { run, stop: () => {} };
  const first = every < HOUR_MS ? setTimeout(run, firstRunAfterMs) : undefined;
  const timer = setInterval(run, every);
  return {
    run,
    stop() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

const HOUR_MS = 3_600_000;

function rateInMs(expression: string, ruleArn: string): number {
  const match = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  const unit = { minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS }[match?.[2] ?? ''];
  if (!match || !unit) {
    throw new LocalStackError(
      `Template, ${ruleArn}: The local stack does not know the schedule "${expression}", only rate(…).`,
    );
  }
  return Number(match[1]) * unit;
}

function scheduledEvent(ruleArn: string): object {
  const [, , , region, account] = ruleArn.split(':');
  const base = {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    detail: {},
  };
  return { ...base, account, region, time: new Date().toISOString(), resources: [ruleArn] };
}
