import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PublicSite } from '../../content/schemas/site.ts';
import { fixture } from '../../testing/fixture.ts';
import { PagePath, SiteContext } from '../site-context.ts';
import { UiTextsContext } from '../ui-texts.ts';

/** HTML of components as they stand on a page. */
export function render(node: ReactNode): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <PagePath value="/">
        <SiteContext value={site}>
          <UiTextsContext value={site.ui}>{node}</UiTextsContext>
        </SiteContext>
      </PagePath>
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

/** The owner's facts, as the components of the test find them. */
export const site: PublicSite = fixture.site;
