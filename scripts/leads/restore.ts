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
import { type CopiedLead, copiedFrom, isCurrent, placeOf, readCopy, storedKey } from './table-copy.ts';
import { samePlace, targetOptions, withTarget } from './target.ts';

const help = `Holt zurück, was in den Tabellen fehlt, aus Kopien von "backup" oder Abzügen von
"aws dynamodb scan" (infra/RUNBOOK.md).
Was inzwischen nach dem Löschprotokoll gelöscht wurde, bleibt gelöscht; was da ist, bleibt, wie es ist. Eine Kopie
kommt nur dorthin zurück, woher sie ist.

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
    const place = placeOf(values.stage);
    const foreign = positionals.find((file) => ![undefined, place].includes(copiedFrom(file)));
    // Otherwise real people would stand in dev, be mailed from there, and be found by no request of theirs.
    if (foreign !== undefined)
      throw new UserError(
        `${foreign} ist eine Kopie von ${copiedFrom(foreign)}, nicht von ${place}. Es wurde nichts zurückgeholt. Zum Üben schreiben Sie eine Kopie dieses Orts: npm run leads -- backup --out ORDNER${samePlace(values)}`,
      );
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
      const done = { back: 0 };
      try {
        await step('Zurückholen', (tell) => putBack(target, missing, done, tell));
      } finally {
        terminal.print(`${count(done.back, 'Eintrag', 'Einträge')} zurückgeholt.`);
      }
    });
  },
};

/** Puts leads back without overwriting any that came meanwhile, and counts them in `done`, also if it fails. */
async function putBack(
  { dynamodb, tables }: Target,
  items: readonly CopiedLead[],
  done: { back: number },
  tell: Tell,
): Promise<void> {
  for (const [index, Item] of items.entries()) {
    tell(index, items.length);
    const [TableName, key] = Item.source ? [tables.tvLeads, 'email'] : [tables.businessLeads, 'submissionId'];
    const ConditionExpression = `attribute_not_exists(${key})`;
    try {
      await dynamodb.send(
        new PutItemCommand({ TableName, Item: Item as Record<string, AttributeValue>, ConditionExpression }),
      );
      done.back++;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
}
