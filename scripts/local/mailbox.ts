import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timeOrderedId } from './ids.ts';
import { openJournal } from './journal.ts';
import { type Mail, messageSource } from './mail-message.ts';

export type StoredMail = Mail & { id: string; date: string; source: 'sns' | 'ses' };

export type Mailbox = {
  /** Resolves when the mail is on disk. */
  deliver(mail: Mail & { source: StoredMail['source'] }): Promise<string>;
  list(): Promise<StoredMail[]>;
  /** The .eml file, or undefined if the mail doesn't exist. */
  source(id: string): Promise<string | undefined>;
};

/** Collects all outgoing mail: as .eml files for people and as a list for programs. */
export function createMailbox(folder: string): Mailbox {
  const journal = openJournal<StoredMail>(join(folder, 'list.jsonl'));
  return {
    async deliver(mail) {
      const date = new Date();
      const id = timeOrderedId(date);
      mkdirSync(folder, { recursive: true });
      // A mail counts as sent only once it is in the list.
      writeFileSync(join(folder, `${id}.eml`), messageSource({ ...mail, id, date }));
      journal.append({ id, ...mail, date: date.toISOString() });
      return id;
    },
    list: journal.read,
    source: async (id) =>
      /^[\w-]+$/.test(id) ? readFile(join(folder, `${id}.eml`), 'utf8').catch(() => undefined) : undefined,
  };
}
