import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** For synthesised output; deleted after all tests. */
    temporaryFolder: string;
  }
}

/** Runs before the first and after the last test file: files share modules, so none of them can clean up. */
export default function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'site-stack-'));
  project.provide('temporaryFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
