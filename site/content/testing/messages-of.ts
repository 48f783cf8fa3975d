import { ContentErrors } from '../content-error.ts';

/** What the owner reads when content is loaded; nothing if it is in order. */
export function messagesOf(load: () => unknown): string[] {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors.map(({ message }) => message);
    throw error;
  }
  return [];
}
