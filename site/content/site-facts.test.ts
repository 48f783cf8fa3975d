import { describe, expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { article, contentCopy } from './testing/content-copy.ts';

const copy = contentCopy();
const { append, load, replace } = copy;

const facts =
  '{{owner}}, {{contactEmail}}, {{phone}}, {{siteUrl}}, {{legalName}}, {{managingDirector}}, {{street}}, {{postalCode}}, {{city}}, {{registerCourt}}, {{registerNumber}}, {{vatId}}, {{enquiryDays}}, {{formDays}}, {{kickstartDays}}, {{promptsDays}}';

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

describe('a slot that nobody fills in is told', () => {
  test('in a page', () => {
    const { found, line } = replace('pages/blog.yaml', /heading: .*/, 'heading: "{{ownr}} schreibt"');
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} heading: Der Text enthält den unbekannten Platzhalter {{ownr}}. Meinten Sie „owner“? Möglich sind: ${facts}.`,
    ]);
  });

  test('in an article', () => {
    const { found, line } = append('Es schreibt {{autorin}}.');
    expect(found).toEqual([
      `content/${article}:${line} Der Text enthält den unbekannten Platzhalter {{autorin}}. Möglich sind: ${facts}.`,
    ]);
  });

  test.each(['{owner}', '{{owner}', '{owner}}', '{{ owner }}'])('not written as it must be: %s', (text) => {
    const { found, line } = append(`Es schreibt ${text}.`);
    expect(found).toEqual([
      expect.stringContaining(`content/${article}:${line} Ein Platzhalter ist nicht richtig geschrieben.`),
    ]);
  });

  test('where a field has a slot of its own, with that slot', () => {
    const { found, line } = replace(
      'site.yaml',
      'Workshop-Anfrage: {{title}}',
      'Anfrage {{title}} {{titel}}',
    );
    expect(found).toEqual([
      `content/site.yaml:${line} mailSubjects.workshop: Der Text enthält den unbekannten Platzhalter {{titel}}. Meinten Sie „title“? Möglich sind: {{title}}, ${facts}.`,
    ]);
  });
});

test('a fact without quotation marks at the start of a text is told as that', () => {
  const { found, line } = replace('pages/blog.yaml', /heading: .*/, 'heading: {{owner}}');
  expect(found).toEqual([
    `content/pages/blog.yaml:${line} heading: Beginnt ein Text mit {{, setzen Sie ihn in "gerade Anführungszeichen".`,
  ]);
});

test('the periods of the privacy policy are those of site.yaml', () => {
  copy.edit('site.yaml', /free-prompts: \d+/, 'free-prompts: 99');
  copy.edit('site.yaml', /herbst-kickstart: \d+/, 'herbst-kickstart: 98');
  const { html } = load().privacy;
  expect(html).toMatch(/<td>99.Tage/);
  expect(html).toMatch(/<td>98.Tage/);
});

test('two periods for one form are told, as the privacy policy names one', () => {
  const { found, line } = replace('site.yaml', /speaker: \d+/, 'speaker: 99');
  expect(found).toEqual([
    `content/site.yaml:${line} retentionDays.speaker: „speaker“ ist eine andere Frist als bei consulting (${fixture.site.retentionDays.consulting}). Die Datenschutzerklärung nennt für dieses Formular nur eine: Tragen Sie überall dieselbe Zahl ein.`,
  ]);
});
