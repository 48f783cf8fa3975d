import {
  DeleteTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { step, UserError } from '../progress.ts';
import type { Dumped } from './dump.ts';
import { scanTable } from './scan-table.ts';
import type { Target } from './target.ts';

const POLL_MS = 5000;

/**
 * Reads both tables as of an instant, by restoring them to copies. Reuses existing copies, which an interrupted run may
 * have left.
 */
export async function snapshotAt(target: Target, at: Date): Promise<Dumped & { copies: string[] }> {
  const { dynamodb, tables } = target;
  const names = { businessLeads: copyName(tables.businessLeads, at), tvLeads: copyName(tables.tvLeads, at) };
  await step('Sicherung in neue Tabellen einspielen (dauert oft 20 Minuten)', async () => {
    await Promise.all([
      copy(target, tables.businessLeads, names.businessLeads, at),
      copy(target, tables.tvLeads, names.tvLeads, at),
    ]);
  });
  return {
    businessLeads: await scanTable(dynamodb, names.businessLeads),
    tvLeads: await scanTable(dynamodb, names.tvLeads),
    copies: Object.values(names),
  };
}

/** Deletes the copies, because they contain leads erased since. */
export async function removeCopies({ dynamodb }: Target, copies: readonly string[]): Promise<void> {
  for (const TableName of copies) await dynamodb.send(new DeleteTableCommand({ TableName }));
}

const copyName = (table: string, at: Date) =>
  `${table}-stand-${at.toISOString().replace(/\D/g, '').slice(0, 14)}`;

async function copy({ dynamodb }: Target, from: string, to: string, at: Date): Promise<void> {
  if ((await statusOf(dynamodb, to)) === undefined) {
    try {
      await dynamodb.send(
        new RestoreTableToPointInTimeCommand({
          SourceTableName: from,
          TargetTableName: to,
          RestoreDateTime: at,
        }),
      );
    } catch (error) {
      const { name, message } = error as Error;
      if (name === 'UnknownOperationException')
        throw new UserError(
          'Hier gibt es keine laufende Sicherung, nur auf AWS (--stage dev oder --stage prod). Im lokalen Stack holt --from aus einem Ordner von dump zurück.',
        );
      if (name !== 'InvalidRestoreTimeException') throw error;
      throw new UserError(
        `So weit reicht die Sicherung von ${from} nicht (${message}). Sie umfasst 35 Tage bis vor fünf Minuten.`,
      );
    }
  }
  while ((await statusOf(dynamodb, to)) !== 'ACTIVE') await new Promise((wait) => setTimeout(wait, POLL_MS));
}

async function statusOf(dynamodb: Target['dynamodb'], TableName: string): Promise<string | undefined> {
  try {
    return (await dynamodb.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
