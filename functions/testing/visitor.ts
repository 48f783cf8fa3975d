import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { bounds } from '../aws.ts';
import { endpointOf, type FormName } from '../leads/contract.ts';
import { nativePost, type Received, type Sent } from './function-url.ts';
import { type LeadApi, startLeadApi } from './handlers.ts';
import { enquiry, filledIn } from './leads.ts';

/** The form's input fields, as a browser without JavaScript sends them. */
export const typed = {
  website: '',
  submissionId: '',
  elapsedMs: '',
  page: '',
  ...enquiry,
  message: 'Wir möchten Angebote\r\nschneller schreiben.',
  consent: 'on',
};

/** The lead API for the tests of a file, each of which is another visitor with a rate limit of its own. */
export class Visitor {
  api!: LeadApi;
  number = 0;

  constructor() {
    beforeAll(async () => {
      // No window of ten minutes may end in the middle of a test.
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-08-11T10:03:00Z') });
      // The services share this process, so a busy machine answers later than a handler waits before it asks again.
      Object.assign(bounds.requestHandler, { connectionTimeout: 60_000, requestTimeout: 60_000 });
      this.api = await startLeadApi(() => import('../submit-lead.handler.ts'));
    });
    beforeEach(() => {
      this.number++;
      this.api.sns.requests.length = 0;
      this.api.log.length = 0;
    });
    afterAll(async () => {
      await this.api.stop();
      vi.useRealTimers();
    });
  }

  get from() {
    return { 'cloudfront-viewer-address': `198.51.100.${this.number}:40000` };
  }

  /** A valid enquiry of the browser's script, with changes. */
  json(changes: Record<string, unknown> = {}, headers: Sent['headers'] = {}): Sent {
    return this.jsonOf('enquiry', changes, headers);
  }

  /** The same as a browser without JavaScript sends it. */
  native(changes: Record<string, string> = {}): Sent {
    return nativePost({ ...typed, ...changes }, this.from);
  }

  /** A valid request of any form, as `json`. */
  jsonOf(form: FormName, changes: Record<string, unknown> = {}, headers: Sent['headers'] = {}): Sent {
    const body = { ...filledIn[form], submissionId: randomUUID(), elapsedMs: 8000, ...changes };
    return { path: endpointOf(form), headers: { ...this.from, ...headers }, body: JSON.stringify(body) };
  }

  /** As `native`, of any form. */
  nativeOf(form: FormName, changes: Record<string, string> = {}, headers: Sent['headers'] = {}): Sent {
    const { consent, ...fields } = { consent: undefined, ...filledIn[form] };
    const sent = { website: '', page: '', ...fields, ...(consent && { consent: 'on' }), ...changes };
    return { path: endpointOf(form), ...nativePost(sent, { ...this.from, ...headers }) };
  }

  /** Lead, as it is kept, of a submission. */
  async itemOf(request: Sent): Promise<Record<string, unknown> | undefined> {
    const { submissionId } = JSON.parse(String(request.body));
    return (await this.api.leads()).find((item) => item.submissionId === submissionId);
  }

  /** Does something at a later time. */
  async later(ms: number, action: () => Promise<void>): Promise<void> {
    const now = Date.now();
    vi.setSystemTime(now + ms);
    await action();
    vi.setSystemTime(now);
  }

  async countLeads(): Promise<number> {
    return (await this.api.leads()).length;
  }

  /** Sends a request that must be refused, and makes sure that it leaves nothing behind. */
  async refused(request: Sent): Promise<Received> {
    const before = await this.countLeads();
    const published = this.api.sns.requests.length;
    const answer = await this.api.send(request);
    expect(await this.countLeads()).toBe(before);
    expect(this.api.sns.requests).toHaveLength(published);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    return answer;
  }

  /** As `refused`, for an answer that is a problem document. */
  async refusedAs(request: Sent) {
    const { status, headers, text } = await this.refused(request);
    expect(headers['content-type']).toBe('application/problem+json');
    const problem = JSON.parse(text);
    expect(problem.status).toBe(status);
    return problem;
  }
}
