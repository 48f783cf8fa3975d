import { join, resolve } from 'node:path';
import { loadAssembly } from './assembly.ts';
import { createCloudFront } from './cloudfront.ts';
import { readDistribution } from './distribution.ts';
import { startDynamoDb } from './dynamodb.ts';
import { LocalStackError } from './errors.ts';
import {
  EVENT_SOURCE_IGNORED,
  type EventSource,
  EventSourceSchema,
  startEventSource,
} from './event-source.ts';
import { createFunctionUrlOrigin, FunctionUrlSchema } from './function-url.ts';
import { startFunctions } from './functions.ts';
import { type LocalServer, listenOnFreePort } from './http-server.ts';
import type { InvokeResult } from './lambda-process.ts';
import { LOCAL_PREFIX, type Status, serveLocalPage } from './local-pages.ts';
import { createMailbox } from './mailbox.ts';
import type { Origin } from './origin.ts';
import { type Reservation, type ReservationOptions, reserveLocalStack } from './reservation.ts';
import { createBucketOrigin } from './s3.ts';
import { RULE_IGNORED, RuleSchema, type Schedule, startSchedule } from './schedule.ts';
import { createSecrets, SECRET_IGNORED, SecretSchema } from './secrets-manager.ts';
import { createSes } from './ses.ts';
import { createSns } from './sns.ts';
import { createSqs } from './sqs-endpoint.ts';
import { stackTemplate } from './stack-template.ts';
import { found, openQueues, tablesOf, topicsOf } from './template-parts.ts';
import { createWebhooks } from './webhooks.ts';

export { LocalStackError } from './errors.ts';
export { reserveLocalStack } from './reservation.ts';

/** Port and data folder: reserved beforehand, or by the start. */
export type LocalStackOptions = ({ reservation: Reservation } | ReservationOptions) & {
  /** Output folder of `cdk synth`. */
  assembly: string;
  /** Required if several stacks of the assembly have a distribution. */
  stackName?: string;
  /** Replaces both limits of the enquiry handler. */
  rateLimit?: number;
  /** Replaces the hourly limit of answers that reveal a known address. */
  duplicateLimit?: number;
  proof?: ProofSeams;
  log(line: string): void;
};

/** Hooks for the proofs of the lead API (scripts/prove/), used by nothing else. */
export type ProofSeams = {
  /** Returns the address that functions use instead of a service's own. */
  through?(service: string, url: string): Promise<string>;
  /** Extra variables for every function. */
  environment?: Record<string, string>;
  /** Concurrency of each function. */
  processes?: number;
  /** The queues' clock. If set, rules run only on request. */
  now?(): number;
};

export type LocalStack = {
  url: string;
  status: Status;
  /** Kills a function's process; takes the start of its logical id. */
  kill(functionName: string): void;
  runRule(name: string): Promise<InvokeResult[]> | undefined;
  /** Delivers the queues' visible messages. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Serves the synthesised template on this machine. Releases the reservation when the stack stops or fails to start.
 * Throws LocalStackError with the remedy.
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const reservation = 'reservation' in options ? options.reservation : await reserveLocalStack(options);
  const { url, port, dataFolder } = reservation;
  // In starting order; stopped in reverse, after the front has been closed to new requests.
  const started: Array<{ stop(): unknown }> = [{ stop: reservation.release }];
  const stop = async () => {
    await reservation.close();
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  const keep = (server: LocalServer) => {
    started.push({ stop: server.close });
    return server;
  };

  try {
    const assembly = loadAssembly(resolve(options.assembly), options.stackName);
    const secrets = createSecrets(join(dataFolder, 'secrets.json'));
    const siteHost = `localhost:${port}`;
    const template = stackTemplate(assembly, { siteHost, secret: secrets.value });
    for (const id of template.ofType('AWS::SecretsManager::Secret')) {
      secrets.ensure(template.ref(id), template.read(id, SecretSchema, SECRET_IGNORED));
    }
    const mailbox = createMailbox(join(dataFolder, 'mailbox'));
    const webhooks = createWebhooks(join(dataFolder, 'webhooks.jsonl'));
    const {
      now,
      environment,
      processes,
      through = async (_: string, address: string) => address,
    } = options.proof ?? {};
    const { find: queues, byUrl } = await openQueues(template, join(dataFolder, 'queues'), now);
    const dynamodb = keep(await startDynamoDb(join(dataFolder, 'dynamodb'), tablesOf(template)));
    const sns = keep(await listenOnFreePort(createSns({ ...topicsOf(template), mailbox, queue: queues })));
    const sqs = keep(await listenOnFreePort(createSqs(byUrl)));
    const ses = keep(await listenOnFreePort(createSes(mailbox)));
    const receiver = keep(await listenOnFreePort(webhooks.listener));
    const secretsManager = keep(await listenOnFreePort(secrets.listener));

    const functions = startFunctions(template, {
      endpoints: {
        DYNAMODB: await through('DYNAMODB', dynamodb.url),
        SNS: await through('SNS', sns.url),
        SESV2: await through('SESV2', ses.url),
        SECRETS_MANAGER: await through('SECRETS_MANAGER', secretsManager.url),
      },
      overrides: {
        ...limits(options),
        // Whatever address the template has, no lead leaves this machine.
        WEBHOOK_URL: await through('WEBHOOK', receiver.url),
        WEBHOOK_NETWORK: 'loopback',
        SITE_URL: url,
      },
      ...(environment && { environment }),
      ...(processes && { processes }),
      logFolder: join(dataFolder, 'logs'),
      log: options.log,
    });
    started.push(functions);

    const origins = new Map<string, Origin>();
    for (const id of template.ofType('AWS::S3::Bucket')) {
      origins.set(template.getAtt(id, 'RegionalDomainName'), createBucketOrigin(template, id));
    }
    for (const id of template.ofType('AWS::Lambda::Url')) {
      const domain = new URL(template.ref(id)).host;
      const target = functions.find(template.read(id, FunctionUrlSchema).TargetFunctionArn);
      origins.set(domain, createFunctionUrlOrigin(target, domain));
      target.warm();
    }
    const distribution = readDistribution(template, options.log);
    for (const { origin } of distribution.behaviours) {
      if (!origins.has(origin.domain))
        throw new LocalStackError(
          `Template: The local stack does not know the origin ${origin.domain}. It must be a bucket or a function URL of the template.`,
        );
    }
    const cloudFront = createCloudFront(
      distribution,
      (domain) => found(origins.get(domain), domain),
      options.log,
    );

    const sources: EventSource[] = [];
    for (const id of template.ofType('AWS::Lambda::EventSourceMapping')) {
      const mapping = template.read(id, EventSourceSchema, EVENT_SOURCE_IGNORED);
      const target = functions.find(mapping.FunctionName);
      const source = startEventSource(queues(mapping.EventSourceArn), target, mapping, now);
      sources.push(source);
      started.push(source);
    }
    const rules = new Map<string, Schedule>();
    for (const id of template.ofType('AWS::Events::Rule')) {
      const rule = template.read(id, RuleSchema, RULE_IGNORED);
      const ruleArn = template.getAtt(id, 'Arn');
      const schedule = startSchedule({
        ruleArn,
        rule,
        target: functions.find,
        firstRunAfterMs: 2000,
        onlyWhenAsked: now !== undefined,
      });
      rules.set(id, schedule);
      started.push(schedule);
    }

    const status: Status = {
      dynamodb: dynamodb.url,
      sns: sns.url,
      sqs: sqs.url,
      mailbox: `${url}${LOCAL_PREFIX}mailbox.json`,
      webhooks: `${url}${LOCAL_PREFIX}webhooks.json`,
      tables: {
        businessLeads: template.output('BusinessLeadsTable'),
        tvLeads: template.output('TvLeadsTable'),
        limits: template.output('LimitsTable'),
      },
      topic: template.output('LeadTopicArn'),
      queues: Object.fromEntries(
        template
          .outputNames()
          .filter((name) => name.endsWith('QueueUrl'))
          .map((name) => [name, template.output(name)]),
      ),
    };
    const runRule = (name: string) => [...rules].find(([id]) => id.includes(name))?.[1].run();
    const kill = (name: string) => {
      const id = template.ofType('AWS::Lambda::Function').find((each) => each.includes(name));
      functions.find(template.ref(found(id, name))).kill();
    };
    const deliver = async () => void (await Promise.all(sources.map((source) => source.deliver())));
    reservation.serve((request, response) => {
      if (request.url?.startsWith(LOCAL_PREFIX))
        return void serveLocalPage(request, response, { status, mailbox, webhooks, runRule });
      cloudFront(request, response);
    });
    return { url, status, kill, runRule, deliver, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function limits({ rateLimit, duplicateLimit }: LocalStackOptions): Record<string, string> {
  return {
    ...(rateLimit !== undefined && { RATE_LIMIT: `${rateLimit}`, RATE_LIMIT_WITHOUT_SCRIPT: `${rateLimit}` }),
    ...(duplicateLimit !== undefined && { DUPLICATE_LIMIT: `${duplicateLimit}` }),
  };
}
