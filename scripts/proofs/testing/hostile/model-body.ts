type Fields = Record<string, unknown>;

/** The fields of a body; undefined if it has to be refused: not UTF-8, unparsable, or with a duplicate key. */
export function readFields(bytes: Buffer, isForm: boolean): Fields | undefined {
  const text = bytes.toString();
  if (!Buffer.from(text).equals(bytes)) return undefined;
  // In JSON, U+FFFD can't be distinguished from the replacement of invalid bytes.
  if (!isForm && text.includes('\ufffd')) return undefined;
  const withoutMark = text.startsWith('\ufeff') ? text.slice(1) : text;
  return isForm ? readForm(withoutMark) : readJson(withoutMark);
}

function readForm(text: string): Fields | undefined {
  const fields = new Map<string, unknown>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const [name = '', ...value] = pair.split('=');
    const pairs = [decode(name), decode(value.join('='))];
    const [key, given] = pairs;
    if (key === undefined || given === undefined || fields.has(key)) return undefined;
    fields.set(key, given);
  }
  // Form values are text; empty hidden fields count as absent.
  const consent = fields.get('consent');
  if (consent === 'on' || consent === 'true') fields.set('consent', true);
  for (const hidden of ['submissionId', 'elapsedMs']) if (fields.get(hidden) === '') fields.delete(hidden);
  const elapsed = fields.get('elapsedMs');
  if (typeof elapsed === 'string' && /^[0-9]+([.][0-9]+)?$/.test(elapsed))
    fields.set('elapsedMs', Number.parseFloat(elapsed));
  return Object.fromEntries(fields);
}

function decode(text: string): string | undefined {
  const bytes: number[] = [];
  const source = Buffer.from(text);
  for (let at = 0; at < source.length; at++) {
    const byte = source[at] as number;
    if (byte === 0x2b) bytes.push(0x20);
    else if (byte === 0x25) {
      const code = source.subarray(at + 1, at + 3).toString('latin1');
      if (!/^[0-9a-f]{2}$/i.test(code)) return undefined;
      bytes.push(Number.parseInt(code, 16));
      at += 2;
    } else bytes.push(byte);
  }
  const decoded = Buffer.from(bytes);
  const result = decoded.toString();
  return Buffer.from(result).equals(decoded) ? result : undefined;
}

function readJson(text: string): Fields | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return givesKeyTwice(text) ? undefined : (value as Fields);
}

/** Scans valid JSON character by character, tracking the keys of all open objects. */
function givesKeyTwice(text: string): boolean {
  const open: Array<{ keys: Set<string>; isObject: boolean }> = [];
  let last = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (character === '"') {
      const from = at;
      for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++;
      const top = open.at(-1);
      // In an object, a string is a key if it follows the brace or a comma.
      if (top?.isObject && (last === '{' || last === ',')) {
        const key: string = JSON.parse(text.slice(from, at + 1));
        if (top.keys.has(key)) return true;
        top.keys.add(key);
      }
      last = '"';
      continue;
    }
    if (character === '{' || character === '[') open.push({ keys: new Set(), isObject: character === '{' });
    if (character === '}' || character === ']') open.pop();
    if (character.trim() !== '') last = character;
  }
  return false;
}
