import { randomUUID } from 'node:crypto';
import { escapeHtml } from '../../functions/leads/template.ts';
import { openRecords } from './records.ts';

export type Mail = {
  source: 'sns' | 'ses';
  from: string;
  to: string;
  replyTo?: string | undefined;
  /** Only the owner's mails have one. */
  configurationSet?: string | undefined;
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
export const mailboxPage = (mails: StoredMail[]) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Postfach (${mails.length}) – lokaler Stack</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem; overflow-wrap: anywhere; }
article { border-block-start: 1px solid; }
pre { white-space: pre-wrap; font: inherit; }
iframe { inline-size: 100%; block-size: 24rem; background: #fff; }
</style>
<h1>Postfach (${mails.length})</h1>
<p>Hier landet, was auf AWS als E-Mail verschickt würde. <a href="/__local/mailbox">Neu laden</a></p>
${mails.toReversed().map(article).join('\n')}
</html>`;

const dateTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

function article({ from, to, replyTo = '–', subject, date, text, html }: StoredMail): string {
  const head = `${dateTime.format(new Date(date))}\nVon ${from}\nAn ${to}\nAntwort an ${replyTo}`;
  const frame = html && `<iframe sandbox title="HTML-Fassung" srcdoc="${escapeHtml(html)}"></iframe>`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<pre>${escapeHtml(head)}</pre>
<pre>${escapeHtml(text)}</pre>
${frame ? `<details><summary>HTML-Fassung</summary>${frame}</details>` : ''}
</article>`;
}
