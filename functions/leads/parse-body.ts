/** The values in a request's body, not validated yet. */
export type Body = Record<string, unknown>;

/**
 * Reads a JSON object. Undefined for anything else: broken JSON, bytes that are not UTF-8, a key given twice
 * (JSON.parse would silently keep the last).
 */
export function parseJson(bytes: Uint8Array): Body | undefined {
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !repeatsKey(text) ? (value as Body) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a form as browsers send it, with its values as the schemas want them: JSON types, and nothing in place
 * of hidden fields that no script has filled. Undefined for broken encoding and for a key given twice.
 */
export function parseForm(bytes: Uint8Array): Body | undefined {
  try {
    const pairs = utf8.decode(bytes).split('&').filter(Boolean);
    const entries = pairs.map((pair) => {
      const cut = pair.indexOf('=');
      return cut < 0
        ? ([decode(pair), ''] as const)
        : ([decode(pair.slice(0, cut)), decode(pair.slice(cut + 1))] as const);
    });
    if (new Set(entries.map(([key]) => key)).size < entries.length) return undefined;
    return Object.fromEntries(entries.map(([key, value]) => [key, fromForm(key, value)]).filter(isGiven));
  } catch {
    return undefined;
  }
}

/** Reads what it can of a form, to show it again: never refuses, keeps the first of a repeated key. */
export function typedValues(bytes: Uint8Array): Map<string, string> {
  const entries = [...new URLSearchParams(Buffer.from(bytes).toString('utf8'))];
  return new Map(entries.reverse());
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

function fromForm(key: string, value: string): unknown {
  if (key === 'consent') return value === 'on' || value === 'true' ? true : value;
  if (key === 'submissionId') return value || undefined;
  if (key === 'elapsedMs') return value ? (/^\d+(\.\d+)?$/.test(value) ? Number(value) : value) : undefined;
  return value;
}

const isGiven = (entry: unknown[]) => entry[1] !== undefined;

/** Whether an object in this valid JSON text gives a key twice. Without recursion: depth is the sender's choice. */
function repeatsKey(json: string): boolean {
  const open: Array<Set<string> | undefined> = [];
  let atKey = false;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\],:]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (atKey && token.startsWith('"')) {
      // Parsed, because "a" and "\u0061" are the same key.
      const key: string = JSON.parse(token);
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
    atKey = token === '{' || (token === ',' && open.at(-1) !== undefined);
  }
  return false;
}
