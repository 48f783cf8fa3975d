import { fieldName } from '../field-path.ts';
import type { ContentFiles } from '../load-content.server.ts';
import { readMarkdownFile } from '../markdown-file.server.ts';
import { prose } from '../schemas/text.ts';
import { walkFields } from '../walk-fields.ts';

/** A text that visitors read, and where it stands. */
export type Text = { file: string; line: number; field: string; text: string };

/** Every text of the YAML files. */
export function yamlTexts({ yaml }: ContentFiles): Text[] {
  return yaml.flatMap(({ file, schema, data, yaml: { lineOf } }) =>
    [...walkFields(schema, data)].flatMap(({ path, schema: field, value }) =>
      prose.get(field) ? { file, line: lineOf(path), field: fieldName(path), text: String(value) } : [],
    ),
  );
}

/** Every line of the Markdown files below their front matter. */
export function markdownTexts({ markdown }: ContentFiles): Text[] {
  return markdown.flatMap(({ file, source }) => {
    const { body, bodyLine } = readMarkdownFile(file, source);
    return body
      .split('\n')
      .map((text, index) => ({ file, line: bodyLine + index, field: '', text }))
      .filter(({ text }) => text.trim() !== '');
  });
}
