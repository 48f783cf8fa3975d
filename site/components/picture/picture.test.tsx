import { describe, expect, test, vi } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { hasPicture, Picture } from './picture.tsx';

vi.mock('virtual:pictures', async (importOriginal) => {
  const { pictures } = await importOriginal<typeof import('virtual:pictures')>();
  const photograph = {
    stem: '/assets/static/foto-1a2b3c4d',
    width: 1280,
    height: 800,
    widths: [400, 1280],
    fallback: { width: 400, format: 'jpg' },
  };
  return { pictures: { ...pictures, foto: photograph, oben: { ...photograph, focus: 'top' } } };
});

describe('a drawing', () => {
  test('has size and description, and loads lazily', () => {
    expect(attributesOf(render(<Picture name="portrait" alt="Porträt" />), 'img')).toMatchObject({
      src: expect.stringMatching(/^\/.*portrait\.[0-9a-f]{6}\.svg$/),
      width: '600',
      height: '760',
      alt: 'Porträt',
      loading: 'lazy',
    });
  });

  test('above the fold is fetched first', () => {
    const image = attributesOf(render(<Picture name="portrait" alt="" priority />), 'img');
    expect(image.fetchPriority).toBe('high');
    expect(image.loading).toBeUndefined();
  });
});

describe('a photograph', () => {
  const html = render(<Picture name="foto" alt="" sizes="50vw" />);

  test('is offered as AVIF, WebP and JPEG, with its display width', () => {
    const sources = html.match(/<source[^>]*>/g) ?? [];
    expect(sources.map((source) => attributesOf(source, 'source'))).toEqual([
      {
        type: 'image/avif',
        srcSet: '/assets/static/foto-1a2b3c4d-400.avif 400w, /assets/static/foto-1a2b3c4d-1280.avif 1280w',
        sizes: '50vw',
      },
      {
        type: 'image/webp',
        srcSet: '/assets/static/foto-1a2b3c4d-400.webp 400w, /assets/static/foto-1a2b3c4d-1280.webp 1280w',
        sizes: '50vw',
      },
    ]);
    expect(attributesOf(html, 'img')).toMatchObject({
      src: '/assets/static/foto-1a2b3c4d-400.jpg',
      width: '1280',
      height: '800',
    });
  });

  test('shows the part that is named for it, by a class: the policy allows no inline style', () => {
    expect(attributesOf(render(<Picture name="oben" alt="" />), 'img').class).toBe('focus-top');
    expect(attributesOf(html, 'img').class).toBeUndefined();
  });
});

test('an unknown name fails the build', () => {
  expect(hasPicture('portrait')).toBe(true);
  expect(hasPicture('unbekannt')).toBe(false);
  expect(() => render(<Picture name="unbekannt" alt="" />)).toThrow('"unbekannt"');
});
