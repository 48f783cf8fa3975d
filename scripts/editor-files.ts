import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { descriptionOf, unwrap } from '../site/content/errors/explain-issue.server.ts';
import { collections, markdownFolders } from '../site/content/schemas/collections.ts';
import { explainFileError } from './file-errors.ts';

/** Referenced in the first line of every YAML file in content/. */
const SCHEMAS = 'content/.schemas';

/**
 * Writes JSON Schemas for YAML files and settings of the extension "Front Matter CMS" for Markdown files, so that
 * editors can complete, explain and validate content/. Generated from the zod schemas by `npm ci` and `npm run dev`,
 * so not in git.
 */
export function writeEditorFiles(folder = '.'): void {
  try {
    write(folder);
  } catch (error) {
    const problem = explainFileError(error, 'en');
    if (!problem) throw error;
    console.error(`Editors won't complete or explain content/, everything else works. ${problem}`);
  }
}

function write(folder: string) {
  const schemas = join(folder, SCHEMAS);
  mkdirSync(schemas, { recursive: true });
  for (const [path, schema] of Object.values(collections))
    writeJson(join(schemas, path.replaceAll('/', '-').replace(/\.yaml$/, '.json')), jsonSchema(schema));
  writeJson(join(folder, 'frontmatter.json'), frontMatterSettings());
}

function jsonSchema(schema: z.ZodType) {
  // Rules in code can't be expressed in JSON Schema; the build checks them.
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // The check accepts empty optional texts, so the editor must, too.
      if (zodSchema instanceof z.ZodOptional) delete jsonSchema.minLength;
    },
  });
}

/** VS Code's YAML extension doesn't support Markdown front matter (redhat-developer/vscode-yaml#207). */
function frontMatterSettings() {
  const folders = Object.entries(markdownFolders);
  return {
    $schema: 'https://frontmatter.codes/frontmatter.schema.json',
    'frontMatter.content.pageFolders': folders.map(([folder]) => ({
      title: folder,
      path: `[[workspace]]/content/${folder}`,
      contentTypes: [folder],
    })),
    'frontMatter.taxonomy.dateFormat': 'yyyy-MM-dd',
    'frontMatter.taxonomy.contentTypes': folders.map(([name, schema]) => ({
      name,
      pageBundle: false,
      fields: Object.entries<z.core.$ZodType>(schema.shape).map(([field, fieldSchema]) => ({
        name: field,
        title: field,
        description: descriptionOf(fieldSchema) ?? '',
        required: unwrap(fieldSchema) === fieldSchema,
        ...typeOf(unwrap(fieldSchema)),
      })),
    })),
  };
}

function typeOf(schema: z.core.$ZodType) {
  if (schema instanceof z.ZodEnum) return { type: 'choice', choices: schema.options };
  if (schema instanceof z.ZodNumber) return { type: 'number' };
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral) return { type: 'boolean' };
  if (schema instanceof z.ZodISODate) return { type: 'datetime' };
  if (schema instanceof z.ZodArray) return { type: 'list' };
  return { type: 'string' };
}

function writeJson(file: string, value: unknown) {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

if (import.meta.main) writeEditorFiles();
