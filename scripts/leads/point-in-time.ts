import {
  DeleteTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { step, UserError } from '../progress.ts';
import type { Dumped } from './dump.ts';
import type { Place } from './place.ts';
import { scanTable } from './scan-table.ts';

const POLL_MS = 5000;

/**
 * What both tables held at an instant, by way of copies that DynamoDB makes. A copy that is already there is used: the
 * command may have been broken off.
 */
export async function heldAt(place: Place, at: Date): Promise<Dumped & { copies: string[] }> {
  const { dynamodb, tables } = place;
  const names = { businessLeads: copyName(tables.businessLeads, at), tvLeads: copyName(tables.tvLeads, at) };
  await step('Sicherung in neue Tabellen einspielen (dauert oft 20 Minuten)', async () => {
    await Promise.all([
      copy(place, tables.businessLeads, names.businessLeads, at),
      copy(place, tables.tvLeads, names.tvLeads, at),
    ]);
  });
  return {
    businessLeads: await scanTable(dynamodb, names.businessLeads),
    tvLeads: await scanTable(dynamodb, names.tvLeads),
    copies: Object.values(names),
  };
}

/** The copies hold what has been erased since: they must not stay. */
export async function removeCopies({ dynamodb }: Place, copies: readonly string[]): Promise<void> {
  for (const TableName of copies) await dynamodb.send(new DeleteTableCommand({ TableName }));
}

const copyName = (table: string, at: Date) =>
  `${table}-stand-${at.toISOString().replace(/\D/g, '').slice(0, 14)}`;

async function copy({ dynamodb }: Place, from: string, to: string, at: Date): Promise<void> {
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

async function statusOf(dynamodb: Place['dynamodb'], TableName: string): Promise<string | undefined> {
  try {
    return (await dynamodb.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
