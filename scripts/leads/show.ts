import { parseOptions } from '../options.ts';
import { UserError } from '../progress.ts';
import { toJson } from './columns.ts';
import type { Command } from './command.ts';
import { describeLead } from './describe-lead.ts';
import { readIds } from './email.ts';
import { readLabels } from './labels.ts';
import { targetOptions, withTarget } from './open-target.ts';
import { leadById } from './read-leads.ts';
import { report } from './report.ts';

const help = `Zeigt eine Anfrage ganz, oder alles zu einer E-Mail-Adresse.

  npm run leads -- show 6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10
  npm run leads -- show 6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10 --json
  npm run leads -- show --email name@example.com      dasselbe wie der Befehl report

Die Nummer des Vorgangs steht in der Liste und in jeder Benachrichtigung.`;

export const show: Command = {
  summary: 'zeigt eine Anfrage oder alles zu einer Adresse',
  help,
  async run(args, terminal) {
    if (args.some((argument) => /^--email(?:=|$)/.test(argument))) return report.run(args, terminal);
    const { values, positionals } = parseOptions(help, {
      args,
      allowPositionals: true,
      options: { ...targetOptions, json: { type: 'boolean', default: false } },
    });
    const [id, ...others] = readIds(positionals);
    if (id === undefined || others.length > 0) throw new UserError(`Nennen Sie einen Vorgang.\n\n${help}`);
    const labels = readLabels();
    await withTarget(values, terminal, async (target) => {
      const lead = await leadById(target, id, new Date());
      if (!lead) {
        throw new UserError(
          `Den Vorgang „${id}“ gibt es hier nicht, oder seine Frist ist abgelaufen. Prüfen Sie Nummer und Ort: --stage dev, --stage prod oder der lokale Stack.`,
        );
      }
      terminal.print(values.json ? toJson([lead]) : describeLead(lead, labels));
    });
  },
};
