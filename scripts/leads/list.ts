import { readableEmail } from '../../functions/leads/format.ts';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { parseOptions } from '../options.ts';
import type { Command } from './command.ts';
import { toJson } from './export.ts';
import { count, formatMoment, type Labels, readLabels, stateOf } from './labels.ts';
import { table } from './plain-text.ts';
import { recent, selectionOf, selectionOptions, typeHelp } from './selection.ts';
import { samePlace, targetOptions, withTarget } from './target.ts';

const help = `Listet Anfragen auf, die neuesten zuerst.

  npm run leads -- list                               die letzten 31 Tage
  npm run leads -- list --month 2026-11               ein Monat
  npm run leads -- list --from 2026-10-01 --to 2026-10-15
  npm run leads -- list --type kontakt                nur eine Art
  npm run leads -- list --json                        alle Angaben, für Programme

${typeHelp}`;

export const list: Command = {
  summary: 'listet die Anfragen der letzten 31 Tage auf, oder eines Zeitraums',
  help,
  async run(args, terminal) {
    const options = { ...targetOptions, ...selectionOptions, json: { type: 'boolean' } } as const;
    const { values } = parseOptions(help, { args, options });
    const now = new Date();
    const selection = selectionOf(values, now, recent(now));
    const labels = readLabels();
    await withTarget(values, terminal, async (target) => {
      const leads = await selection.read(target);
      terminal.print(
        values.json ? toJson(leads) : overview(leads, labels, selection.name, samePlace(values)),
      );
    });
  },
};

const HEADER = ['Eingang', 'Art', 'Name', 'Firma', 'E-Mail', 'Vorgang'];
const WIDEST = [17, 40, 24, 24, 32, 43];

function overview(leads: LeadItem[], labels: Labels, period: string, place: string): string {
  if (leads.length === 0) return `${period}: keine Anfragen.`;
  const rows = leads.map((lead) => [
    formatMoment(lead.createdAt),
    stateOf(lead, labels),
    lead.name,
    lead.company ?? '–',
    readableEmail(lead.email),
    lead.id,
  ]);
  const pending = leads.filter((lead) => lead.pending).length;
  const waiting = pending > 0 ? ` Davon noch nicht benachrichtigt: ${pending}.` : '';
  return `${table(HEADER, rows, WIDEST)}

${period}: ${count(leads.length, 'Anfrage', 'Anfragen')}.${waiting} Eine ganz zeigt: npm run leads -- report <Vorgang>${place}`;
}
