import type { ContentErrors } from './content-error.ts';

/** Development: the page that stands in for every other while content has mistakes; it goes when they are mended. */
export function errorPage({ message }: ContentErrors): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Fehler in den Inhalten</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 4rem auto; padding: 0 1.5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
<script type="module">
import { createHotContext } from '/@vite/client';
const hot = createHotContext('/content-error');
for (const event of ['content:update', 'content:mistakes']) hot.on(event, () => location.reload());
// What was saved before this page heard of it.
hot.on('vite:ws:connect', async () => {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (now.querySelector('pre')?.textContent !== document.querySelector('pre').textContent) location.reload();
});
</script>
</head>
<body>
<main>
<h1>Fehler in den Inhalten</h1>
<pre>${escapeHtml(message)}</pre>
<p>Speichern Sie die berichtigte Datei: Diese Seite zeigt dann wieder die Website.</p>
</main>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
