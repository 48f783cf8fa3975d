import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { endpointOf, type FormName } from '../../functions/leads/contract.ts';
import { PageView } from '../client/page-view.tsx';
import { Root } from '../client/root.tsx';
import type { Content } from '../content/load-content.server.ts';
import type { PageData } from '../content/page-data.ts';
import { InvalidBusinessPage } from '../forms/business/invalid-business-page.tsx';
import { InvalidFreePromptsPage } from '../forms/free-prompts/invalid-free-prompts-page.tsx';
import { InvalidFormContext } from '../forms/invalid-form-context.ts';
import { InvalidPopupSignupPage } from '../forms/popup-signup/invalid-popup-signup-page.tsx';
import { createRoutes, routeOf } from '../routes.ts';
import enquirySheet from '../styles/enquiry.css?url';
import { documentHead } from './document-head.ts';

/** What stands in the places of a document. */
export type DocumentParts = { head: string; body: string; data: string };

/**
 * Renders one page.
 * @param path path of the page; the not-found page is shown under any
 * @param invalidForm renders the page's form with the slots of its 422 page, and without data, so that the
 *   browser leaves it as it is
 */
export async function renderPage(
  path: string,
  found: PageData,
  { invalidForm }: { invalidForm: boolean },
): Promise<DocumentParts> {
  const data = invalidForm ? withoutStructuredData(found) : found;
  const source = createRoutes()(path);
  const page = { data, Page: await source.load() };
  return {
    ...render(<PageView source={source} page={page} />, path, { invalidForm }),
    data: invalidForm ? '' : dataScript(routeOf(source), data),
  };
}

/** Renders the 422 page of a form that has no page of its own, as `renderPage` does with `invalidForm`. */
export function renderInvalidPage(
  form: FormWithoutPage,
  { freePrompts, kickstart, forms }: Pick<Content, 'freePrompts' | 'kickstart' | 'forms'>,
): DocumentParts {
  const { required } = forms.business;
  const pages: Record<FormWithoutPage, ReactNode> = {
    business: <InvalidBusinessPage {...forms} />,
    'free-prompts': <InvalidFreePromptsPage campaign={freePrompts} required={required} />,
    'popup-signup': <InvalidPopupSignupPage campaign={kickstart} required={required} />,
  };
  const page = (
    <>
      <link rel="stylesheet" href={enquirySheet} precedence="pages" />
      {pages[form]}
    </>
  );
  return { ...render(page, endpointOf(form), { invalidForm: true }), data: '' };
}

function render(page: ReactNode, path: string, { invalidForm }: { invalidForm: boolean }) {
  const html = renderToString(
    <InvalidFormContext value={invalidForm}>
      <StaticRouter location={path}>
        <Root>{page}</Root>
      </StaticRouter>
    </InvalidFormContext>,
  );
  // React puts the tags that belong into <head> before everything else.
  const [hoisted = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return {
    head: documentHead(hoisted, { errorPrefix: invalidForm }),
    body: html.slice(hoisted.length),
  };
}

export type FormWithoutPage = Exclude<FormName, 'enquiry'>;

/** The page's data for its first render in the browser: no script, so the CSP needs no exception. */
function dataScript(route: string, data: PageData): string {
  // What stands in the page already, the browser reads from there (client/first-page-data.ts).
  const { head, ...around } = withoutStructuredData(data);
  const { html: _html, ...page } = data.page;
  const json = JSON.stringify({ route, data: { head, ...around, page } }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}

/** The 422 page of a form is nothing to find; elsewhere the data stands in an element of its own. */
function withoutStructuredData(data: PageData): PageData {
  const { structuredData: _structuredData, ...head } = data.head;
  return { ...data, head };
}
