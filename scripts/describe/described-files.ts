import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as z from 'zod';
import { collections } from '../../site/content/collections.ts';
import { markdownFolders } from '../../site/content/front-matter-schema.ts';
import { fieldTable } from './field-table.ts';
import { frontMatterSettings } from './front-matter-settings.ts';

const SCHEMAS = 'content/.schemas';
const HANDBOOK = 'content/README.md';

/** Every content file or folder of files with its schema and the name of its JSON Schema. */
export const described: Array<{ file: string; schema: z.ZodType; schemaFile: string }> = [
  ...Object.values(collections).map(([path, schema]) => ({
    file: `content/${path}`,
    schema,
    schemaFile: `${SCHEMAS}/${path.replaceAll('/', '-').replace(/\.yaml$/, '.json')}`,
  })),
  ...Object.entries(markdownFolders).map(([folder, schema]) => ({
    file: `content/${folder}/*.md`,
    schema,
    schemaFile: `${SCHEMAS}/${folder}.json`,
  })),
];

/** The files that are written from the schemas, with their text. */
export function describedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, schema, schemaFile } of described) {
    files.set(schemaFile, json(jsonSchema(schema)));
    if (file.endsWith('.yaml')) files.set(file, withHeader(file, schemaFile));
  }
  files.set('.vscode/settings.json', json(editorSettings()));
  files.set('frontmatter.json', json(frontMatterSettings()));
  files.set(HANDBOOK, withTables(readFileSync(HANDBOOK, 'utf8')));
  return files;
}

function jsonSchema(schema: z.ZodType) {
  // Rules that are code have no counterpart there: the build checks them.
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // A text that may be missing may be left empty: the editor must not underline what the check accepts.
      if (zodSchema instanceof z.ZodOptional) delete jsonSchema.minLength;
    },
  });
}

/** The line by which an editor finds the schema of a YAML file. */
function withHeader(file: string, schemaFile: string): string {
  const line = `# yaml-language-server: $schema=${posix.relative(posix.dirname(file), schemaFile)}\n`;
  const source = readFileSync(file, 'utf8');
  return line + source.replace(/^# yaml-language-server: .*\n/, '');
}

function editorSettings() {
  const files = described.filter(({ file }) => file.endsWith('.yaml'));
  return {
    'yaml.schemas': Object.fromEntries(files.map(({ file, schemaFile }) => [`./${schemaFile}`, file])),
    'yaml.format.enable': false,
    'files.eol': '\n',
    'files.insertFinalNewline': true,
    'editor.wordWrap': 'on',
    'editor.unicodeHighlight.allowedCharacters': {
      '\u00A0': true,
      '–': true,
      '’': true,
      '‚': true,
      '‘': true,
    },
  };
}

/** The handbook with the table of every file between its marks. */
function withTables(handbook: string): string {
  const mark = '<!-- Ab hier schreibt npm run describe:content. -->';
  const [before] = handbook.split(mark);
  const tables = described.map(
    ({ file, schema }) =>
      `<details>\n<summary><code>${file}</code></summary>\n\n${fieldTable(schema)}\n</details>\n`,
  );
  return `${before}${mark}\n\n${tables.join('\n')}`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
