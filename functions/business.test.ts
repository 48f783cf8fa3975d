import { expect, test } from 'vitest';
import { BUSINESS_LEAD_TYPES } from './leads/business.ts';
import { businessFailures } from './leads/messages.ts';
import { published } from './testing/aws.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();
const json = (changes: Record<string, unknown> = {}) => visitor.jsonOf('business', changes);

test.each(BUSINESS_LEAD_TYPES)('the lead type %s is stored as it is', async (leadType) => {
  const request = json({ leadType });
  expect((await visitor.api.send(request)).status).toBe(201);
  expect(await visitor.itemOf(request)).toMatchObject({ lead_type: leadType });
});

test.each([['herbst-kickstart'], ['consulting'], ['free-prompts'], [''], [undefined], [null]])(
  'the lead type %j is refused',
  async (leadType) => {
    const problem = await visitor.refusedAs(json({ leadType }));
    expect(problem.errors).toEqual([{ field: 'leadType', message: 'Diese Angabe ist ungültig' }]);
  },
);

test.each([[''], [null], [undefined], ['  ']])('the phone %j is stored as null', async (phone) => {
  const request = json({ phone });
  expect((await visitor.api.send(request)).status).toBe(201);
  expect(await visitor.itemOf(request)).toMatchObject({ phone: null, message: null, consent: true });
  expect(published(visitor.api.sns.requests[0])).toMatchObject({
    form: 'business',
    phone: null,
    message: null,
  });
});

test('a phone given as null and one left empty are the same submission', async () => {
  const request = json({ phone: '' });
  await visitor.api.send(request);
  const { submissionId } = JSON.parse(String(request.body));
  const again = await visitor.api.send(json({ submissionId, phone: null }));
  expect(again.headers).toHaveProperty('idempotency-replayed', 'true');
});

test('the same submissionId with other data is refused', async () => {
  const request = json();
  await visitor.api.send(request);
  const { submissionId } = JSON.parse(String(request.body));
  expect(await visitor.refusedAs(json({ submissionId, company: 'Andere GmbH' }))).toMatchObject({
    status: 422,
    code: 'key_reuse',
    ...businessFailures.key_reuse,
  });
});

test('without JavaScript it goes to the thank-you page, and the message of the contact page is stored', async () => {
  const message = 'Erste Zeile\r\nzweite Zeile';
  const request = visitor.nativeOf('business', { leadType: 'kontakt', phone: '', message });
  expect(await visitor.api.send(request)).toMatchObject({
    status: 303,
    headers: { location: '/anfrage-danke' },
  });
  const items = await visitor.api.leads();
  expect(items.find((item) => item.message === 'Erste Zeile\nzweite Zeile')).toMatchObject({
    lead_type: 'kontakt',
    phone: null,
    consentText: expect.stringContaining('Datenschutzerklärung'),
  });
});

test('the error page remembers where the visitor came from, and links to visible fields', async () => {
  const answer = await visitor.refused(
    visitor.nativeOf('business', { leadType: 'ki-vortraege', page: '/ki-vortraege', company: '' }),
  );
  expect(answer.text).toContain('<input type="hidden" name="leadType" value="ki-vortraege">');
  expect(answer.text).toContain('<input type="hidden" name="page" value="/ki-vortraege">');
  expect(answer.text).toContain('<a href="#company">Bitte geben Sie Ihre Firma ein</a>');

  const odd = await visitor.refused(visitor.nativeOf('business', { leadType: '' }));
  expect(odd.text).toContain('<input type="hidden" name="leadType" value="kontakt">');
  expect(odd.text).not.toContain('href="#leadType"');
});
