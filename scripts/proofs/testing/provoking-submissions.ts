import { randomUUID } from 'node:crypto';
import { type FormName, HONEYPOT_FIELD } from '../../../functions/leads/contract.ts';
import { type Submission, submissionOf } from './visitors.ts';

/** Lower-case letters only, so it looks the same in JSON, HTML and URLs. */
export const MARKER = 'geheimniskraemerei';

export type Provocation = { submission: Submission; headers?: Record<string, string> };
type Fields = Record<string, unknown>;

/** Submissions of one visitor, in order, that provoke every answer of a form while all services work. */
export function submissionsForEveryAnswer(form: FormName, number: number): Provocation[] {
  const visitor = submissionOf(1000 + number, form);
  const fields = marked(visitor);
  const json = (changes: Fields = {}, headers?: Record<string, string>): Provocation => ({
    submission: { ...visitor, body: JSON.stringify({ ...fields, submissionId: randomUUID(), ...changes }) },
    ...(headers && { headers }),
  });
  const raw = (body: string, headers?: Record<string, string>): Provocation => ({
    submission: { ...visitor, body },
    ...(headers && { headers }),
  });
  const native = (changes: Fields = {}, more: Partial<Submission> = {}): Provocation => {
    const { consent, elapsedMs, submissionId, ...typed }: Fields = { ...fields, ...changes };
    const pairs = Object.entries({ ...typed, ...(consent ? { consent: 'on' } : {}) });
    return {
      submission: {
        ...visitor,
        contentType: 'application/x-www-form-urlencoded',
        accept: 'text/html',
        body: new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString(),
        ...more,
      },
    };
  };
  const submissionId = randomUUID();
  const wrong = Object.keys(fields).map((key) => json({ [key]: [MARKER] }));
  return [
    json({ submissionId }),
    json({ submissionId, name: `${MARKER} anders` }),
    json(),
    ...wrong,
    json({ unknown: MARKER }),
    json({ email: `${MARKER}@` }),
    json({ name: MARKER.repeat(20) }),
    json({ name: `${MARKER}\u0000` }),
    json({ [HONEYPOT_FIELD]: MARKER }),
    json({ elapsedMs: 10 }),
    json({}, { 'sec-fetch-site': 'cross-site' }),
    json({}, { 'sec-fetch-site': 'none', origin: `https://${MARKER}.example` }),
    json({ message: MARKER.repeat(3000) }),
    raw(`{"name":"${MARKER}","name":"${MARKER}"}`),
    raw(`{"email":"${MARKER}@example.com`),
    raw(`<name>${MARKER}</name>`, { 'content-type': `text/${MARKER}` }),
    raw(`"${MARKER}"`, { 'content-type': `application/json; charset=${MARKER}` }),
    native(),
    native({ email: `${MARKER}@`, name: `<b>"${MARKER}"</b>` }),
    native({ message: MARKER.repeat(3000) }),
    native({}, { body: `name=${MARKER}&name=${MARKER}&email=%` }),
    native({ unknown: MARKER }),
    { submission: visitorGets(visitor) },
    // More than the limit allows without a fill time, each with a different address.
    ...(form === 'business'
      ? Array.from({ length: 31 }, (_, more) =>
          json({ email: `${more}-${MARKER}@example.com`, elapsedMs: undefined }),
        )
      : []),
    native({ email: `noch-${MARKER}@example.com` }),
    json({ email: `auch-${MARKER}@example.com` }),
  ];
}

/** Submissions to send while a service is broken. */
export function whileBroken(form: FormName, number: number): Provocation[] {
  const visitor = submissionOf(2000 + number, form);
  const email = `${number}-${MARKER}@example.com`;
  return [{ submission: { ...visitor, body: JSON.stringify({ ...marked(visitor), email }) } }];
}

/** The marker in every field that takes text. */
function marked({ form, body }: Submission): Fields {
  const fields: Fields = JSON.parse(String(body));
  const given = { name: MARKER, email: `${form}@${MARKER}.example`, page: `/${MARKER}?utm_source=${MARKER}` };
  const texts = form === 'enquiry' || form === 'business' ? { company: MARKER, phone: MARKER } : {};
  return { ...fields, ...given, ...texts, ...(form !== 'free-prompts' && { message: MARKER }) };
}

/** A visit to the form's address instead of a submission. */
const visitorGets = (visitor: Submission): Submission => ({ ...visitor, method: 'GET', body: '' });
