import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The synthesised stack as stage prod answers: stage dev, which runs here, asks search engines by a header to leave
 * everything out, and Lighthouse would judge that.
 * @returns a folder of its own, which the caller removes
 */
export function assemblyForSearchEngines(assembly = process.env.CDK_OUTDIR || 'cdk.out'): string {
  const folder = mkdtempSync(join(tmpdir(), 'prove-pages-'));
  cpSync(assembly, folder, { recursive: true });
  for (const file of globSync('*.template.json', { cwd: folder })) {
    const template = JSON.parse(readFileSync(join(folder, file), 'utf8'), (_, value) =>
      Array.isArray(value) ? value.filter((item) => item?.Header !== 'X-Robots-Tag') : value,
    );
    writeFileSync(join(folder, file), JSON.stringify(template));
  }
  return folder;
}
