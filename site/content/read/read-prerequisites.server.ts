import type { Collections } from '../schemas/collections.ts';
import type { YamlFile } from './files-as-read.ts';
import { validate } from './validate.server.ts';

/**
 * The collections needed to read the others, without those that have mistakes, so that the others are still
 * checked.
 */
export function readPrerequisites(
  parsed: Array<Pick<YamlFile, 'name' | 'file' | 'schema' | 'yaml'>>,
): Partial<Collections> {
  const names: Array<keyof Collections> = [
    'site',
    'prices',
    'kickstart',
    'offerings',
    'workshops',
    'talks',
    'books',
    'awards',
    'statistics',
    'tv',
    'checks',
  ];
  return Object.fromEntries(
    parsed
      .filter(({ name }) => names.includes(name))
      .map(({ name, schema, yaml }) => [name, withoutMistakes(() => validate(schema, yaml))]),
  );
}

/** Mistakes are reported later, when the file is read with its facts filled in. */
function withoutMistakes<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (Array.isArray(error)) return undefined;
    throw error;
  }
}
