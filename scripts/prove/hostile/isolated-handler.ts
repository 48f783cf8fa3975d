import { resolve } from 'node:path';
import { endpointOf } from '../../../functions/leads/contract.ts';
import { buildFolder } from '../../../site/build-folder.ts';
import type { OriginResponse } from '../../local/cloudfront.ts';
import { createFunctionUrlOrigin } from '../../local/function-url.ts';
import { listenOnFreePort, readBody } from '../../local/http.ts';
import { createFunction } from '../../local/lambda.ts';
import type { HostileRequest, Stored } from './model.ts';

const FOLDER = resolve(buildFolder, 'functions/submit-lead');
const SECRET = 'secret-of-this-proof';
const VARIABLES = {
  BUSINESS_LEADS_TABLE: 'leads',
  TV_LEADS_TABLE: 'tv-leads',
  LIMITS_TABLE: 'limits',
  LEAD_TOPIC_ARN: 'arn:aws:sns:eu-central-1:000000000000:leads',
  ORIGIN_SECRET_ARN: 'origin',
  HASH_KEY_ARN: 'hash-key',
  RATE_LIMIT: '30',
  RATE_LIMIT_WITHOUT_SCRIPT: '10',
  DUPLICATE_LIMIT: '5',
};

/** The bundled handler in its own process, behind a function URL and in front of services that only record calls. */
export type IsolatedHandler = {
  /** Returns the answer and the items written meanwhile. */
  ask(request: HostileRequest): Promise<{ answer: OriginResponse; written: Stored[] }>;
  end(): Promise<void>;
};

/** @param change alters recorded items (sabotage) */
export async function startIsolatedHandler(change: (item: Stored) => Stored): Promise<IsolatedHandler> {
  let written: Stored[] = [];
  const services = await listenOnFreePort(async (request, response) => {
    const body = (await readBody(request))?.toString() ?? '';
    const target = String(request.headers['x-amz-target'] ?? 'Publish');
    if (target.endsWith('PutItem')) written.push(change(plainItem(JSON.parse(body).Item)));
    const isJson = target !== 'Publish';
    response.writeHead(200, { 'content-type': isJson ? 'application/x-amz-json-1.0' : 'text/xml' });
    response.end(
      target.endsWith('GetSecretValue')
        ? JSON.stringify({ SecretString: SECRET })
        : isJson
          ? '{}'
          : PUBLISHED,
    );
  });
  const target = createFunction({
    name: 'submit-lead',
    arn: 'arn:aws:lambda:eu-central-1:000000000000:function:submit-lead',
    folder: FOLDER,
    handler: 'index.handler',
    memoryMb: 512,
    timeoutMs: 10_000,
    environment: {
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL: services.url,
      ...VARIABLES,
    },
    processes: 1,
    log: () => {},
  });
  const origin = createFunctionUrlOrigin(target, 'api.lambda-url.eu-central-1.on.aws');
  return {
    async ask({ form, contentType, contentEncoding, accept, body }) {
      written = [];
      const headers = {
        'content-type': contentType,
        accept,
        'sec-fetch-site': 'same-origin',
        'x-origin-secret': SECRET,
        'cloudfront-viewer-address': '192.0.2.1:40000',
        ...(contentEncoding && { 'content-encoding': contentEncoding }),
      };
      const path = endpointOf(form);
      const common = { method: 'POST', clientIp: '192.0.2.1' };
      return { answer: await origin({ ...common, path, headers, body }), written };
    },
    async end() {
      await target.stop();
      await services.close();
    },
  };
}

const PUBLISHED =
  '<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>';

/** A DynamoDB item without type descriptors. */
const plainItem = (item: Record<string, Record<string, unknown>>): Stored =>
  Object.fromEntries(
    Object.entries(item).map(([key, typed]) => [key, 'NULL' in typed ? null : Object.values(typed)[0]]),
  );
