import { basename } from 'node:path';
import type { UserConsoleLog } from 'vitest';
import { DefaultReporter, type TestCase } from 'vitest/node';

/** Vitest's own output, with each proof's progress as it comes and a table of all figures at the end. */
export default class FiguresReporter extends DefaultReporter {
  readonly #rows: Array<{ proof: string; figure: string; value: number | string }> = [];

  override onUserConsoleLog({ content }: UserConsoleLog): void {
    this.log(content.trimEnd());
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    const proof = basename(test.module.moduleId, '.test.ts');
    for (const [figure, value] of Object.entries(test.meta().figures ?? {}))
      this.#rows.push({ proof, figure, value });
  }

  override onTestRunEnd(...end: Parameters<DefaultReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(...end);
    console.table(this.#rows);
  }
}
