import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import { ignored } from './template.ts';
import type { Viewer } from './viewer.ts';

export const EdgeFunctionSchema = z.strictObject({
  Name: z.string(),
  AutoPublish: z.literal(true),
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({ Comment: z.string(), Runtime: z.literal('cloudfront-js-2.0') }),
  Tags: ignored,
});

export type EdgeFunction = (
  viewer: Pick<Viewer, 'method' | 'path' | 'rawQuery' | 'headers' | 'clientIp'>,
) => Promise<z.infer<typeof ResultSchema>>;

/**
 * Runs a CloudFront function (viewer request, runtime 2.0) in a context of its own, without Node's globals. Throws if
 * the function throws or returns nonsense.
 */
export function createEdgeFunction(code: string, log: (line: string) => void): EdgeFunction {
  const context = createContext({
    console: { log: (...parts: unknown[]) => log(`edge function: ${parts.join(' ')}`) },
  });
  new Script(code, { filename: 'edge-function.js' }).runInContext(context);
  // The context itself parses the event and serialises the result, so that no object of this process leaks in. We
  // call a function rather than run a script with a timeout, which would start a costly thread each time.
  const invoke = new Script(`(async (eventJson, raw) => {
    const event = JSON.parse(eventJson);
    Object.defineProperty(event.request, 'rawQueryString', { value: () => raw });
    return JSON.stringify(await handler(event));
  })`).runInContext(context) as (eventJson: string, raw: string | undefined) => Promise<string | undefined>;

  return async (viewer) => {
    const json = await invoke(JSON.stringify(eventOf(viewer)), viewer.rawQuery);
    return ResultSchema.parse(JSON.parse(json ?? 'null'));
  };
}

/** A changed request, or a response of its own. */
const ResultSchema = z
  .object({
    statusCode: z.int().optional(),
    uri: z.string().default(''),
    headers: z
      .record(
        z.string(),
        z.object({ value: z.string() }).transform(({ value }) => value),
      )
      .default({}),
    body: z.string().default(''),
    /** Kept apart from headers, as CloudFront does. */
    cookies: z
      .record(z.string(), z.object({ value: z.string(), attributes: z.string().default('') }))
      .default({}),
  })
  .refine(({ statusCode, uri }) => statusCode !== undefined || uri.startsWith('/'));

/** Without parsed query: a function that reads it fails here, since nothing would vouch for the parsing. */
function eventOf({ method, path, headers, clientIp }: Parameters<EdgeFunction>[0]) {
  const { cookie = '', ...others } = headers;
  const cookies = cookie.split('; ').flatMap((pair) => {
    const [name = '', value] = pair.split('=', 2);
    return value === undefined ? [] : [[name, { value }]];
  });
  return {
    version: '1.0',
    context: { eventType: 'viewer-request', distributionDomainName: 'localhost' },
    viewer: { ip: clientIp },
    request: {
      method,
      uri: path,
      cookies: Object.fromEntries(cookies),
      headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value }])),
    },
  };
}
