import type * as z from 'zod';
import { ContentError } from './content-error.ts';
import {
  describeField,
  explainIssue,
  explainUnknownField,
  isMissing,
  quote,
} from './explain-issue.server.ts';
import { type FieldPath, fieldName } from './field-path.ts';
import type { ParsedYaml } from './parse-yaml.server.ts';

/**
 * Checks a parsed file against its schema.
 * @throws ContentError[] all mistakes of the file, in the order of its lines
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { value, lineOf }: ParsedYaml,
): z.infer<Schema> {
  // An empty file is an empty group of fields: the messages then name what is missing.
  const result = schema.safeParse(value ?? {}, { error: explainIssue, reportInput: true });
  if (result.success) return result.data;
  const errors = withoutConsequences(result.error.issues).flatMap((issue) => {
    const path = issue.path as FieldPath;
    if (issue.code === 'unrecognized_keys') {
      const { fields } = describeField(schema, path);
      return issue.keys.map((key) => error([...path, key], explainUnknownField(key, fields)));
    }
    return error(path, complete(issue, describeField(schema, path)));
  });
  // Several rules of one field can fail for the same reason, such as an empty text: it is told once.
  const distinct = new Map(errors.map((one) => [one.message, one]));
  throw [...distinct.values()].sort((a, b) => a.line - b.line);

  function error(path: FieldPath, problem: string) {
    return new ContentError(file, lineOf(path), fieldName(path), problem);
  }
}

/** zod measures the length even of a value of the wrong type; only the type is then worth telling. */
function withoutConsequences(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const place = ({ path }: z.core.$ZodIssue) => JSON.stringify(path);
  const wrongType = new Set(issues.filter(({ code }) => code === 'invalid_type').map(place));
  return issues.filter((issue) => issue.code === 'invalid_type' || !wrongType.has(place(issue)));
}

function complete(
  issue: z.core.$ZodIssue,
  { description, isOptional }: ReturnType<typeof describeField>,
): string {
  const { input, path, message } = issue;
  if (issue.code === 'invalid_key') return sentence(path.at(-1), issue.issues[0]?.message ?? message);
  if (isMissing(input)) {
    if (isOptional) return 'Das Feld ist leer. Füllen Sie es aus, oder löschen Sie die Zeile';
    return `Das Feld fehlt oder ist leer. ${description ? `Ergänzen Sie es: ${description}` : 'Ergänzen Sie es'}`;
  }
  // Of a whole group the name says more than its value.
  return sentence(typeof input === 'object' ? path.at(-1) : input, message);
}

/** The schemas' own messages are predicates ("ist kein Pfad …"); the value is their subject. */
function sentence(subject: unknown, message: string): string {
  return /^[a-zäöü]/.test(message) ? `${quote(subject)} ${message}` : message;
}
