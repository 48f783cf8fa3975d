import type * as z from 'zod';
import type { Collections } from '../schemas/collections.ts';
import type { ParsedYaml } from './parse-yaml.server.ts';

/** A YAML file as read, slots unfilled, for checks that need the location of values. */
export type YamlFile = {
  name: keyof Collections;
  file: string;
  source: string;
  schema: z.ZodType;
  data: unknown;
  yaml: ParsedYaml;
};

/** A Markdown file as read. */
export type MarkdownSource = { file: string; source: string };

export type ContentFiles = { yaml: YamlFile[]; markdown: MarkdownSource[] };
