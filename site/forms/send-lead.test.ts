import { afterEach, expect, test, vi } from 'vitest';
import { sendLead } from './send-lead.ts';

afterEach(() => vi.unstubAllGlobals());

test('a replacement character in pasted text is escaped, so that it does not pass for corrupted bytes', async () => {
  const fetched = vi.fn(async () => new Response('{}', { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  expect(await sendLead('enquiry', { company: 'M\uFFFDller' })).toEqual({ stored: true });
  const [, { body }] = fetched.mock.calls[0] as unknown as [string, { body: string }];
  expect(body).not.toContain('\uFFFD');
  expect(JSON.parse(body)).toEqual({ company: 'M\uFFFDller' });
});
