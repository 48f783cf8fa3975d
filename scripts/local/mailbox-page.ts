import type { StoredMail } from './mailbox.ts';

/** The mailbox page, newest mail first. */
export function mailboxPage(mails: StoredMail[]): string {
  const count = mails.length === 1 ? '1 E-Mail' : `${mails.length} E-Mails`;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Postfach (${mails.length}) – lokaler Stack</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem; }
article { border: 1px solid #8888; border-radius: .5rem; padding: 1rem; margin-block: 1rem; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin-block: .5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border-block-start: 1px solid #8888; padding-block-start: .75rem; }
iframe { inline-size: 100%; block-size: 24rem; border: 1px solid #8888; background: #fff; }
</style>
</head>
<body>
<main>
<h1>Postfach</h1>
<p>${count}. Hier landet, was auf AWS als E-Mail verschickt würde. <a href="/__local/mailbox">Neu laden</a> · <a href="/">Zur Website</a></p>
${mails.toReversed().map(article).join('\n')}
</main>
</body>
</html>`;
}

const dateTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});
const origins = { sns: 'Benachrichtigung (SNS)', ses: 'Bestätigung (SES)' };

function article(mail: StoredMail): string {
  const rows = [
    ['Von', mail.from],
    ['An', mail.to],
    ...(mail.replyTo ? [['Antwort an', mail.replyTo]] : []),
    ['Datum', dateTime.format(new Date(mail.date))],
    ['Weg', origins[mail.source]],
  ];
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<dl>${rows.map(([term, value]) => `<dt>${term}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>
<pre>${escapeHtml(mail.text)}</pre>
${mail.html === undefined ? '' : `<details><summary>HTML-Fassung</summary><iframe sandbox title="HTML-Fassung" srcdoc="${escapeHtml(mail.html)}"></iframe></details>`}
<p><a href="/__local/mailbox/${mail.id}.eml" download>Als Datei (.eml)</a></p>
</article>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
