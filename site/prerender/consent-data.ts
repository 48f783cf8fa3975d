import { site } from 'virtual:site-shell';
import type { ConsentData } from '../client/consent.ts';

/** What asks for the consent to analytics, for the starter script; nothing where no id is configured. */
export function consentData(): string {
  const { analytics: ids, ui } = site;
  if (!ids) return '';
  const data: ConsentData = { ids, texts: ui.consent };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="consent-data">${json}</script>`;
}
