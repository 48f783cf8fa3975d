import { existsSync, rmSync } from 'node:fs';
import { openRecords, type Records } from './records.ts';

type Entry<Message> = { sent: Message } | { deleted: string };

/** The messages of a queue, by id, in a file: they survive kill -9, and are visible again after a restart. */
export function openMessages<Message extends { id: string }>(file: string): Map<string, Message> {
  const left = new Map<string, Message>();
  if (existsSync(file)) {
    for (const entry of openRecords<Entry<Message>>(file).list()) {
      if ('sent' in entry) left.set(entry.sent.id, entry.sent);
      else left.delete(entry.deleted);
    }
    // Deleted messages would be read again at every start.
    rmSync(file);
  }
  const messages = new KeptMessages(openRecords<Entry<Message>>(file));
  for (const [id, message] of left) messages.set(id, message);
  return messages;
}

class KeptMessages<Message> extends Map<string, Message> {
  private readonly records: Records<Entry<Message>>;

  constructor(records: Records<Entry<Message>>) {
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
