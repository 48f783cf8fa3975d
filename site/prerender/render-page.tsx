import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { endpointOf, type FormName } from '../../functions/leads/contract.ts';
import type { PageData } from '../assemble/page-data.ts';
import { PageView } from '../client/page-view.tsx';
import { Root } from '../client/root.tsx';
import type { Content } from '../content/content.ts';
import { InvalidBusinessPage } from '../forms/business/invalid-business-page.tsx';
import { InvalidFreePromptsPage } from '../forms/free-prompts/invalid-free-prompts-page.tsx';
import { InvalidFormContext } from '../forms/invalid-form-context.ts';
import { InvalidPopupSignupPage } from '../forms/popup-signup/invalid-popup-signup-page.tsx';
import { createRoutes, routeOf } from '../routes.ts';
import enquirySheet from '../styles/enquiry.css?url';
import { documentHead } from './document-head.ts';
import { pageData } from './page-data.server.ts';

/** The parts of a document. */
export type DocumentParts = { head: string; body: string; data: string };

/** Renders one page; the not-found page can appear at any path. */
export async function renderPage(path: string, data: PageData): Promise<DocumentParts> {
  const { route, page } = await pageOf(path, data);
  return { ...render(page, path, { invalidForm: false }), data: dataScript(route, data) };
}

/**
 * Renders a form's 422 page, with slots for what was sent. Without page data, so the browser doesn't hydrate it.
 * The enquiry form's 422 page is the enquiry page itself, with messages.
 */
export async function renderInvalidPage(form: FormName, content: Content): Promise<DocumentParts> {
  const { page, path } =
    form === 'enquiry'
      ? await invalidEnquiryPage(content)
      : { page: invalidPage(form, content), path: endpointOf(form) };
  return { ...render(page, path, { invalidForm: true }), data: '' };
}

async function invalidEnquiryPage(content: Content) {
  const path = '/anfrage';
  const data = withoutStructuredData(pageData(content, path) as PageData);
  return { path, ...(await pageOf(path, data)) };
}

async function pageOf(path: string, data: PageData) {
  const source = createRoutes()(path);
  const page = { data, Page: await source.load() };
  return { route: routeOf(source), page: <PageView source={source} page={page} /> };
}

function invalidPage(form: Exclude<FormName, 'enquiry'>, { freePrompts, kickstart, forms }: Content) {
  const { required } = forms.business;
  const pages: Record<typeof form, ReactNode> = {
    business: <InvalidBusinessPage {...forms} />,
    'free-prompts': <InvalidFreePromptsPage campaign={freePrompts} required={required} />,
    'popup-signup': <InvalidPopupSignupPage campaign={kickstart} required={required} />,
  };
  return (
    <>
      <link rel="stylesheet" href={enquirySheet} precedence="pages" />
      {pages[form]}
    </>
  );
}

function render(page: ReactNode, path: string, { invalidForm }: { invalidForm: boolean }) {
  const html = renderToString(
    <InvalidFormContext value={invalidForm}>
      <StaticRouter location={path}>
        <Root>{page}</Root>
      </StaticRouter>
    </InvalidFormContext>,
  );
  // React puts tags for <head> before everything else.
  const [hoisted = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return {
    head: documentHead(hoisted, { errorPrefix: invalidForm }),
    body: html.slice(hoisted.length),
  };
}

/** The page's data for hydration. Not executable, so the CSP needs no exception. */
function dataScript(route: string, data: PageData): string {
  // The browser reads what the page already contains from there (client/first-page-data.ts).
  const { head, ...around } = withoutStructuredData(data);
  const { html: _html, ...page } = data.page;
  const json = JSON.stringify({ route, data: { head, ...around, page } }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}

/** A form's 422 page isn't indexed; elsewhere structured data has its own element. */
function withoutStructuredData(data: PageData): PageData {
  const { structuredData: _structuredData, ...head } = data.head;
  return { ...data, head };
}
