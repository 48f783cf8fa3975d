import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { parse } from 'yaml';
import type { UiTexts } from '../../content/schemas/site.ts';
import { UiTextsContext } from '../ui-texts.ts';

/** HTML of components as they stand on a page. */
export function render(node: ReactNode): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <UiTextsContext value={uiTexts}>{node}</UiTextsContext>
    </StaticRouter>,
  );
}

/** Attributes of the first element of a kind, by name. */
export function attributesOf(html: string, element: string): Record<string, string> {
  const tag = new RegExp(`<${element}\\b([^>]*)>`).exec(html)?.[1];
  if (tag === undefined) throw new Error(`There is no <${element}> in ${html}`);
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const { ui: uiTexts }: { ui: UiTexts } = parse(readFileSync('content/site.yaml', 'utf8'));
