import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the path of the file that holds the clock's offset in milliseconds. */
const OFFSET_FILE = 'TEST_CLOCK_FILE';

export type TestClock = {
  now(): number;
  /** Advances the clock of this process and of all processes with this environment. */
  advance(ms: number): void;
  /** Makes a Node process use this clock. */
  environment: Record<string, string>;
  /** Puts the real clock back. */
  remove(): void;
};

/** A clock that runs with the real one and can be advanced. The local stack runs in this process, so it follows, too. */
export function createTestClock(): TestClock {
  const folder = mkdtempSync(join(tmpdir(), 'test-clock-'));
  const file = join(folder, 'ahead');
  let ahead = 0;
  const save = () => {
    writeFileSync(`${file}.new`, `${ahead}`);
    renameSync(`${file}.new`, file);
  };
  save();
  const putBack = shiftDate(() => ahead);
  return {
    now: Date.now,
    advance(ms) {
      ahead += ms;
      save();
    },
    environment: { NODE_OPTIONS: `--import=${import.meta.url}`, [OFFSET_FILE]: file },
    remove() {
      putBack();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Shifts this process's `Date`; timers are unaffected. Returns what puts it back. */
function shiftDate(ahead: () => number): () => void {
  const RealDate = Date;
  const now = () => RealDate.now() + ahead();
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }
    static override now = now;
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}

/** Preloaded before a handler, this file gives it the clock of the process that started it. */
const file = process.env[OFFSET_FILE];
if (file) shiftDate(() => Number(readFileSync(file, 'utf8')));
