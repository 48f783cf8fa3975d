/** The only things a log line may say: never anything a visitor typed, never an address. */
export type LogEntry = {
  outcome: string;
  form?: string | undefined;
  id?: string | undefined;
  /** What kind of refusal or failure: a problem code or the name of an error. */
  code?: string | undefined;
  durationMs?: number | undefined;
  /** How long the oldest lead that could not be notified has been waiting. An alarm reads it (infra/alarms.ts). */
  pendingAgeSeconds?: number | undefined;
  /** How many topics have nobody who has confirmed to receive their mails. An alarm reads it, too. */
  unconfirmed?: number | undefined;
};

export type Log = (entry: LogEntry) => void;

/**
 * The one way to log: a JSON line of the allowed keys. Lines with form and duration are at the same time
 * CloudWatch metrics (embedded metric format): LeadApi/durationMs by form and outcome, whose sample count is
 * the number of requests.
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

// console.log would put a time and a request id in front, and the line would be no metric any more.
const toStdout = (line: string) => void process.stdout.write(`${line}\n`);

/** Names (zod calls its error `$ZodError`) and ids only: a sentence, such as the message of an error, may quote what was typed. */
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
