import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from '../../functions/leads/template.ts';
import { ContentErrors } from '../content/errors/content-error.ts';

/**
 * Development only: replaces a page that can't be rendered because of mistakes in content (in German, for the
 * owner) or in code. It reloads once they are fixed.
 */
export function errorPage(error: unknown): string {
  const { lang, title, message, remedy } = error instanceof ContentErrors ? inContent(error) : inCode(error);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 4rem auto; padding: 0 1.5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
<script type="module">
import { createHotContext } from '/@vite/client';
const hot = createHotContext('/content-error');
for (const event of ['content:update', 'content:mistakes', 'vite:beforeUpdate']) hot.on(event, () => location.reload());
// A save may have happened before this page connected.
hot.on('vite:ws:connect', async () => {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (now.querySelector('pre')?.textContent !== document.querySelector('pre').textContent) location.reload();
});
</script>
</head>
<body>
<main>
<h1>${title}</h1>
<pre>${escapeHtml(message)}</pre>
<p>${remedy}</p>
</main>
</body>
</html>`;
}

function inContent({ message }: ContentErrors) {
  return {
    lang: 'de',
    title: 'Fehler in den Inhalten',
    message,
    remedy: 'Speichern Sie die berichtigte Datei: Diese Seite zeigt dann wieder die Website.',
  };
}

function inCode(error: unknown) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = stripVTControlCharacters(text).split('\n');
  return {
    lang: 'en',
    title: 'A mistake in the code',
    // Frames of React and the server don't help; positions refer to compiled files.
    message: lines
      .filter((line) => !line.includes('node_modules'))
      .map((line) => line.replaceAll(`${process.cwd()}/`, '').replace(/^( +at .*):\d+:\d+/, '$1'))
      .join('\n'),
    remedy: 'Save the fixed file, and this page shows the site again.',
  };
}
