import * as z from 'zod';
import { markdownFolders } from '../../site/content/front-matter-schema.ts';

/**
 * Settings of the editor extension "Front Matter CMS": which fields the head of a Markdown file has. The YAML
 * extension of VS Code does not look into Markdown (redhat-developer/vscode-yaml#207).
 */
export function frontMatterSettings() {
  const folders = Object.entries(markdownFolders);
  return {
    $schema: 'https://frontmatter.codes/frontmatter.schema.json',
    'frontMatter.content.pageFolders': folders.map(([folder]) => ({
      title: folder,
      path: `[[workspace]]/content/${folder}`,
      contentTypes: [folder],
    })),
    'frontMatter.taxonomy.dateFormat': 'yyyy-MM-dd',
    'frontMatter.taxonomy.contentTypes': folders.map(([folder, schema]) => contentType(folder, schema)),
  };
}

function contentType(name: string, schema: z.ZodObject) {
  return {
    name,
    pageBundle: false,
    fields: Object.entries<z.core.$ZodType>(schema.shape).map(([field, fieldSchema]) => {
      const isOptional = fieldSchema instanceof z.ZodOptional;
      return {
        name: field,
        title: field,
        description: z.globalRegistry.get(fieldSchema)?.description ?? '',
        required: !isOptional,
        ...typeOf(isOptional ? fieldSchema.unwrap() : fieldSchema),
      };
    }),
  };
}

function typeOf(schema: z.core.$ZodType) {
  if (schema instanceof z.ZodEnum) return { type: 'choice', choices: schema.options };
  if (schema instanceof z.ZodNumber) return { type: 'number' };
  if (schema instanceof z.ZodLiteral) return { type: 'boolean' };
  if (schema instanceof z.ZodISODate) return { type: 'datetime' };
  if (schema instanceof z.ZodArray) return { type: 'list' };
  return { type: 'string' };
}
