import { inspect } from 'node:util';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import { type Command, wantedOf } from './command.ts';
import { describeLead, isForwarded, readLabels } from './labels.ts';
import { beingDelivered, searchQueues } from './queues.ts';
import { findLeads, isKept, isShown, missingOf, missingText, namesOf } from './read-leads.ts';
import { reportText, undelivered, unreadable } from './report-text.ts';
import { targetOptions, withTarget } from './target.ts';
import { checkFile, fileOptions, writePrivate } from './write-file.ts';

const help = `Stellt zusammen, was zu einer E-Mail-Adresse gespeichert ist, als Auskunft nach Art. 15 DSGVO. Zeitpunkt, Wortlaut und
Seite einer Einwilligung stehen dabei (Nachweis nach Art. 7 Abs. 1 DSGVO). Oder zeigt einzelne Anfragen ganz.

  npm run leads -- report --email name@example.com
  npm run leads -- report --email name@example.com --stage prod --out auskunft.txt
  npm run leads -- report 6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10

Beides schließt ein, was als nicht zustellbar beiseitegelegt ist. Die Nummer des Vorgangs steht in der Liste und in
jeder Benachrichtigung. Eine vorhandene Datei bleibt, wie sie ist; --force überschreibt sie.`;

const advice = `Bevor Sie die Auskunft geben:
  - Fragt wirklich die Person, der die Adresse gehört? Antworten Sie nur an diese Adresse (Art. 12 Abs. 6 DSGVO).
  - Ergänzen Sie, was Sie sonst über sie haben: Postfach, Kalender, Buchungsdienst, Verträge und Rechnungen.
  - Antworten Sie innerhalb eines Monats (Art. 12 Abs. 3 DSGVO).`;

export const report: Command = {
  summary: 'gibt Auskunft über alles zu einer Adresse (Art. 15 DSGVO), oder zeigt eine Anfrage ganz',
  help,
  async run(args, terminal) {
    const options = { ...targetOptions, ...fileOptions, email: { type: 'string' } } as const;
    const { values, positionals } = parseOptions(help, { args, allowPositionals: true, options });
    const { email, ids } = wantedOf(values.email, positionals, help);
    const { out, force } = values;
    if (out) checkFile(out, force);
    const labels = readLabels();
    const now = new Date();
    await withTarget(values, terminal, async (target) => {
      const found = await step('Einträge lesen', () => findLeads(target, { email, ids }, now));
      const give = (text: string) => {
        if (out) writePrivate(out, `\uFEFF${text}\n`, force);
        terminal.print(out ? `${out} geschrieben.` : text);
      };
      const leads = found.filter((lead) => (email === undefined ? isKept : isShown)(lead, now));
      const wanted = { email, ids: [...ids, ...leads.map(({ id }) => id)] };
      // Where messages stay for days; the digest's queue has no dead letters.
      const urls = target.queues.map(({ queueUrl, deadLetterUrl = queueUrl }) => deadLetterUrl);
      const { found: messages, hidden } = await step('Warteschlangen durchsuchen', () =>
        searchQueues(target.sqs, urls, wanted, { remove: false }),
      );
      const hasWebhook = isForwarded(target.queues);
      const findings = { leads, messages, hasWebhook };
      const unseen = beingDelivered(hidden).map((text) => `Nicht durchsucht: ${text}.`);
      if (email === undefined) {
        const missing = missingOf(ids, leads, messages);
        if (missing.length > 0) throw new UserError([missingText(missing), ...unseen].join('\n'));
        const shown = leads.map((lead) => describeLead(lead, labels));
        give([...shown, ...undelivered(findings, labels)].join('\n\n'));
      } else give(reportText({ ...findings, email, now }, labels));
      const toRead = unreadable(findings).map(
        (body) =>
          `Diese beiseitegelegte Nachricht lässt sich nicht maschinell lesen. Lesen Sie sie, und teilen Sie der Person mit, was darin sie betrifft:\n${inspect(body)}`,
      );
      const others = namesOf(leads);
      const shared =
        others.length > 1
          ? [
              `Unter dieser Adresse stehen verschiedene Namen: ${others.join('; ')}. Gehören sie verschiedenen Personen, streichen Sie aus der Auskunft, was nicht die fragende betrifft (Art. 15 Abs. 4 DSGVO).`,
            ]
          : [];
      for (const note of [...unseen, ...toRead, ...(email === undefined ? [] : [...shared, advice])])
        terminal.note(`\n${note}`);
    });
  },
};
