import { openJournal } from './journal.ts';

export type MessageAttributes = Record<string, { Type: string; Value: string }>;

export type Message = {
  id: string;
  body: string;
  attributes: MessageAttributes;
  sentAt: number;
  receiveCount: number;
  firstReceivedAt?: number;
  visibleAt: number;
};

/** A queue's messages in order of arrival. Each call's change is on disk when it returns. */
export type MessageStore = {
  all(): Iterable<Message>;
  put(message: Message): void;
  change(message: Message, changes: Partial<Message>): Message;
  remove(message: Pick<Message, 'id'>): void;
};

/** A message was added or changed, or removed. */
type Line = (Pick<Message, 'id'> & Partial<Message>) | { id: string; gone: true };

/** The file is compacted beyond this many lines, plus LINES_EACH per message. */
const SPARE_LINES = 50;
const LINES_EACH = 4;

/** Opens the messages in a file. All are visible: their receivers died with the last run. */
export async function openMessages(file: string, now: number): Promise<MessageStore> {
  const journal = openJournal<Line>(file);
  const messages = new Map<string, Message>();
  const apply = (line: Line) => {
    if ('gone' in line) messages.delete(line.id);
    else messages.set(line.id, { ...messages.get(line.id), ...line } as Message);
  };
  const found = await journal.read();
  for (const line of found) apply(line);
  for (const message of messages.values()) message.visibleAt = Math.min(message.visibleAt, now);

  let lines = found.length;
  const tidy = () => {
    journal.replace([...messages.values()]);
    lines = messages.size;
  };
  if (lines > 0) tidy();
  const write = (line: Line) => {
    journal.append(line);
    apply(line);
    lines++;
    // The text of delivered or erased leads must not linger.
    if (lines > SPARE_LINES + LINES_EACH * messages.size) tidy();
  };
  return {
    all: () => messages.values(),
    put: write,
    change(message, changes) {
      if (messages.has(message.id)) write({ id: message.id, ...changes });
      return { ...message, ...changes };
    },
    remove({ id }) {
      if (messages.has(id)) write({ id, gone: true });
    },
  };
}
