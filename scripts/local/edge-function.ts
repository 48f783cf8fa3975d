import { createContext, Script } from 'node:vm';

/** A query parameter, header or cookie in CloudFront's event format. */
type Field = { value: string; multiValue?: Array<{ value: string }> };
export type Fields = Record<string, Field>;

export type EdgeRequest = {
  method: string;
  uri: string;
  rawQuery: string | undefined;
  headers: Record<string, string[]>;
  clientIp: string;
};
export type EdgeResponse = {
  statusCode: number;
  headers?: Fields;
  cookies?: Fields;
  body?: string | { encoding: string; data: string };
};
export type EdgeResult =
  | { request: { uri: string; rawQuery: string | undefined; headers: Record<string, string[]> } }
  | { response: EdgeResponse };

export type EdgeFunction = (request: EdgeRequest) => Promise<EdgeResult>;

/**
 * Runs the template's CloudFront function (viewer request, runtime 2.0) in a separate context without Node's
 * globals. Throws if the function throws (503 at CloudFront) or returns nonsense (502).
 */
export function createEdgeFunction(code: string, name: string, log: (line: string) => void): EdgeFunction {
  const context = createContext({
    console: { log: (...parts: unknown[]) => log(`${name}: ${parts.join(' ')}`) },
  });
  new Script(code, { filename: `${name}.js` }).runInContext(context);
  // The context itself parses the event and serialises the result, so that no object of this process leaks in. We
  // call a function rather than run a script with a timeout, which would start a costly thread each time.
  const invoke = new Script(`(async (eventJson, raw) => {
    const event = JSON.parse(eventJson);
    Object.defineProperty(event.request, 'rawQueryString', { value: () => raw });
    return JSON.stringify(await handler(event));
  })`).runInContext(context) as (eventJson: string, raw: string | undefined) => Promise<string | undefined>;

  return async (request) => {
    const event = eventOf(request);
    const json = await invoke(JSON.stringify(event), request.rawQuery);
    const result = JSON.parse(json ?? 'null') as (EdgeResponse & Partial<EdgeEvent['request']>) | null;
    if (result && typeof result.statusCode === 'number') return { response: result };
    if (!result || typeof result.uri !== 'string' || !result.uri.startsWith('/') || !result.headers) {
      throw new TypeError(`${name} returned neither a request nor a response`);
    }
    const unchanged = JSON.stringify(result.querystring) === JSON.stringify(event.request.querystring);
    const headers = Object.fromEntries(
      Object.entries(result.headers).map(([key, field]) => [key, values(field)]),
    );
    const cookies = Object.entries(result.cookies ?? {}).flatMap(([key, field]) =>
      values(field).map((value) => `${key}=${value}`),
    );
    if (cookies.length > 0) headers.cookie = [cookies.join('; ')];
    return {
      request: {
        uri: result.uri,
        rawQuery: unchanged ? request.rawQuery : serialise(result.querystring ?? {}),
        headers,
      },
    };
  };
}

type EdgeEvent = ReturnType<typeof eventOf>;

function eventOf({ method, uri, rawQuery, headers, clientIp }: EdgeRequest) {
  const { cookie = [], ...rest } = headers;
  return {
    version: '1.0',
    context: {
      eventType: 'viewer-request',
      distributionId: 'LOCAL',
      distributionDomainName: 'localhost',
      requestId: crypto.randomUUID(),
    },
    viewer: { ip: clientIp },
    request: {
      method,
      uri,
      querystring: fields(
        (rawQuery ?? '')
          .split('&')
          .filter(Boolean)
          .map((pair) => split(pair, '=')),
      ),
      headers: fields(
        Object.entries(rest).flatMap(([name, list]) => list.map((value): [string, string] => [name, value])),
      ),
      cookies: fields(
        cookie
          .join(';')
          .split(';')
          .map((pair) => pair.trim())
          .filter(Boolean)
          .map((pair) => split(pair, '=')),
      ),
    },
  };
}

/** `value` is the first; `multiValue` is set only for repeated names. */
function fields(pairs: Array<[string, string]>): Fields {
  const result: Fields = {};
  for (const [name, value] of pairs) {
    const known = Object.hasOwn(result, name) ? result[name] : undefined;
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    else
      Object.defineProperty(result, name, {
        value: { value },
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return result;
}

export function values({ value, multiValue }: Field): string[] {
  return multiValue ? multiValue.map((item) => item.value) : [value];
}

function serialise(querystring: Fields): string {
  return Object.entries(querystring)
    .flatMap(([name, field]) => values(field).map((value) => `${name}=${value}`))
    .join('&');
}

function split(pair: string, separator: string): [string, string] {
  const at = pair.indexOf(separator);
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
