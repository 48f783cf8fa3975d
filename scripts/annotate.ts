import { execFileSync } from 'node:child_process';
import type { ContentError } from '../site/content/content-error.ts';

/** GitHub shows no more of a step, so that those of the files that a pull request changes come first. */
const MOST = 10;

/**
 * Marks mistakes at their lines in the pull request when it is GitHub that runs the check.
 * @param changed paths of the files that the pull request changes
 */
export function annotate(
  level: 'error' | 'warning',
  found: readonly ContentError[],
  { env = process.env, changed = changedFiles(env), print = console.log }: AnnotateOptions = {},
): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  const first = found.filter(({ file }) => changed.includes(file));
  const others = found.filter(({ file }) => !changed.includes(file));
  for (const { file, line, field, message, lines } of [...first, ...others].slice(0, MOST)) {
    // Place and field stand above the text there.
    const text = message.replace(/^\S+:\d+ /, '').replace(field ? `${field}: ` : '', '');
    const title = field || file;
    print(
      `::${level} file=${property(file)},line=${line},title=${property(title)}::${data([text, ...lines].join('\n'))}`,
    );
  }
}

type AnnotateOptions = {
  env?: Record<string, string | undefined>;
  changed?: readonly string[];
  print?: (line: string) => void;
};

function changedFiles({ GITHUB_BASE_REF: base }: Record<string, string | undefined>): string[] {
  if (!base) return [];
  try {
    const range = `origin/${base}...HEAD`;
    return execFileSync('git', ['diff', '--name-only', range], { encoding: 'utf8' }).split('\n');
  } catch {
    // Without the other branch's history all mistakes are equal.
    return [];
  }
}

/** What would end a command of the workflow, written as GitHub reads it. */
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
