import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schemas = {
  // Of sitemaps.org, as the package ships it.
  sitemap: ['node_modules/sitemap/schema/sitemap.xsd', 'schema'],
  atom: ['site/seo/testing/atom.rng', 'relaxng'],
} as const;

/** What a schema finds wrong with a document; nothing if it is valid. */
export async function xmlProblems(xml: string, schema: keyof typeof schemas): Promise<string[]> {
  const [file, extension] = schemas[schema];
  const { valid, errors } = await validateXML({
    xml: [{ fileName: `${schema}.xml`, contents: xml }],
    schema: [readFileSync(file, 'utf8')],
    extension,
  });
  return valid ? [] : ['invalid', ...errors.map(({ rawMessage }) => rawMessage)];
}
