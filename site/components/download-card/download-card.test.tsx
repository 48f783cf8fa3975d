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

test('the type of the file stands on the card', () => {
  expect(render(<DownloadCard download={download} label="Laden" preview={null} />)).toMatch(/>PNG</);
});
