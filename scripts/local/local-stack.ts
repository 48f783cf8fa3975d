import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { openAccessLog } from './access-log.ts';
import type { Assembly } from './assembly.ts';
import { createCloudFront, type Origin } from './cloudfront.ts';
import { readDistribution } from './distribution.ts';
import { createTables, startDynamoDb } from './dynamodb.ts';
import { startEventSources } from './event-source.ts';
import { createFunctionUrlOrigin, FunctionUrlSchema } from './function-url.ts';
import { createFunctions, type Functions } from './functions.ts';
import { type LocalServer, listenOnFreePort, listenOnLocalhost } from './http.ts';
import type { InvokeResult } from './lambda.ts';
import { LOCAL_PREFIX, type Status, serveLocalPage, statusOf } from './local-pages.ts';
import { openMailbox } from './mailbox.ts';
import { createBucketOrigin } from './s3.ts';
import { startSchedules } from './schedule.ts';
import { createSecretsManager } from './secrets.ts';
import { createSes } from './ses.ts';
import { createSns } from './sns.ts';
import { createQueues } from './sqs.ts';
import { createSqs } from './sqs-endpoint.ts';
import { existing, readTemplate, type Template } from './template.ts';
import { openWebhooks } from './webhooks.ts';

export type LocalStackOptions = {
  /** 0 picks a free one. */
  port: number;
  dataFolder: string;
  /** Builds and loads it. Called once port and data folder are this stack's, so that no build is in vain. */
  assembly(): Assembly | Promise<Assembly>;
  /** Simultaneous processes of each function; further events wait. Lambda would start more. */
  processes?: number;
  /** Receives the output of a function, or of the stack itself. */
  log(source: string, line: string): void;
};

export type LocalStack = {
  url: string;
  status: Status;
  /** Addresses of the services that functions call, by the SDK's names. */
  services: Record<string, string>;
  functions: Functions;
  /** Runs a rule now; takes a part of its logical id. */
  runRule(name: string): Promise<InvokeResult>;
  /** Delivers the queues' visible messages. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Serves the synthesised template on this machine. Requests that come earlier wait until it is ready.
 * @throws UserError with the remedy
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { dataFolder, processes = 4, log } = options;
  const logOwn = (line: string) => log('stack', line);
  const ready = Promise.withResolvers<RequestListener>();
  const front = await listenOnLocalhost(
    async (request, response) => (await ready.promise)(request, response),
    options.port,
  );
  // In starting order; stopped in reverse, after the front has been closed to new requests.
  const started: Array<() => unknown> = [];
  const stop = async () => {
    await front.close();
    for (const end of started.splice(0).reverse()) await end();
  };
  const keep = (server: LocalServer) => {
    started.push(server.close);
    return server.url;
  };

  try {
    const DYNAMODB = keep(await startDynamoDb(join(dataFolder, 'dynamodb')));
    const template = readTemplate(await options.assembly(), `localhost:${front.port}`);
    const mailbox = openMailbox(join(dataFolder, 'mailbox.jsonl'));
    const webhooks = openWebhooks(join(dataFolder, 'webhooks.jsonl'));
    const accessLog = openAccessLog(join(dataFolder, 'access-log'));
    const queues = createQueues(template, join(dataFolder, 'queues'));
    const distribution = readDistribution(template, logOwn);
    await createTables(template, DYNAMODB, dataFolder);
    const services = {
      DYNAMODB,
      SNS: keep(await listenOnFreePort(createSns(template, queues, mailbox))),
      SQS: keep(await listenOnFreePort(createSqs(queues))),
      SESV2: keep(await listenOnFreePort(createSes(mailbox))),
      S3: keep(await listenOnFreePort(accessLog.bucket)),
      SECRETS_MANAGER: keep(await listenOnFreePort(createSecretsManager(template))),
    };
    const receiver = keep(await listenOnFreePort(webhooks.receiver));
    const functions = createFunctions(template, {
      services,
      // Nothing leaves this machine, even if template or content name other addresses.
      overrides: {
        WEBHOOK_URL: receiver,
        WEBHOOK_NETWORK: 'loopback',
        SITE_URL: front.url,
        LOOK_AT_LINKS: 'off',
      },
      processes,
      log,
    });
    started.push(functions.stop);
    const origins = originsOf(template, functions);
    for (const { origin } of distribution.behaviours) origins(origin.domain);

    const sources = startEventSources(template, queues, functions);
    const schedules = startSchedules(template, functions);
    started.push(...sources.map((source) => source.stop), ...schedules.map((schedule) => schedule.stop));
    const schedule = (name: string) => schedules.find(({ id }) => id.includes(name));
    const status = statusOf(template, front.url, services);
    const cloudFront = createCloudFront(distribution, origins, logOwn, accessLog.record);
    ready.resolve((request, response) => {
      if (!request.url?.startsWith(LOCAL_PREFIX)) return cloudFront(request, response);
      serveLocalPage(request, response, { status, mailbox, webhooks, schedule });
    });
    return {
      url: front.url,
      status,
      services: { ...services, WEBHOOK: receiver },
      functions,
      runRule: (name) => existing(schedule(name), `rule ${name}`).run(),
      deliver: async () => void (await Promise.all(sources.map((source) => source.deliver()))),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Serves a stack that has only files, behind a distribution.
 * @throws UserError with the remedy
 */
export function startFileStack(
  assembly: Assembly,
  port: number,
  log: (line: string) => void,
  uploads?: Record<string, string>,
): Promise<LocalServer> {
  const template = readTemplate(assembly, `localhost:${port}`);
  const origins = originsOf(template, undefined, uploads);
  return listenOnLocalhost(createCloudFront(readDistribution(template, log), origins, log), port);
}

/** The template's buckets and function URLs, looked up by domain name. */
function originsOf(
  template: Template,
  functions?: Functions,
  uploads?: Record<string, string>,
): (domain: string) => Origin {
  const origins = new Map<string, Origin>();
  for (const id of template.ofType('AWS::S3::Bucket'))
    origins.set(template.getAtt(id, 'RegionalDomainName'), createBucketOrigin(template, id, uploads));
  for (const id of template.ofType('AWS::Lambda::Url')) {
    const domain = new URL(template.ref(id)).host;
    const target = existing(functions, `function of ${domain}`).find(
      template.read(id, FunctionUrlSchema).TargetFunctionArn,
    );
    origins.set(domain, createFunctionUrlOrigin(target, domain));
    target.warm();
  }
  return (domain) => existing(origins.get(domain), `origin ${domain}`);
}
