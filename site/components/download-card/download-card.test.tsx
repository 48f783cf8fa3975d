import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { DownloadCard } from './download-card.tsx';

const download = {
  id: 'book-cover-print',
  title: 'Cover',
  description: 'Für den Druck.',
  file: 'cover-druck.png',
  saveAs: 'Mut_Cover.png',
};

test('the button saves the file under the name that the owner gave it', () => {
  const html = render(<DownloadCard download={download} label="Herunterladen" preview={null} />);
  expect(attributesOf(html, 'a')).toMatchObject({
    href: '/downloads/cover-druck.png',
    download: 'Mut_Cover.png',
  });
});

test('the card shows type and size of the file', () => {
  const details = { bytes: 112_000 };
  const html = render(<DownloadCard download={{ ...download, details }} label="Laden" preview={null} />);
  expect(html.replace(/<[^>]+>/g, '')).toContain('PNG 112\u00A0KB');
});
