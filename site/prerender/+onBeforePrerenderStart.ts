import { loadContent } from '../content/load-content.server.ts';
import { sitePaths } from '../content/page-data.server.ts';
import { INVALID_ENQUIRY_PATH } from '../forms/enquiry/invalid-page.ts';

export function onBeforePrerenderStart(): string[] {
  return [...sitePaths(loadContent()), INVALID_ENQUIRY_PATH];
}
