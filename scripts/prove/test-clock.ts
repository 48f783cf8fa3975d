import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the path of the file that holds the clock's offset in milliseconds. */
const OFFSET_FILE = 'TEST_CLOCK_FILE';

export type TestClock = {
  now(): number;
  /** Advances the clock of all processes with this environment. */
  advance(ms: number): void;
  /** Makes a Node process use this clock. */
  environment: Record<string, string>;
  remove(): void;
};

/** A clock that runs with the real one and can be advanced. */
export function createTestClock(): TestClock {
  const folder = mkdtempSync(join(tmpdir(), 'test-clock-'));
  const file = join(folder, 'ahead');
  let ahead = 0;
  const save = () => {
    writeFileSync(`${file}.new`, `${ahead}`);
    renameSync(`${file}.new`, file);
  };
  save();
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      ahead += ms;
      save();
    },
    environment: { NODE_OPTIONS: `--import=${import.meta.url}`, [OFFSET_FILE]: file },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Preloaded before a handler, this file shifts its `Date`; timers are unaffected. */
const file = process.env[OFFSET_FILE];
if (file) {
  const RealDate = Date;
  const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }
    static override now = now;
  } as DateConstructor;
}
