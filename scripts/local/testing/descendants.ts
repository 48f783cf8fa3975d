import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** Ids of the running processes that a process has started, and of those that they have. */
export function descendants(pid: number | undefined): number[] {
  const rows = listing()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const found: number[] = [];
  const add = (parent: string) => {
    for (const [id = '', parentId, state] of rows) {
      if (parentId !== parent || state?.startsWith('Z') || id === parent) continue;
      found.push(Number(id));
      add(id);
    }
  };
  add(String(pid));
  return found;
}

export function isRunning(pid: number): boolean {
  return listing()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([id, , state]) => id === String(pid) && !state?.startsWith('Z'));
}

/** A line for each process: its id, its parent's and, but for Windows, its state. */
function listing(): string {
  const options = { encoding: 'utf8' } as const;
  // A small Linux lacks ps.
  if (process.platform === 'linux') return globSync('/proc/[0-9]*/stat').flatMap(readStat).join('\n');
  if (process.platform !== 'win32') return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], options);
  const query = 'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId)" }';
  return execFileSync('powershell', ['-NoProfile', '-Command', query], options);
}

function readStat(file: string): string[] {
  try {
    const [, pid, state, parent] = /^(\d+) \(.*\) (\S) (\d+)/s.exec(readFileSync(file, 'utf8')) ?? [];
    return [`${pid} ${parent} ${state}`];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
