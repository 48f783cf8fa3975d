import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonFiles, timeOrderedId, writeWhole } from './files.ts';
import { type Mail, messageSource } from './mail-message.ts';

export type StoredMail = Mail & { id: string; date: string; source: 'sns' | 'ses' };

export type Mailbox = {
  /** Resolves when the mail is on disk. */
  deliver(mail: Mail & { source: StoredMail['source'] }): Promise<string>;
  list(): Promise<StoredMail[]>;
  /** The .eml file, or undefined if there is no such mail. */
  source(id: string): Promise<string | undefined>;
};

/** Every mail that would leave the house, as an .eml file for people and a .json file for programs. */
export function createMailbox(folder: string): Mailbox {
  return {
    async deliver(mail) {
      const date = new Date();
      const id = timeOrderedId(date);
      await writeWhole(join(folder, `${id}.eml`), messageSource({ ...mail, id, date }));
      // The list reads the .json files only: a mail counts as sent once both are there.
      const stored: StoredMail = { id, ...mail, date: date.toISOString() };
      await writeWhole(join(folder, `${id}.json`), JSON.stringify(stored));
      return id;
    },
    list: () => readJsonFiles<StoredMail>(folder),
    source: async (id) =>
      /^[\w-]+$/.test(id) ? readFile(join(folder, `${id}.eml`), 'utf8').catch(() => undefined) : undefined,
  };
}
