import { expect, test } from 'vitest';
import { attributesOf, render, site } from '../testing/render.tsx';
import { Testimonial } from './testimonial.tsx';

const voice = { author: 'Geschäftsführerin', role: 'Maschinenbau', content: 'Es hat geholfen.', rating: 4 };

test('the stars are one image, described as a rating out of five', () => {
  const html = render(<Testimonial {...voice} />);
  expect(attributesOf(html, 'svg')).toMatchObject({
    role: 'img',
    'aria-label': site.ui.rating.replace('{{rating}}', '4'),
  });
  expect(html.match(/fill="currentColor"/g)).toHaveLength(4);
});

test('the subject is shown if known', () => {
  expect(render(<Testimonial {...voice} details="Workshop für die Leitung" />)).toContain(
    'Workshop für die Leitung',
  );
  expect(render(<Testimonial {...voice} />)).not.toContain('class="muted"');
});

test('a testimonial has German quotation marks, and its caption names the client', () => {
  const html = render(<Testimonial {...voice} />);
  expect(html).toMatch(/^<figure.*<blockquote>„Es hat geholfen\.“<\/blockquote><figcaption>.*<\/figure>$/);
  expect(html.slice(html.indexOf('<figcaption>'))).toMatch(/Geschäftsführerin.*Maschinenbau/);
});
