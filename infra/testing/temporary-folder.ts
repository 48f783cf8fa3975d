import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** For what tests synthesise; it goes when all of them have ended. */
    temporaryFolder: string;
  }
}

/** Before the first test file and after the last: files share the modules that they import, so none can clear up. */
export default function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'site-stack-'));
  project.provide('temporaryFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
