import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readableEmail } from '../../../functions/leads/format.ts';
import type { LeadItem } from '../../../functions/leads/lead.ts';
import { escapeHtml } from '../../../functions/leads/template.ts';
import {
  confirmationOf,
  consentOf,
  count,
  formatExpiry,
  formatMoment,
  type Labels,
  stateOf,
  type Typed,
  typeOf,
} from '../labels.ts';

type Circumstances = { labels: Labels; period: string; target: string; now: Date };

/**
 * A self-contained page. Its CSP allows only its own style and script, by hash, so that nothing typed by a visitor can
 * run or send requests.
 */
export async function inboxPage(
  leads: LeadItem[],
  { labels, period, target, now }: Circumstances,
): Promise<string> {
  const style = readFileSync(new URL('inbox.css', import.meta.url), 'utf8');
  const script = await bundle('search.client.ts');
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'`;
  const title = period === 'alle' ? 'Anfragen' : `Anfragen ${period}`;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(labels.site.name)} · Stand ${formatMoment(now)} Uhr · ${escapeHtml(target)}</p>
<search hidden>
<label>Suchen<input type="search" id="query" autocomplete="off" spellcheck="false"></label>
<label>Art<select id="type"><option value="">Alle</option>${options(leads, labels)}</select></label>
</search>
<p role="status" id="status">${count(leads.length, 'Anfrage', 'Anfragen')}</p>
</header>
<main>
${leads.map((lead) => article(lead, labels)).join('\n')}
</main>
<footer><p>Diese Datei enthält personenbezogene Daten. Geben Sie sie nicht weiter, und löschen Sie sie, wenn Sie sie nicht mehr brauchen.</p></footer>
<script>${script}</script>
</body>
</html>
`;
}

function options(leads: LeadItem[], { labelOf }: Labels): string {
  const labels = new Map(leads.map((lead) => [typeOf(lead), labelOf(lead)]));
  return [...labels]
    .sort(([, a], [, b]) => a.localeCompare(b, 'de'))
    .map(([type, label]) => `<option value="${escapeHtml(type)}">${escapeHtml(label)}</option>`)
    .join('');
}

/** Isolates the direction of visitors' text, so that it can't reorder its surroundings. */
function article(lead: LeadItem, labels: Labels): string {
  const { name, company, email, phone, message, page, id, createdAt, pending } = lead;
  const confirmation = confirmationOf(lead);
  const typed: Record<Exclude<Typed, 'name' | 'company'>, [term: string, html: string]> = {
    email: ['E-Mail', `<a href="mailto:${escapeHtml(mailTarget(email))}">${own(readableEmail(email))}</a>`],
    phone: ['Telefon', phone ? `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${own(phone)}</a>` : ''],
  };
  const facts = [...Object.values(typed), ['Gesendet von', page ? own(page) : '']].filter(([, html]) => html);
  return `<article data-type="${escapeHtml(typeOf(lead))}">
<p class="meta"><time datetime="${escapeHtml(createdAt)}">${formatMoment(createdAt)}</time><span>${escapeHtml(stateOf(lead, labels))}</span>${pending ? '<strong>Noch nicht benachrichtigt</strong>' : ''}</p>
<h2>${own(name)}${company ? ` <span class="company">${own(company)}</span>` : ''}</h2>
<dl>${facts.map(([term, html]) => `<div><dt>${term}</dt><dd>${html}</dd></div>`).join('')}</dl>
${message ? `<p class="message" dir="auto">${escapeHtml(message)}</p>` : ''}
<details><summary>Einwilligung und Fristen</summary><dl><div><dt>Einwilligung</dt><dd>${own(consentOf(lead))}</dd></div>${confirmation ? `<div><dt>Bestätigung</dt><dd>${own(confirmation)}</dd></div>` : ''}<div><dt>Wird gelöscht</dt><dd>am ${formatExpiry(lead)}</dd></div><div><dt>Vorgang</dt><dd>${own(id)}</dd></div></dl></details>
</article>`;
}

const own = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

/** Encodes an address so that it can't add headers to the mail draft (RFC 6068). */
const mailTarget = (email: string) => email.split('@').map(encodeURIComponent).join('@');

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  // An end tag inside a string would close the script.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
