import { expect, test } from 'vitest';
import { MESSAGE_LIMIT } from '../../../functions/leads/fields.ts';
import { render } from '../../components/testing/render.tsx';
import { fixture } from '../../testing/fixture.ts';
import { EnquiryFields } from './enquiry-fields.tsx';

const html = render(<EnquiryFields page={fixture.enquiry} draw={(_name, draw) => draw({})} />);

test('the hint at the message names its limit, for those who have no JavaScript to count for them', () => {
  expect(/id="message-hint">([^<]+)/.exec(html)?.[1]).toContain(MESSAGE_LIMIT.toLocaleString('de-DE'));
});

test('the message is the one field that is counted', () => {
  expect(html.match(/aria-live="polite"/g)).toHaveLength(1);
});
