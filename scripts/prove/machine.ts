import { cpus, loadavg, totalmem } from 'node:os';

/** Class of the machine and how busy it is: without these no time says anything. */
export function machine(): string {
  const cores = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
  return `${cores.length} cores (${cores[0]?.model.trim() || process.arch}), ${gigabytes} GB, Node ${process.versions.node}, ${process.platform}; load average at the end ${load}`;
}
