import { site } from 'virtual:site-shell';
import { copyOnClick } from '../components/copy-button/copy-text.ts';
import { closeDropdown } from '../components/dropdown/close-dropdown.ts';
import { stepThroughGalleries } from '../components/gallery/step-through.ts';
import { watchPopups } from '../components/popup-shell/popups.ts';
import { addHeadingLinks } from '../components/prose/heading-links.ts';
import { watchScrollRows } from '../components/scroll-row/tab-stops.ts';
import { shareOnClick } from '../components/share-button/share-on-click.ts';
import { watchSwipes } from '../components/swipe.ts';

/*
 * Adds script's behaviour to a page, the same for the delivered page and for those that React draws: the components are
 * markup only.
 */

/** Listens on the document, for this and every later page. */
export function enhanceSite() {
  closeDropdown();
  copyOnClick();
  shareOnClick();
  stepThroughGalleries();
  watchSwipes('.toast', (toast) => toast.querySelector<HTMLElement>('.toast-dismiss')?.click());
}

/** Prepares the open page. */
export function enhancePage() {
  addHeadingLinks(site.ui.headingLink);
  watchPopups();
  watchScrollRows();
  const faqSearch = document.querySelector('.faq-search');
  if (faqSearch)
    import('../search/search-questions.ts').then(({ searchQuestions }) => searchQuestions(faqSearch));
  if (document.querySelector('.copy-document'))
    import('../components/taken-document/copy-document.ts').then(({ offerCopy }) => offerCopy());
}
