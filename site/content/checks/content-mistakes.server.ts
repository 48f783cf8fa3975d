import type { Content } from '../content.ts';
import type { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { centsTypedAsEuros } from './amounts.server.ts';
import { type OwnDownloads, unusableDownloads } from './downloads.server.ts';
import { missingGlyphs } from './glyphs.server.ts';
import { markupInFields } from './markup.server.ts';
import { sharedSeoTexts } from './seo.server.ts';

export type Surroundings = {
  /** Of amounts where they are mended: the form has euros. */
  unit?: 'cents' | 'euros';
  /** Whether the site's typefaces have a sign. */
  hasSign: (sign: string) => boolean;
  downloads: OwnDownloads;
};

/** Mistakes that don't stop a build, in what the files say. The editor refuses them before it saves. */
export function contentMistakes(
  content: Content,
  files: ContentFiles,
  { unit, hasSign, downloads }: Surroundings,
): ContentError[] {
  return [
    ...centsTypedAsEuros(content, files, unit),
    ...sharedSeoTexts(content, files),
    ...markupInFields(files),
    ...missingGlyphs(files, hasSign),
    ...unusableDownloads(content, files, downloads),
  ];
}
