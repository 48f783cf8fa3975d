import { existsSync, rmSync } from 'node:fs';
import { openRecords, type Records } from './records.ts';
import type { Message } from './sqs.ts';

type Entry = { sent: Message } | { deleted: string };

/** The messages of a queue, by id, in a file: they survive kill -9, and are visible again after a restart. */
export function openMessages(file: string): Map<string, Message> {
  const left = new Map<string, Message>();
  if (existsSync(file)) {
    for (const entry of openRecords<Entry>(file).list()) {
      if ('sent' in entry) left.set(entry.sent.id, entry.sent);
      else left.delete(entry.deleted);
    }
    // What was deleted would be read again at every start.
    rmSync(file);
  }
  const messages = new KeptMessages(openRecords<Entry>(file));
  for (const [id, message] of left) messages.set(id, message);
  return messages;
}

class KeptMessages extends Map<string, Message> {
  private readonly records: Records<Entry>;

  constructor(records: Records<Entry>) {
    super();
    this.records = records;
  }

  override set(id: string, message: Message): this {
    this.records.add({ sent: message });
    return super.set(id, message);
  }

  override delete(id: string): boolean {
    if (this.has(id)) this.records.add({ deleted: id });
    return super.delete(id);
  }
}
