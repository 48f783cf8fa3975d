/** The only keys of a log line: never anything a visitor typed, never an address. */
export type LogEntry = {
  outcome: string;
  form?: string | undefined;
  id?: string | undefined;
  /** A problem code or the name of an error. */
  code?: string | undefined;
  durationMs?: number | undefined;
  /** Age of the oldest lead whose notification failed. */
  pendingAgeSeconds?: number | undefined;
  /** Number of mail topics without a confirmed subscription. Read by an alarm (infra/alarms.ts). */
  unconfirmed?: number | undefined;
};

export type Log = (entry: LogEntry) => void;

/**
 * The one way to log: a JSON line of the allowed keys. Lines with form and duration double as CloudWatch metrics
 * (embedded metric format): LeadApi/durationMs by form and outcome, whose sample count is the number of requests.
 */
export function createLog(write: (line: string) => void = toStdout, now: () => number = Date.now): Log {
  return ({ outcome, form, id, code, durationMs, pendingAgeSeconds, unconfirmed }) => {
    const entry = {
      outcome: token(outcome),
      form: token(form),
      id: token(id),
      code: token(code),
      durationMs,
      pendingAgeSeconds,
      unconfirmed,
    };
    const isMetric = form !== undefined && durationMs !== undefined;
    write(JSON.stringify(isMetric ? { _aws: metric(now()), ...entry } : entry));
  };
}

// console.log prefixes a time and a request id, which breaks the metric.
const toStdout = (line: string) => void process.stdout.write(`${line}\n`);

/** Names (zod's error is `$ZodError`) and ids only: a sentence, such as an error's message, may quote what was typed. */
const token = (value: string | undefined) =>
  value === undefined || /^[\w$:.-]{1,64}$/.test(value) ? value : 'unprintable';

const metric = (timestamp: number) => ({
  Timestamp: timestamp,
  CloudWatchMetrics: [
    {
      Namespace: 'LeadApi',
      Dimensions: [['form', 'outcome']],
      Metrics: [{ Name: 'durationMs', Unit: 'Milliseconds' }],
    },
  ],
});
