import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { parseOptions } from '../options.ts';
import { step, UserError } from '../progress.ts';
import type { Command } from './command.ts';
import { count } from './labels.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { searchQueue } from './queues.ts';
import { scanTable } from './scan-table.ts';
import { writePrivate } from './write-file.ts';

const help = `Schreibt alles, was die Website über Menschen weiß, in einen Ordner: die Einträge beider Tabellen, wie sie gespeichert
sind, und die Nachrichten in den Warteschlangen. Mit restore --from kommt es zurück, auch in einem anderen Konto.

  npm run leads -- dump --stage prod --out anfragen-sicherung
  npm run leads -- dump --out anfragen-sicherung            aus dem lokalen Stack

Der Ordner darf noch nicht da sein. Er enthält personenbezogene Daten: Verwahren Sie ihn verschlüsselt, und löschen Sie
ihn, wenn Sie ihn nicht mehr brauchen.`;

/** File of each table, in JSON lines. */
const FILES = { businessLeads: 'business-leads.jsonl', tvLeads: 'tv-leads.jsonl' } as const;

export type Dumped = Record<keyof typeof FILES, LeadItem[]>;

export const dump: Command = {
  summary: 'schreibt den ganzen Bestand in einen Ordner',
  help,
  async run(args, terminal) {
    const { values } = parseOptions(help, { args, options: { ...targetOptions, out: { type: 'string' } } });
    const { out } = values;
    if (!out) throw new UserError(`Es fehlt, wohin geschrieben wird: --out anfragen-sicherung\n\n${help}`);
    if (existsSync(out)) throw new UserError(`${out} gibt es schon. Wählen Sie einen anderen Namen.`);
    await withTarget(values, terminal, async (target) => {
      const tables = await step('Einträge lesen', async () => ({
        businessLeads: await scanTable(target.dynamodb, target.tables.businessLeads),
        tvLeads: await scanTable(target.dynamodb, target.tables.tvLeads),
      }));
      const messages: object[] = [];
      await step('Warteschlangen lesen', async () => {
        for (const { name, queueUrl, deadLetterUrl } of target.queues) {
          for (const [queue, url] of Object.entries({
            [name]: queueUrl,
            [`${name}DeadLetter`]: deadLetterUrl,
          })) {
            const note = (body: string) => messages.push({ queue, body }) < 0;
            await searchQueue(target.sqs, url, note, { remove: false });
          }
        }
      });
      mkdirSync(out, { mode: 0o700 });
      const written = { [FILES.businessLeads]: tables.businessLeads, [FILES.tvLeads]: tables.tvLeads };
      for (const [file, items] of Object.entries({ ...written, 'queues.jsonl': messages }))
        writePrivate(join(out, file), items.map((item) => `${JSON.stringify(item)}\n`).join(''), false);
      const items = tables.businessLeads.length + tables.tvLeads.length;
      terminal.print(
        `${out}: ${count(items, 'Eintrag', 'Einträge')}, ${count(messages.length, 'Nachricht', 'Nachrichten')} in Warteschlangen.`,
      );
    });
  },
};

/** @throws UserError if the folder contains no dump */
export function readDump(folder: string): Dumped {
  const read = (file: string) => {
    const path = join(folder, file);
    if (!existsSync(path))
      throw new UserError(`${path} fehlt. Nennen Sie einen Ordner, den der Befehl dump geschrieben hat.`);
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as LeadItem);
  };
  return { businessLeads: read(FILES.businessLeads), tvLeads: read(FILES.tvLeads) };
}
