import type { PageProps } from '../../assemble/page-types.ts';
import { BookCover } from '../../components/book-cover/book-cover.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { authorPictures } from '../../content/author-pictures.ts';
import type { Download as FullDownload } from '../../content/schemas/downloads.ts';

type Download = Pick<FullDownload, 'id' | 'file'>;
type Book = PageProps['press']['book'];

/** What there is to download: each picture once, with crop marks. */
export function ContactSheet({ downloads, book }: { downloads: readonly Download[]; book: Book }) {
  const isCover = ({ file }: Download) => !authorPictures[file];
  const once = downloads.filter((item, index) => !isCover(item) || downloads.findIndex(isCover) === index);
  return (
    <div className="contact-sheet" aria-hidden="true">
      {once.map((download) => (
        <div key={download.id} className="download-proof">
          <Preview download={download} book={book} />
        </div>
      ))}
    </div>
  );
}

export function Preview({ download, book }: { download: Download; book: Book }) {
  // All other files are book covers.
  const name = authorPictures[download.file];
  if (name) return <Picture name={name} alt="" sizes="(width >= 62rem) 33vw, 40vw" />;
  return book && <BookCover book={book} />;
}
