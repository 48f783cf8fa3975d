import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixture } from '../../testing/fixture.ts';
import { checkContent } from '../checks/check-content.server.ts';
import { pricesSchema } from '../schemas/prices.ts';
import { article, contentCopy } from '../testing/content-copy.ts';
import { fillFacts } from './fact-slots.server.ts';
import { siteFacts } from './site-facts.server.ts';

const copy = contentCopy();
const { append, load, replace } = copy;

const facts =
  '{{owner}}, {{contactEmail}}, {{phone}}, {{hours}}, {{siteUrl}}, {{withdrawalPage}}, {{legalName}}, {{managingDirector}}, {{street}}, {{postalCode}}, {{city}}, {{registerCourt}}, {{registerNumber}}, {{vatId}}, {{enquiryDays}}, {{formDays}}, {{kickstartDays}}, {{promptsDays}}, {{campaign}}, {{campaignEnd}}, {{price:…}}, {{statistic:…}}, {{award:…}}, {{book:…}}, {{station:…}}, {{membership:…}} und {{count:…}}';

test('a fact is filled into a page and into an article', () => {
  copy.edit('pages/blog.yaml', /heading: .*/, 'heading: "{{owner}} schreibt aus {{city}}"');
  copy.append('Schreiben Sie an {{contactEmail}}.');
  const { blog, articles } = load();
  const { name, email, company } = fixture.site;
  expect(blog.heading).toBe(`${name} schreibt aus ${company.city}`);
  expect(articles.find(({ slug }) => article.includes(slug))?.html).toContain(
    `<a href="mailto:${email}">${email}</a>`,
  );
});

describe('an unknown slot is reported', () => {
  test('in a page', () => {
    const { found, line } = replace('pages/blog.yaml', /heading: .*/, 'heading: "{{ownr}} schreibt"');
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} heading: Der Text enthält den unbekannten Platzhalter {{ownr}}. Meinten Sie {{owner}}? Möglich sind: ${facts}.`,
    ]);
  });

  test('in an article', () => {
    const { found, line } = append('Es schreibt {{autorin}}.');
    expect(found).toEqual([
      `content/${article}:${line} Der Text enthält den unbekannten Platzhalter {{autorin}}. Möglich sind: ${facts}.`,
    ]);
  });

  test.each(['{owner}', '{{owner}', '{owner}}', '{{ owner }}'])('malformed: %s', (text) => {
    const { found, line } = append(`Es schreibt ${text}.`);
    expect(found).toEqual([
      expect.stringContaining(`content/${article}:${line} Ein Platzhalter ist nicht richtig geschrieben.`),
    ]);
  });

  test.each(['{{', '}}', '{{}}', '{{ }}', '{{ownr}'])('braces without a name: %s', (text) => {
    const { found, line } = append(`Es schreibt ${text}.`);
    expect(found).toEqual([
      expect.stringContaining(
        `content/${article}:${line} Hier stehen zwei geschweifte Klammern ohne Platzhalter`,
      ),
    ]);
  });

  test('in a field with a slot of its own, with that slot', () => {
    const { found, line } = replace(
      'site.yaml',
      'Workshop-Anfrage: {{title}}',
      'Anfrage {{title}} {{titel}}',
    );
    expect(found).toEqual([
      `content/site.yaml:${line} mailSubjects.workshop: Der Text enthält den unbekannten Platzhalter {{titel}}. Meinten Sie {{title}}? Möglich sind: {{title}}, ${facts}.`,
    ]);
  });
});

test('an unquoted slot at the start of a text is reported as such', () => {
  const { found, line } = replace('pages/blog.yaml', /heading: .*/, 'heading: {{owner}}');
  expect(found).toEqual([
    `content/pages/blog.yaml:${line} heading: Beginnt ein Text mit {{, setzen Sie ihn in "gerade Anführungszeichen".`,
  ]);
});

test('the periods of the privacy policy are those of site.yaml', () => {
  copy.edit('site.yaml', /free-prompts: \d+/, 'free-prompts: 99');
  copy.edit('site.yaml', /herbst-kickstart: \d+/, 'herbst-kickstart: 98');
  const { html } = load().privacy;
  expect(html).toMatch(/<strong>99.Tage<\/strong>/);
  expect(html).toMatch(/<strong>98.Tage<\/strong>/);
});

test('each period of the privacy policy is that of its forms', () => {
  const periods = { consulting: 96, kontakt: 97, 'herbst-kickstart': 98, 'free-prompts': 99 };
  const retentionDays = { ...fixture.site.retentionDays, ...periods };
  expect(siteFacts({ site: { ...fixture.site, retentionDays } })).toMatchObject({
    enquiryDays: '96',
    formDays: '97',
    kickstartDays: '98',
    promptsDays: '99',
  });
});

test.each([
  ['speaker', 'consulting'],
  ['business-coach', 'consulting'],
  ['ki-beratung', 'kontakt'],
  ['business-coaching', 'kontakt'],
  ['keynote-speaking', 'kontakt'],
  ['ki-vortraege', 'kontakt'],
  ['ki-workshops', 'kontakt'],
] as const)('the period of %s is that of %s, as the privacy policy names one', (type, other) => {
  const { found, line } = replace('site.yaml', new RegExp(`(?<= )${type}: \\d+`), `${type}: 99`);
  expect(found).toEqual([
    `content/site.yaml:${line} retentionDays.${type}: „${type}“ ist eine andere Frist als bei ${other} (${fixture.site.retentionDays[other]}). Die Datenschutzerklärung nennt für dieses Formular nur eine: Tragen Sie überall dieselbe Zahl ein.`,
  ]);
});

describe('a price', () => {
  const prices = `prices:
  - { id: talk, title: Vortrag, cents: 750000, from: true, basis: net, vatRate: 19, audience: business }
  - { id: hour, title: Stunde, cents: 14900, basis: gross, vatRate: 19, audience: consumer }
  - { id: first, title: Erstes, cents: 0, basis: gross, vatRate: 19, audience: consumer }
  - id: month
    title: Monat
    cents: 330000
    basis: net
    vatRate: 19
    audience: business
    instalments: { count: 3, cents: 110000 }
    bonus: { text: Ein Buch, endsOn: 2027-06-30 }
`;
  const { prices: records } = pricesSchema.parse(parse(prices));
  const facts = siteFacts({ site: fixture.site, prices: { prices: records } });
  const filled = (text: string) => fillFacts(text, facts);

  test.each([
    ['talk', '7.500\u00A0€'],
    ['talk.net', '7.500\u00A0€'],
    ['talk.gross', '8.925\u00A0€'],
    ['talk.from', `${fixture.site.ui.price.from}\u00A07.500\u00A0€`],
    ['hour', '149\u00A0€'],
    ['hour.net', '125,21\u00A0€'],
    ['hour.from', '149\u00A0€'],
    ['first', fixture.site.ui.price.free],
    ['month.instalment', '1.100\u00A0€'],
    ['month.instalment.gross', '1.309\u00A0€'],
    ['month.instalments', 'drei'],
    ['month.title', 'Monat'],
    ['month.bonusEnd', '30.\u00A0Juni 2027'],
  ])('{{price:%s}} is %s', (form, text) => {
    expect(filled(`Das: {{price:${form}}}.`)).toBe(`Das: ${text}.`);
  });

  test.each([
    ['price:mentorin', 'price:mentoring'],
    ['price:mentoring.netto', 'price:mentoring.net'],
    ['preis:mentoring', 'price:mentoring'],
    ['mentoring', 'price:mentoring'],
    ['count:workshop', 'count:workshops'],
  ])('{{%s}} is reported in YAML and Markdown, with {{%s}}', (name, meant) => {
    const problem = `Der Text enthält den unbekannten Platzhalter {{${name}}}. Meinten Sie {{${meant}}}?`;
    const page = replace('pages/blog.yaml', /heading: .*/, `heading: "Für {{${name}}}"`);
    const paragraph = append(`Es kostet {{${name}}}.`);
    expect(paragraph.found).toEqual([
      expect.stringContaining(`content/pages/blog.yaml:${page.line} heading: ${problem}`),
      expect.stringContaining(`content/${article}:${paragraph.line} ${problem}`),
    ]);
  });

  test.each([
    ['price:leadership-mentoring.bonusEnd', 'prices', 'keine Zugabe mit letztem Tag'],
    ['price:strategy-call.instalment.net', 'prices', 'keine Raten'],
    ['statistic:media.period', 'statistics', 'keinen Beleg mit Zeitraum'],
  ])('{{%s}}, which its record has not, asks for it in content/%s.yaml', (name, file, what) => {
    const { found, line } = append(`Das gilt bis {{${name}}}.`);
    const [, id] = /:(.*?)\./.exec(name) as RegExpExecArray;
    expect(found).toEqual([
      `content/${article}:${line} Der Platzhalter {{${name}}} hat keinen Wert: „${id}“ hat in content/${file}.yaml ${what}. Ergänzen Sie das dort, oder schreiben Sie den Satz ohne den Platzhalter.`,
    ]);
  });

  test('with mistakes in prices.yaml, only those are reported', () => {
    const { found, line } = replace('prices.yaml', 'basis: gross', 'basis: brutto');
    expect(found).toEqual([expect.stringContaining(`content/prices.yaml:${line} prices[0].basis:`)]);
  });

  test('the length of a text includes its amounts', () => {
    const slots = '{{price:leadership-mentoring.gross}} '.repeat(4).trim();
    copy.edit('pages/blog.yaml', /heading: .*/, `heading: "${slots}"`);
    expect(copy.messages()).toEqual([]);
  });
});

describe('a number, an award, a book or a station', () => {
  test.each([
    ['{{statistic:media}} Auftritte', '200+ Auftritte'],
    ['mehr als {{statistic:media.digits}} Auftritte', 'mehr als 200 Auftritte'],
    ['{{award:top-100-speaker}} {{award:top-100-speaker.year}}', 'TOP 100 Speaker 2025'],
    ['bei {{station:sat1}}', 'bei Sat.1'],
    [
      '[{{membership:fairness}}]({{membership:fairness.link}})',
      '[Initiative Musterhandel](https://initiative.example.com)',
    ],
  ])('%s reads %s', (text, read) => {
    expect(fillFacts(text, fixture.facts)).toBe(read);
  });

  test('a rating names what it rests on', () => {
    const beleg = { source: 'Umfrage', count: 84, period: '2019 bis 2026' };
    const facts = siteFacts({
      statistics: { statistics: [{ id: 'rating', number: '4,9/5', label: 'B', beleg }] },
    });
    expect(fillFacts('{{statistic:rating.count}}, {{statistic:rating.period}}', facts)).toBe(
      '84, 2019 bis 2026',
    );
  });

  test('that is gone is reported where texts still name it, also once the list is empty', () => {
    copy.edit('statistics.yaml', /- id: stage-years\n.*\n.*\n/, '');
    expect(copy.messages()).toEqual([
      expect.stringMatching(
        /^content\/statistics\.yaml:1 „stage-years“ gibt es hier nicht mehr, .*: content\/pages\/medienprofil\.yaml:\d+/,
      ),
    ]);
    copy.write('statistics.yaml', 'statistics: []\n');
    const [message = ''] = copy.messages();
    const line = copy.lineOf('pages/home.yaml', 'text: Das Werkzeug');
    expect(message).toMatch(/^content\/statistics\.yaml:1 Hier fehlen 10 Einträge/);
    expect(message).toContain(`content/pages/home.yaml:${line}`);
  });
});

describe('a count', () => {
  const facts = siteFacts({
    workshops: { workshops: fixture.workshops.workshops.slice(0, 2) },
    talks: {
      talks: Array.from({ length: 13 }, () => fixture.talks.talks[0]).filter((talk) => talk !== undefined),
    },
  });

  test.each([
    ['Wir haben {{count:workshops}} Formate', 'Wir haben zwei Formate'],
    ['{{count:workshops}} Formate', 'Zwei Formate'],
    ['Ein Satz. {{count:workshops}} Formate', 'Ein Satz. Zwei Formate'],
    ['„{{count:workshops}} Formate“', '„Zwei Formate“'],
    ['## {{count:workshops}} Formate', '## Zwei Formate'],
    ['In z. B. {{count:workshops}} Formaten', 'In z. B. zwei Formaten'],
    ['Eine Zeile\n{{count:workshops}} Formate', 'Eine Zeile\nzwei Formate'],
    ['{{count:workshops.digits}} Formate', '2 Formate'],
    ['Alle {{count:talks}} Themen', 'Alle 13 Themen'],
  ])('%s', (text, filled) => {
    expect(fillFacts(text, facts)).toBe(filled);
  });
});

test('the campaign and its last day are filled in wherever texts use them', () => {
  copy.edit('campaigns/herbst-kickstart.yaml', /name: .*/, 'name: Frühlingsstart');
  copy.edit('campaigns/herbst-kickstart.yaml', /endsOn: .*/, 'endsOn: 2027-05-31');
  const { kickstart, privacy, forms, articles } = load();
  expect(plain(kickstart.success)).toContain('den Frühlingsstart vorgemerkt');
  expect(plain(kickstart.eyebrow ?? '')).toContain('31. Mai 2027');
  expect(privacy.html).toContain('Frühlingsstart');
  expect(forms.leadTypes['herbst-kickstart']).toBe('Frühlingsstart');
  expect(JSON.stringify([kickstart, privacy, forms, articles])).not.toContain(fixture.facts.campaign);
});

test('opening hours are filled in wherever texts use them, in mails too', () => {
  copy.edit('site.yaml', /hours: .*/, 'hours: "Di-Do: 10:00-16:00 Uhr"');
  const { faq, impressum, press, mails } = load();
  for (const text of [JSON.stringify(faq), impressum.html, JSON.stringify(press), mails.confirmation.text]) {
    expect(plain(text)).toContain('dienstags bis donnerstags von 10:00 bis 16:00 Uhr');
  }
});

test('unparsable opening hours are reported with the right format', () => {
  const { found, line } = replace('site.yaml', /hours: .*/, 'hours: werktags');
  expect(found).toEqual([
    expect.stringContaining(
      `content/site.yaml:${line} hours: „werktags“ ist keine Angabe der Geschäftszeiten`,
    ),
  ]);
});

test('when prices change, no text keeps an old amount', () => {
  const raised = copy
    .read('prices.yaml')
    .replace(/cents: (\d+)$/gm, (line, cents) => (cents === '0' ? line : `cents: ${Number(cents) + 180_900}`))
    .replace(/cents: (\d+) \}/g, (_, cents) => `cents: ${Number(cents) + 60_300} }`);
  copy.write('prices.yaml', raised);

  const { errors, content } = checkContent({ folder: copy.folder });
  const { prices: _, facts, articles, ...others } = content;
  const offers = articles.flatMap(({ html }) => html.match(/<p>.*?href="\/(?!blog).*?<\/p>/g) ?? []);
  const texts = plain(JSON.stringify([others, offers]));
  const now = amounts(facts);
  const old = amounts(fixture.facts).filter((amount) => !now.includes(amount));
  expect(errors).toEqual([]);
  expect(old.length).toBeGreaterThan(fixture.prices.prices.length);
  for (const amount of old) {
    expect(texts, amount).not.toMatch(new RegExp(`(?<![\\d.,])${amount.replaceAll('.', '\\.')}`));
  }
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('&nbsp;', ' ');

const amounts = (facts: Record<string, string>) =>
  Object.entries(facts)
    .filter(([name, amount]) => name.startsWith('price:') && amount.endsWith('€'))
    .map(([, amount]) => plain(amount));
