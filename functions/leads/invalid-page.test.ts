import { expect, test } from 'vitest';
import type { FormPage } from '#site-build';
import { invalidPage } from './invalid-page.ts';

const text = (field: string) => ({
  kind: 'field' as const,
  field,
  variants: [
    { invalid: false, html: `<input name="${field}" value="{{value}}">` },
    { invalid: true, html: `<input name="${field}" value="{{value}}" aria-invalid="true"><p>{{error}}</p>` },
  ],
});

const choice = (field: string, choices: string[]) => ({
  kind: 'field' as const,
  field,
  variants: ['', ...choices].flatMap((choice) =>
    [false, true].map((invalid) => ({
      invalid,
      choice,
      html: `[${field}:${choice}${invalid ? '!{{error}}' : ''}]`,
    })),
  ),
});

const page: FormPage = [
  '<main>{{value}}',
  {
    kind: 'summary',
    html: '<h2>{{title}}</h2><p>{{detail}}</p><ul>{{items}}</ul>',
    item: '<li>{{field}}:{{message}}</li>',
  },
  choice('inquiryType', ['speaker', 'consulting']),
  text('name'),
  choice('consent', ['on']),
  '</main>',
];

const failure = { title: 'Fehler', detail: 'Bitte erneut.' };

test('a field keeps what was typed and carries its message', () => {
  const html = invalidPage(page, {
    values: new Map([
      ['name', 'Jörg'],
      ['inquiryType', 'consulting'],
    ]),
    errors: [{ field: 'consent', message: 'Bitte akzeptieren' }],
    failure,
  });
  expect(html).toBe(
    '<main>{{value}}<h2>Fehler</h2><p>Bitte erneut.</p><ul><li>consent:Bitte akzeptieren</li></ul>' +
      '[inquiryType:consulting]<input name="name" value="Jörg">[consent:!Bitte akzeptieren]</main>',
  );
});

test('what was typed cannot break out of its place', () => {
  const hostile = `"><script>alert(1)</script>'&{{error}}{{items}}$&$1`;
  const html = invalidPage(page, {
    values: new Map([['name', hostile]]),
    errors: [{ field: 'name', message: 'M' }],
    failure,
  });
  expect(html).toContain(
    'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;{{error}}{{items}}$&amp;$1" aria-invalid',
  );
});

test('a line feed at the start of a text survives, though HTML drops the first one in a textarea', () => {
  const html = '<label>{{value}}</label><textarea name="message" rows="5">{{value}}</textarea>';
  const message = { kind: 'field' as const, field: 'message', variants: [{ invalid: false, html }] };
  const values = new Map([['message', '\n</textarea>']]);
  expect(invalidPage([message], { values, errors: [] })).toBe(
    '<label>\n&lt;/textarea&gt;</label><textarea name="message" rows="5">\n\n&lt;/textarea&gt;</textarea>',
  );
});

test('a choice that the form does not offer is none', () => {
  const values = new Map([
    ['inquiryType', '"><b>'],
    ['consent', 'yes'],
  ]);
  expect(invalidPage(page, { values, errors: [] })).toContain(
    '[inquiryType:]<input name="name" value="">[consent:]',
  );
});

test('the summary names only fields that are on the page', () => {
  const errors = [
    { field: 'elapsedMs', message: 'hidden' },
    { field: 'name', message: 'N' },
  ];
  expect(invalidPage(page, { values: new Map(), errors, failure })).toContain('<ul><li>name:N</li></ul>');
});

test.each([
  [[], 'Fehler'],
  [[{ field: 'name', message: 'N' }], 'Eine Angabe'],
  [['name', 'consent'].map((field) => ({ field, message: 'M' })), '2 Angaben'],
])('the summary of %j says "%s"', (errors, heading) => {
  const summaries = { none: '{{title}}', one: 'Eine Angabe', many: '{{count}} Angaben' };
  const parts = (['one', 'many', 'none'] as const).map((mistakes) => {
    return { kind: 'summary' as const, html: summaries[mistakes], item: '', mistakes };
  });
  expect(invalidPage([...parts, ...page.slice(2)], { values: new Map(), errors, failure })).toMatch(
    new RegExp(`^${heading}\\[inquiryType`),
  );
});

test('without a failure there is no summary', () => {
  expect(invalidPage(page, { values: new Map(), errors: [] })).not.toContain('<h2>');
});
