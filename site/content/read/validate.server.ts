import { isScalar } from 'yaml';
import type * as z from 'zod';
import { closest, quote } from '../../lib/suggestion.server.ts';
import { ContentError } from '../errors/content-error.ts';
import {
  describeField,
  explainIssue,
  explainUnknownField,
  isMissing,
} from '../errors/explain-issue.server.ts';
import { type FieldPath, fieldName } from '../errors/field-path.ts';
import type { ParsedYaml } from './parse-yaml.server.ts';
import { withoutEmptyFields } from './without-empty-fields.server.ts';

/**
 * Validates a parsed file against its schema.
 * @throws ContentError[] all mistakes of the file, by line
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  { value, at, document }: ParsedYaml,
): z.infer<Schema> {
  // Treat an empty file as an empty object, so that messages name the missing fields.
  const result = schema.safeParse(withoutEmptyFields(schema, value ?? {}), {
    error: (issue) => explainIssue(issue, written(issue)),
    reportInput: true,
  });
  if (result.success) return result.data;
  const errors = withoutConsequences(schema, result.error.issues).flatMap((issue) => {
    const path = issue.path as FieldPath;
    if (issue.code === 'unrecognized_keys') {
      const { fields } = describeField(schema, path);
      return issue.keys.map((key) =>
        error(
          [...path, key],
          explainUnknownField(key, fields, (issue.input as Record<string, unknown>)[key]),
        ),
      );
    }
    return error(path, complete(issue, describeField(schema, path)) + wholeSection(schema, issue));
  });
  // Several rules of a field can fail for one reason, such as an empty text: report it once.
  const distinct = new Map(errors.map((one) => [one.message, one]));
  throw [...distinct.values()].sort((a, b) => a.line - b.line);

  function error(path: FieldPath, problem: string) {
    return new ContentError(at(path), problem);
  }

  /** Numbers as typed: YAML parses 01067 as 1067 and 1.200 as 1.2. */
  function written({ input, path }: z.core.$ZodRawIssue): unknown {
    if (typeof input !== 'number') return input;
    const node = document.getIn(path ?? [], true);
    return isScalar(node) ? node.source : input;
  }
}

/**
 * zod checks the length even of a value of the wrong type, where only the type is worth reporting. A field missing
 * because of a misspelt name counts as one mistake, the name.
 */
function withoutConsequences(schema: z.ZodType, issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const place = (path: readonly PropertyKey[]) => JSON.stringify(path);
  const wrongType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => place(path)),
  );
  const misspelt = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const { fields } = describeField(schema, issue.path as FieldPath);
      return issue.keys.map((key) => place([...issue.path, closest(key, fields) ?? key]));
    }),
  );
  return issues.filter((issue) => {
    if (isMissing(issue.input) && misspelt.has(place(issue.path))) return false;
    return issue.code === 'invalid_type' || !wrongType.has(place(issue.path));
  });
}

function complete(
  issue: z.core.$ZodIssue,
  { description, isOptional }: ReturnType<typeof describeField>,
): string {
  const { input, path, message } = issue;
  if (issue.code === 'invalid_key') return sentence(path.at(-1), issue.issues[0]?.message ?? message);
  if (isMissing(input)) {
    if (isOptional) return 'Das Feld ist leer. Füllen Sie es aus, oder löschen Sie die Zeile';
    const what = description ? `: ${description}` : '';
    return typeof path.at(-1) === 'number'
      ? `Der Eintrag ist leer. Ergänzen oder löschen Sie ihn${what}`
      : `Das Feld fehlt oder ist leer. Ergänzen Sie es${what}`;
  }
  const isFigure = issue.code === 'invalid_type' && /^(?:int|number)$/.test(issue.expected);
  const isChoice = issue.code === 'invalid_value' && message.includes(' ist nicht möglich.');
  const belongs = description && (isFigure || isChoice) ? `. Was hineingehört: ${description}` : '';
  // For a whole group, its name says more than its value.
  return sentence(typeof input === 'object' ? path.at(-1) : input, message) + belongs;
}

/** For a field missing in an optional section: what the section needs, and that it may go as a whole. */
function wholeSection(schema: z.ZodType, { input, path }: z.core.$ZodIssue): string {
  const section = path.slice(0, -1) as FieldPath;
  if (!isMissing(input) || !describeField(schema, section).isOptional) return '';
  const needed = describeField(schema, section).fields.filter(
    (field) => !describeField(schema, [...section, field]).isOptional,
  );
  const all = new Intl.ListFormat('de').format(needed);
  return `. ${fieldName(section)} braucht ${all}: Fehlt Ihnen etwas davon, löschen Sie ${fieldName(section)} ganz`;
}

/** The schemas' messages are predicates ("ist kein Pfad …"); the value becomes their subject. */
function sentence(subject: unknown, message: string): string {
  return /^[a-zäöü]/.test(message) ? `${quote(subject)} ${message}` : message;
}
