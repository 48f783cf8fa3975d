import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlMail } from '../functions/leads/template.ts';
import { mailsSchema } from '../site/content/schemas/mails.ts';
import { contentCopy } from '../site/content/testing/content-copy.ts';
import { fixture, fixtureFolder } from '../site/testing/fixture.ts';
import { mailsPage } from './mails-page.ts';
import { mailTemplates } from './site-build-module.ts';

const source = parse(readFileSync(join(fixtureFolder, 'mails.yaml'), 'utf8'));
const facts = {
  ...fixture.facts,
  legalName: 'Beispiel & Partner GmbH',
  managingDirector: 'Petra Beispiel',
  street: 'Musterstraße 1',
  postalCode: '60311',
  city: 'Frankfurt am Main',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'HRB 4711',
};
const details = (text: string) => mailsSchema.safeParse({ ...source, companyDetails: text });
const sentence = '{{legalName}} {{city}} {{registerCourt}} {{registerNumber}} {{managingDirector}}';

test('a mail to a visitor ends with what a company has to name, each on a line of its own, in HTML too', () => {
  const { visitor, owner } = mailTemplates({ mails: mailsSchema.parse(source), facts });
  const end = [
    'Beispiel & Partner GmbH',
    'Musterstraße 1, 60311 Frankfurt am Main',
    'Sitz:              Frankfurt am Main',
    'Registergericht:   Amtsgericht Musterstadt, HRB 4711',
    'Geschäftsführung:  Petra Beispiel',
  ];
  for (const mail of Object.values(visitor)) {
    expect(mail.text.trimEnd().split('\n').slice(-6)).toEqual(['', ...end]);
    expect(htmlMail(mail, {})).toContain(`<p>${end.join('<br>').replace('&', '&amp;')}</p>\n</body>`);
  }
  expect(owner.templates.enquiry.text).not.toContain('HRB');
});

const copy = contentCopy();

test('the page of mails shows each as it would be sent', () => {
  copy.edit('mails.yaml', 'vielen Dank für', 'besten <Dank> für');
  const { forms, site } = copy.load();
  const page = mailsPage(copy.load());
  expect(page).toContain(`Neuer Download: ${forms.leadTypes['free-prompts']}`);
  for (const { subject } of [
    source.ownerNotification,
    source.popupSignupNotification,
    source.popupSignupConfirmed,
    source.popupSignupLink,
    source.freePromptsNotification,
    source.ownerDigest,
    source.alarmsUnheard,
    source.confirmation,
  ]) {
    expect(page).toContain(`Betreff: <b>${subject}</b>`);
  }
  expect(page).toContain('besten &lt;Dank&gt; für');
  expect(page).toContain(site.name);
  // HTML inside an attribute is escaped twice.
  expect(page).toContain('besten &amp;lt;Dank&amp;gt; für');
  expect(page).not.toContain('{{');
});

test.each(['name', 'company', 'email', 'message'])(
  'a confirmation that repeats what was typed as {{%s}} is refused',
  (slot) => {
    const { found } = copy.replace('mails.yaml', 'vielen Dank für', `vielen Dank, {{${slot}}}, für`);
    expect(found).toEqual([
      expect.stringContaining(`confirmation.text: Der Text enthält den unbekannten Platzhalter {{${slot}}}.`),
    ]);
  },
);

test.each(['name', 'message'])('a link that comes with what was typed as {{%s}} is refused', (slot) => {
  const { found } = copy.replace('mails.yaml', 'wurde diese Adresse', `wurde {{${slot}}}, diese Adresse`);
  expect(found).toEqual([
    expect.stringContaining(
      `popupSignupLink.text: Der Text enthält den unbekannten Platzhalter {{${slot}}}.`,
    ),
  ]);
});

test('a telephone number in a confirmation is the one of the site', () => {
  copy.edit('mails.yaml', 'vielen Dank für', 'Telefon {{phone}}, vielen Dank für');
  const { mails, facts } = copy.load();
  expect(mailTemplates({ mails, facts }).visitor.enquiry.text).toContain(`Telefon ${facts.phone},`);
});

test.each(['legalName', 'city', 'registerCourt', 'registerNumber', 'managingDirector'])(
  'a confirmation without %s is refused',
  (slot) => {
    expect(details(sentence).success).toBe(true);
    const { error } = details(sentence.replace(`{{${slot}}}`, ''));
    expect(error?.issues[0]?.message).toContain(`{{${slot}}}`);
  },
);
