import { site } from 'virtual:site-shell';
import type { ConsentData } from '../client/consent.ts';

/** Data for the consent banner, read by the start script; empty without a configured id. */
export function consentData(): string {
  const { analytics: ids, ui } = site;
  if (!ids) return '';
  const data: ConsentData = { ids, texts: ui.consent };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="consent-data">${json}</script>`;
}
