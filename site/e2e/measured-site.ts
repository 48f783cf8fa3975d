import { appendFileSync, cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder } from '../lib/remove-folder.server.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { startOwnStack } from './own-stack.ts';

export const measurementId = 'G-TEST123456';
export const adConversion = 'AW-123456789/AbCdEf';

/** The fixture's site with analytics ids: built, synthesised and served. */
export async function startMeasuredSite() {
  const folder = mkdtempSync('.cache/measured-');
  const content = join(folder, 'content');
  cpSync(fixtureFolder, content, { recursive: true });
  const analytics = `analytics:\n  measurementId: ${measurementId}\n  adConversion: ${adConversion}\n`;
  appendFileSync(join(content, 'site.yaml'), `\n${analytics}`);
  const stack = await startOwnStack(
    {
      CONTENT_FOLDER: content,
      BUILD_FOLDER: join(folder, 'dist'),
      CDK_OUTDIR: join(folder, 'cdk.out'),
      LOCAL_RATE_LIMIT: '1000',
    },
    { build: true },
  );
  return {
    stack: stack.url,
    // A host name with dots, because domain cookies behave differently on localhost.
    url: stack.url.replace('localhost', 'www.measured.localhost'),
    async stop() {
      await stack.stop();
      removeFolder(folder);
    },
  };
}
