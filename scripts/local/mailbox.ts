import { timeOrderedId } from './ids.ts';
import { openJournal } from './journal.ts';
import { type Mail, messageSource } from './mail-message.ts';

export type StoredMail = Mail & { id: string; date: string; source: 'sns' | 'ses' };

export type Mailbox = {
  /** Resolves when the mail is on disk. */
  deliver(mail: Mail & { source: StoredMail['source'] }): Promise<string>;
  list(): Promise<StoredMail[]>;
  /** The mail as an .eml file, or undefined if there is no such mail. */
  source(id: string): Promise<string | undefined>;
};

/** Every mail that would leave the house: a list for programs, .eml files for people who ask for one. */
export function createMailbox(file: string): Mailbox {
  const journal = openJournal<StoredMail>(file);
  return {
    async deliver(mail) {
      const date = new Date();
      const id = timeOrderedId(date);
      journal.append({ id, ...mail, date: date.toISOString() });
      return id;
    },
    list: journal.read,
    async source(id) {
      const mail = (await journal.read()).find((each) => each.id === id);
      return mail && messageSource({ ...mail, date: new Date(mail.date) });
    },
  };
}
