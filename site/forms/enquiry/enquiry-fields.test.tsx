import { expect, test } from 'vitest';
import { MESSAGE_LIMIT } from '../../../functions/leads/fields.ts';
import { render } from '../../components/testing/render.tsx';
import { fixture } from '../../testing/fixture.ts';
import { EnquiryFields } from './enquiry-fields.tsx';

const html = render(<EnquiryFields page={fixture.enquiry} draw={(_name, draw) => draw({})} />);

test('the hint of the message names its limit, for visitors without the JavaScript count', () => {
  expect(/id="message-hint">([^<]+)/.exec(html)?.[1]).toContain(MESSAGE_LIMIT.toLocaleString('de-DE'));
});

test('only the message has a character count', () => {
  expect(html.match(/aria-live="polite"/g)).toHaveLength(1);
});
