import { expect, test } from 'vitest';
import { pageProps } from '../assemble/page-props.server.ts';
import { render } from '../components/testing/render.tsx';
import { fixture } from '../testing/fixture.ts';
import MediaProfilePage from './media-profile.tsx';

test('every button that copies a profile has a unique name', () => {
  const html = render(<MediaProfilePage page={pageProps.mediaProfile(fixture)} />);
  const names = html.match(/(?<=<span data-shown="">)[^<]+/g) ?? [];
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});
