import type { Content } from '../content.ts';
import type { Article } from '../read/article.server.ts';
import type { UnknownRecord } from '../read/fact-slots.server.ts';
import type { ContentFiles } from '../read/files-as-read.ts';

/** Input of the checks of references. */
export type ReferenceInput = {
  content: Partial<Content>;
  /** All articles, published or not. */
  articles: Article[];
  files: ContentFiles;
  /** Names of all pictures; undefined if not all are known. */
  pictures: () => string[] | undefined;
  /** File names of the pictures in articles' texts. */
  textPictures: () => string[];
  /** Slots without their record. */
  unknownRecords: UnknownRecord[];
};
