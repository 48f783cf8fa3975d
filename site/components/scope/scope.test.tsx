import { expect, test } from 'vitest';
import { render, site } from '../testing/render.tsx';
import { Scope } from './scope.tsx';

const { units, deliverables } = site.ui.price;

test('what is known stands under its name, each deliverable by itself', () => {
  const html = render(
    <Scope
      subject="Begleitung"
      scope={{ units: '6 Sitzungen', deliverables: ['Ein Plan', 'Eine KI-Richtlinie'] }}
    />,
  );
  expect(html).toContain(`<dt>${units}</dt><dd>6 Sitzungen</dd>`);
  expect(html).toContain(
    `<dt>${deliverables}</dt><dd>Ein Plan</dd><dd>Eine <span class="unbroken">KI-Ric</span>htlinie</dd>`,
  );
  expect(html.match(/<dt>/g)).toHaveLength(2);
});

test.each([undefined, {}, { deliverables: [] }])('nothing known, nothing shown: %o', (scope) => {
  expect(render(<Scope subject="Begleitung" scope={scope} />)).toBe('');
});
