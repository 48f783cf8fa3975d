import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { escapeHtml } from '../../../functions/leads/fill-template.ts';
import { readableEmail } from '../../../functions/leads/for-people.ts';
import type { LeadItem } from '../../../functions/leads/lead-item.ts';
import { consentOf } from '../describe-lead.ts';
import { typeOf } from '../lead-types.ts';
import { count, formatExpiry, formatMoment, type Words } from '../words.ts';

type Circumstances = { words: Words; period: string; place: string; now: Date };

/**
 * One file with all of it inside. Its policy allows this very style and script by their hashes and nothing else, so
 * that whatever a visitor has typed can neither run nor call anywhere.
 */
export async function inboxPage(
  leads: LeadItem[],
  { words, period, place, now }: Circumstances,
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
<p>${escapeHtml(words.site.name)} · Stand ${formatMoment(now)} Uhr · ${escapeHtml(place)}</p>
<search hidden>
<label>Suchen<input type="search" id="query" autocomplete="off" spellcheck="false"></label>
<label>Art<select id="type"><option value="">Alle</option>${options(leads, words)}</select></label>
</search>
<p role="status" id="status">${count(leads.length, 'Anfrage', 'Anfragen')}</p>
</header>
<main>
${leads.map((lead) => article(lead, words)).join('\n')}
</main>
<footer><p>Diese Datei enthält personenbezogene Daten. Geben Sie sie nicht weiter, und löschen Sie sie, wenn Sie sie nicht mehr brauchen.</p></footer>
<script>${script}</script>
</body>
</html>
`;
}

function options(leads: LeadItem[], { labelOf }: Words): string {
  const labels = new Map(leads.map((lead) => [typeOf(lead), labelOf(lead)]));
  return [...labels]
    .sort(([, a], [, b]) => a.localeCompare(b, 'de'))
    .map(([type, label]) => `<option value="${escapeHtml(type)}">${escapeHtml(label)}</option>`)
    .join('');
}

/** Text of visitors finds its own direction, and cannot turn round what stands beside it. */
function article(lead: LeadItem, { labelOf }: Words): string {
  const { name, company, email, phone, message, page, id, createdAt, pending } = lead;
  const facts = [
    ['E-Mail', `<a href="mailto:${escapeHtml(mailTarget(email))}">${own(readableEmail(email))}</a>`],
    ['Telefon', phone ? `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${own(phone)}</a>` : ''],
    ['Gesendet von', page ? own(page) : ''],
  ].filter(([, html]) => html);
  return `<article data-type="${escapeHtml(typeOf(lead))}">
<p class="meta"><time datetime="${escapeHtml(createdAt)}">${formatMoment(createdAt)}</time><span class="tag">${escapeHtml(labelOf(lead))}</span>${pending ? '<strong>Noch nicht benachrichtigt</strong>' : ''}</p>
<h2>${own(name)}${company ? ` <span class="company">${own(company)}</span>` : ''}</h2>
<dl>${facts.map(([term, html]) => `<div><dt>${term}</dt><dd>${html}</dd></div>`).join('')}</dl>
${message ? `<p class="message" dir="auto">${escapeHtml(message)}</p>` : ''}
<details><summary>Einwilligung und Fristen</summary><dl><div><dt>Einwilligung</dt><dd>${own(consentOf(lead))}</dd></div><div><dt>Wird gelöscht</dt><dd>am ${formatExpiry(lead)}</dd></div><div><dt>Vorgang</dt><dd>${own(id)}</dd></div></dl></details>
</article>`;
}

const own = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

/** No character of an address may begin the headers of a mail draft (RFC 6068). */
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
  // An end tag in a string would end the script.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
