import {
  type AttributeValue,
  ConditionalCheckFailedException,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { parseOptions } from '../options.ts';
import { step, type Tell, UserError } from '../progress.ts';
import { type Command, confirm, yesOption } from './command.ts';
import type { Target } from './connect.ts';
import { erasedIds, logOption } from './erasure-log.ts';
import { count } from './labels.ts';
import { allLeads } from './read-leads.ts';
import { type CopiedLead, isCurrent, readCopy, storedKey } from './table-copy.ts';
import { targetOptions, withTarget } from './target.ts';

const help = `Holt zurück, was in den Tabellen fehlt, aus Kopien von "backup" oder Abzügen von
"aws dynamodb scan" (infra/RUNBOOK.md).
Was inzwischen nach dem Löschprotokoll gelöscht wurde, bleibt gelöscht; was da ist, bleibt, wie es ist.

  npm run leads -- restore --stage prod anfragen-prod-2026-11-24.json
  npm run leads -- restore --log DATEI …                 Löschprotokoll, sonst loeschprotokoll.log
  npm run leads -- restore --yes …                       ohne Rückfrage, für Skripte

Der Befehl lässt sich gefahrlos wiederholen.`;

export const restore: Command = {
  summary: 'holt aus einer Sicherung zurück, was fehlt',
  help,
  async run(args, terminal) {
    const options = { ...targetOptions, ...logOption, ...yesOption };
    const { values, positionals } = parseOptions(help, { args, allowPositionals: true, options });
    if (positionals.length === 0) throw new UserError(`Es fehlt, woraus zurückgeholt wird.\n\n${help}`);
    // Copies may overlap; of a lead in several, the last one counts.
    const copied = positionals.flatMap(readCopy).map((item) => [storedKey(item), item] as const);
    const items = [...new Map(copied).values()];
    // Without the log erased leads would come back.
    const erased = erasedIds(values.log);
    const allowed = items.filter(({ submissionId }) => !erased.has(submissionId.S));
    const now = new Date();
    const kept = allowed.filter((item) => isCurrent(item, now));
    await withTarget(values, terminal, async (target) => {
      const leads = await step('Mit dem heutigen Bestand vergleichen', () => allLeads(target, now));
      // A free-prompts lead is kept once per address.
      const present = new Set(
        leads.map(({ source, email, submissionId }) => (source ? email : submissionId)),
      );
      const missing = kept.filter((item) => !present.has(storedKey(item)));
      const there = kept.length - missing.length;
      terminal.print(`${count(missing.length, 'Eintrag fehlt', 'Einträge fehlen')} heute.
${count(there, 'ist da und bleibt', 'sind da und bleiben')} unverändert, ${count(items.length - allowed.length, 'bleibt', 'bleiben')} nach dem Löschprotokoll gelöscht, ${count(allowed.length - kept.length, 'ist', 'sind')} abgelaufen.`);
      if (missing.length === 0) return;
      const question = `${target.title}: Zurückholen?`;
      await confirm(terminal, values.yes, question, 'zurückholen', 'Es wurde nichts zurückgeholt.');
      const back = await step('Zurückholen', (tell) => putBack(target, missing, tell));
      terminal.print(`${count(back, 'Eintrag', 'Einträge')} zurückgeholt.`);
    });
  },
};

/** Puts leads back without overwriting any that came meanwhile. @returns how many */
async function putBack(
  { dynamodb, tables }: Target,
  items: readonly CopiedLead[],
  tell: Tell,
): Promise<number> {
  let back = 0;
  for (const [index, Item] of items.entries()) {
    tell(index, items.length);
    const [TableName, key] = Item.source ? [tables.tvLeads, 'email'] : [tables.businessLeads, 'submissionId'];
    const ConditionExpression = `attribute_not_exists(${key})`;
    try {
      await dynamodb.send(
        new PutItemCommand({ TableName, Item: Item as Record<string, AttributeValue>, ConditionExpression }),
      );
      back++;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
  return back;
}
