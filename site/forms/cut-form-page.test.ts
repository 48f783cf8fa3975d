import { expect, test } from 'vitest';
import { cutFormPage } from './cut-form-page.ts';

const page = [
  '<title>Fehler: Anfrage</title><form>',
  '<template data-slot="summary"><h2>{{title}}</h2><ul><li><a href="#{{field}}">{{message}}</a></li></ul></template>',
  '<p>Fest</p>',
  '<template data-slot="page" data-fallback="/anfrage"><input type="hidden" value="{{value}}"></template>',
  '<template data-slot="name"><input value="{{value}}"></template>',
  '<template data-slot="name" data-invalid=""><input value="{{value}}"><b>{{error}}</b></template>',
  '<template data-slot="consent" data-choice=""><input></template>',
  '<template data-slot="consent" data-choice="on"><input checked></template>',
  '</form>',
].join('');

test('a page is cut into fixed HTML, the summary, and each field with its variants', () => {
  expect(cutFormPage(page)).toEqual([
    '<title>',
    { kind: 'summary', html: 'Fehler: ', item: '' },
    'Anfrage</title><form>',
    {
      kind: 'summary',
      html: '<h2>{{title}}</h2><ul>{{items}}</ul>',
      item: '<li><a href="#{{field}}">{{message}}</a></li>',
    },
    '<p>Fest</p>',
    {
      kind: 'hidden',
      field: 'page',
      html: '<input type="hidden" value="{{value}}">',
      fallback: '/anfrage',
    },
    {
      kind: 'field',
      field: 'name',
      variants: [
        { invalid: false, html: '<input value="{{value}}">' },
        { invalid: true, html: '<input value="{{value}}"><b>{{error}}</b>' },
      ],
    },
    {
      kind: 'field',
      field: 'consent',
      variants: [
        { invalid: false, choice: '', html: '<input>' },
        { invalid: false, choice: 'on', html: '<input checked>' },
      ],
    },
    '</form>',
  ]);
});

test.each([
  ['<title>Anfrage</title><template data-slot="name"></template>', 'title'],
  ['<title>Fehler: Anfrage</title><form></form>', 'no slots'],
])('a page that nothing could be filled into stops the build', (html, message) => {
  expect(() => cutFormPage(html)).toThrow(message);
});
