import { readableEmail } from '../../functions/leads/format.ts';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { parseOptions } from '../options.ts';
import type { Command } from './command.ts';
import { consentOf, line } from './describe-lead.ts';
import { readEmail } from './email.ts';
import { formatMoment, type Labels, readLabels } from './labels.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { leadsByEmail } from './read-leads.ts';

const help = `Zeigt, worin jemand wann und auf welcher Seite eingewilligt hat (Nachweis nach Art. 7 Abs. 1 DSGVO).

  npm run leads -- consent --email name@example.com
  npm run leads -- consent --email name@example.com --stage prod`;

export const consent: Command = {
  summary: 'zeigt, worin jemand wann eingewilligt hat',
  help,
  async run(args, terminal) {
    const { values } = parseOptions(help, { args, options: { ...targetOptions, email: { type: 'string' } } });
    const email = readEmail(values.email, help);
    const labels = readLabels();
    await withTarget(values, terminal, async (target) => {
      const leads = await leadsByEmail(target, email, new Date());
      terminal.print(
        leads.length === 0
          ? `Zu ${readableEmail(email)} ist nichts gespeichert, also auch keine Einwilligung.`
          : leads.map((lead) => recordOf(lead, labels)).join('\n\n'),
      );
    });
  },
};

const recordOf = (lead: LeadItem, { labelOf }: Labels) =>
  [
    line('E-Mail', readableEmail(lead.email)),
    line('Zeitpunkt', `${formatMoment(lead.createdAt)} Uhr (${lead.createdAt})`),
    line('Wortlaut', consentOf(lead)),
    line('Seite', lead.page ?? 'nicht übermittelt'),
    line('Formular', `${lead.form}, ${labelOf(lead)}`),
    line('Vorgang', lead.id),
  ].join('\n');
