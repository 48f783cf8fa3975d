import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { loadContent } from '../content/load-content.server.ts';
import { sitePaths } from '../content/page-data.server.ts';
import { invalidPathOf } from '../forms/invalid-path.ts';

export function onBeforePrerenderStart(): string[] {
  return [...sitePaths(loadContent()), ...FORM_NAMES.map(invalidPathOf)];
}
