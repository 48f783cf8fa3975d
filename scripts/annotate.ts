import { execFileSync } from 'node:child_process';
import type { ContentError } from '../site/content/errors/content-error.ts';

/** GitHub shows no more per step, so files changed in the pull request come first. */
const MOST = 10;

/**
 * On GitHub, annotates mistakes at their lines in the pull request.
 * @param changed paths of files changed in the pull request
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
    // GitHub shows place and field above the text.
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
    // Without the base branch's history no file comes first.
    return [];
  }
}

/** Escapes characters that would end a workflow command. */
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
