import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the file with the milliseconds that the clock is ahead. */
const OFFSET_FILE = 'TEST_CLOCK_FILE';

export type TestClock = {
  now(): number;
  /** Time passes at once, for all processes that have the environment. */
  advance(ms: number): void;
  /** What a process of Node needs to go by this clock. */
  environment: Record<string, string>;
  remove(): void;
};

/** A clock that runs on with the real one and can be put forward. */
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

/** Imported before a handler, this file puts the handler's clock forward; Node's timers stay as they are. */
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
