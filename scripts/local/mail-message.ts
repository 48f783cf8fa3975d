export type Mail = {
  from: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
};

/** The mail as an .eml message (RFC 5322, MIME). */
export function messageSource(mail: Mail & { id: string; date: Date }): string {
  const headers = [
    `From: ${address(mail.from)}`,
    `To: ${address(mail.to)}`,
    ...(mail.replyTo ? [`Reply-To: ${address(mail.replyTo)}`] : []),
    `Subject: ${words(mail.subject)}`,
    `Date: ${mail.date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mail.id}@local.invalid>`,
    'MIME-Version: 1.0',
  ];
  if (mail.html === undefined) return lines([...headers, ...part('text/plain', mail.text), '']);
  const boundary = `=_${mail.id}`;
  return lines([
    ...headers,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('text/plain', mail.text),
    `--${boundary}`,
    ...part('text/html', mail.html),
    `--${boundary}--`,
    '',
  ]);
}

function part(type: string, content: string): string[] {
  const encoded = Buffer.from(content.replace(/\r?\n/g, '\r\n')).toString('base64');
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(encoded.match(/.{1,76}/g) ?? []),
  ];
}

/** `Name <local@host>`, or several separated by commas; encodes names where necessary. */
function address(value: string): string {
  const match = /^(.*)<([^<>]*)>\s*$/s.exec(value);
  if (!match) return value.replace(/[\r\n]+/g, ' ').trim();
  const name = (match[1] ?? '').trim().replace(/^"(.*)"$/s, '$1');
  return `${/^[\w ]*$/.test(name) ? name : words(name, true)} <${(match[2] ?? '').replace(/\s/g, '')}>`;
}

/** RFC 2047: keeps printable ASCII and encodes anything else, line breaks included, in words of up to 75 characters. */
function words(value: string, always = false): string {
  if (!always && /^[\x20-\x7e]*$/.test(value) && !value.includes('=?') && value.length < 900) return value;
  const chunks: string[] = [];
  let chunk = '';
  for (const character of value) {
    if (Buffer.byteLength(chunk + character) > 42) {
      chunks.push(chunk);
      chunk = '';
    }
    chunk += character;
  }
  chunks.push(chunk);
  return chunks.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ');
}

function lines(content: string[]): string {
  return content.join('\r\n');
}
