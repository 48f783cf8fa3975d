import type { APIGatewayProxyStructuredResultV2, Context, Handler } from 'aws-lambda';
import { vi } from 'vitest';
import { type Database, type Endpoint, snsReply, startDatabase, startEndpoint, testEnv } from './aws.ts';
import { functionUrlEvent, HASH_KEY, type Received, received, SECRET, type Sent } from './function-url.ts';

export type LeadApi = {
  database: Database;
  sns: Endpoint;
  secrets: Endpoint;
  /** Lines that the handlers have logged. */
  log: string[];
  send(request: Sent): Promise<Received>;
  /** Leads in both tables. */
  leads(): Promise<Array<Record<string, unknown>>>;
  stop(): Promise<void>;
};

/**
 * The handler as deployed, between a Function URL event and services that it reaches over the wire; `load`
 * imports it, once its environment is set.
 */
export async function startLeadApi(load: () => Promise<{ handler: Handler }>): Promise<LeadApi> {
  const [database, sns, secrets] = await Promise.all([
    startDatabase(),
    startEndpoint(snsReply),
    // Both versions are the same here.
    startEndpoint((asked) => ({
      body: JSON.stringify({
        SecretString: JSON.parse(asked).SecretId === submitLeadEnv.HASH_KEY_ARN ? HASH_KEY : SECRET,
      }),
    })),
  ]);
  const log: string[] = [];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => log.push(String(text)) > 0);
  const env = {
    ...testEnv,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_SNS: sns.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    ...submitLeadEnv,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  // Test files share modules, and a handler reads its environment once.
  vi.resetModules();
  const { handler } = await load();
  return {
    database,
    sns,
    secrets,
    log,
    send: async (request) => received(await invoke(handler, functionUrlEvent(request))),
    leads: async () => [...(await database.items('leads')), ...(await database.items('tv-leads'))],
    async stop() {
      stdout.mockRestore();
      vi.unstubAllEnvs();
      await Promise.all([database.stop(), sns.stop(), secrets.stop()]);
    },
  };
}

/** Calls a handler as Lambda does; its context is not used by any of them. */
export async function invoke(handler: Handler, event: unknown): Promise<APIGatewayProxyStructuredResultV2> {
  return handler(event, {} as Context, () => undefined);
}

/** The handler's environment besides the addresses of its services, with the template's limits. */
const submitLeadEnv = {
  BUSINESS_LEADS_TABLE: 'leads',
  TV_LEADS_TABLE: 'tv-leads',
  LIMITS_TABLE: 'limits',
  LEAD_TOPIC_ARN: 'arn:aws:sns:eu-central-1:000000000000:leads',
  ORIGIN_SECRET_ARN: 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:origin',
  HASH_KEY_ARN: 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:hash-key',
  RATE_LIMIT: '300',
  RATE_LIMIT_WITHOUT_SCRIPT: '30',
  DUPLICATE_LIMIT: '5',
};
