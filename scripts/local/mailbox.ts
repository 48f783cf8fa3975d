import { randomUUID } from 'node:crypto';
import { openRecords } from './records.ts';

export type Mail = {
  source: 'sns' | 'ses';
  from: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
};
export type StoredMail = Mail & { id: string; date: string };

export type Mailbox = {
  /** The mail is on disk on return. */
  deliver(mail: Mail): string;
  list(): StoredMail[];
};

/** Collects all outgoing mail. */
export function openMailbox(file: string): Mailbox {
  const { add, list } = openRecords<StoredMail>(file);
  return {
    list,
    deliver(mail) {
      const id = randomUUID();
      add({ id, date: new Date().toISOString(), ...mail });
      return id;
    },
  };
}

/** The mailbox as a page, newest mail first. */
export function mailboxPage(mails: StoredMail[]): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Postfach (${mails.length}) – lokaler Stack</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem; overflow-wrap: anywhere; }
article { border: 1px solid #8888; border-radius: .5rem; padding: 1rem; margin-block: 1rem; }
h2 { margin: 0; font-size: 1.125rem; }
pre { white-space: pre-wrap; font: inherit; }
iframe { inline-size: 100%; block-size: 24rem; border: 1px solid #8888; background: #fff; }
</style>
</head>
<body>
<main>
<h1>Postfach (${mails.length})</h1>
<p>Hier landet, was auf AWS als E-Mail verschickt würde. <a href="/__local/mailbox">Neu laden</a> · <a href="/">Zur Website</a></p>
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

function article({ source, from, to, replyTo, subject, date, text, html }: StoredMail): string {
  const head = [
    `Von ${from}`,
    `An ${to}`,
    ...(replyTo ? [`Antwort an ${replyTo}`] : []),
    `${dateTime.format(new Date(date))}, ${source === 'sns' ? 'Benachrichtigung (SNS)' : 'Bestätigung (SES)'}`,
  ];
  const frame = `<details><summary>HTML-Fassung</summary><iframe sandbox title="HTML-Fassung" srcdoc="${escapeHtml(html ?? '')}"></iframe></details>`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${head.map(escapeHtml).join('<br>')}</p>
<pre>${escapeHtml(text)}</pre>
${html === undefined ? '' : frame}
</article>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
