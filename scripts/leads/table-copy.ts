import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { toSeconds } from '../../functions/leads/lead.ts';
import { UserError } from '../progress.ts';
import type { Target } from './connect.ts';
import { readText } from './read-text.ts';

/** Copies of the tables outside AWS: what `aws dynamodb scan` writes, with the type of each value. */

const text = z.object({ S: z.string() });
const CopiedLeadSchema = z.looseObject({
  submissionId: text,
  email: text,
  source: text.optional(),
  expiresAt: z.object({ N: z.string() }),
  canary: z.unknown().optional(),
});
export type CopiedLead = z.infer<typeof CopiedLeadSchema>;

const CopySchema = z.object({ Items: z.array(CopiedLeadSchema) });

/** Name of a place in the names of its copies. */
export const placeOf = (stage = 'lokal') => stage;

/** Name of the copy of a place and a day, such as "2026-11-30". */
export const copyName = (place: string, day: string) => `anfragen-${place}-${day}.json`;

/** The place that a file is a copy of, if it has such a name. */
export const copiedFrom = (file: string): string | undefined =>
  /^anfragen-([a-z]+)-\d{4}-\d{2}-\d{2}/.exec(basename(file))?.[1];

const leadsOf = (page: unknown) => CopySchema.parse(page).Items.filter(({ canary }) => !canary);

/** Free prompts are kept once per address. */
export const storedKey = ({ source, email, submissionId }: CopiedLead) => (source ? email : submissionId).S;

export const isCurrent = ({ expiresAt }: CopiedLead, now: Date) => Number(expiresAt.N) > toSeconds(now);

/** @throws UserError if the file is not a copy */
export function readCopy(file: string): CopiedLead[] {
  if (!existsSync(file))
    throw new UserError(`Die Datei ${file} gibt es nicht. Prüfen Sie den Namen und den Ordner davor.`);
  const content = readText(file);
  try {
    return leadsOf(JSON.parse(content));
  } catch {
    throw new UserError(
      `${file} ist kein Abzug einer Tabelle. Schreiben Sie ihn mit "npm run leads -- backup" oder "aws dynamodb scan --output json" (infra/RUNBOOK.md).`,
    );
  }
}

/** Reads both tables as they are, not through an index, which lags behind. */
export async function copyTables({ dynamodb, tables }: Target): Promise<CopiedLead[]> {
  const leads: CopiedLead[] = [];
  for (const TableName of [tables.businessLeads, tables.tvLeads]) {
    let ExclusiveStartKey: ScanCommand['input']['ExclusiveStartKey'];
    do {
      const page = await dynamodb.send(
        new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }),
      );
      leads.push(...leadsOf(page));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  return leads;
}
