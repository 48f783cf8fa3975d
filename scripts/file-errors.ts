/** Names that Node, and libraries in other languages, give to a file system's refusals. */
const PROBLEMS = [
  {
    found: /\b(?:ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded|not enough space on the disk/i,
    en: (file: string) =>
      `The disk is full: ${file} could not be written. Make room and run the command again.`,
    de: (file: string) =>
      `Der Speicherplatz reicht nicht: ${file} lässt sich nicht schreiben. Schaffen Sie Platz, und rufen Sie den Befehl noch einmal auf.`,
  },
  {
    // Node's recursive mkdir says ENOENT on a file system that is read-only.
    found: /\bEROFS\b|read-only file system|\bENOENT: no such file or directory, mkdir/i,
    en: (file: string) =>
      `Nothing can be written to ${file}, which is in a place that can only be read. Copy the project to a folder that you may write to, and run the command there.`,
    de: (file: string) =>
      `${file} lässt sich nicht schreiben, weil der Ort nur gelesen werden kann. Kopieren Sie das Projekt in einen Ordner, in den Sie schreiben dürfen, und rufen Sie den Befehl dort auf.`,
  },
  {
    // Windows also reports this for a file that another program has open.
    found: /\b(?:EACCES|EPERM)\b|permission denied|access is denied/i,
    en: (file: string) =>
      `This user may not read or write ${file}. Check the permissions of the file and its folder, and whether another program has it open.`,
    de: (file: string) =>
      `Der Zugriff auf ${file} ist verweigert. Prüfen Sie, ob Sie dort lesen und schreiben dürfen und ob ein anderes Programm die Datei geöffnet hat.`,
  },
];

/**
 * Explains an error of the file system with its remedy.
 * @returns undefined for any other error, also one of the network
 */
export function explainFileError(error: unknown, language: 'en' | 'de'): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code = '', syscall = '', message } = one as NodeJS.ErrnoException;
    if (/^(?:connect|listen|bind|spawn|kill)/.test(syscall)) return undefined;
    const text = `${code} ${message}`;
    const problem = PROBLEMS.find(({ found }) => found.test(text));
    if (!problem) continue;
    // A bundler's message has lines of code, and where to report its bugs.
    const line = message.split('\n').find((line) => problem.found.test(line)) ?? '';
    return problem[language](pathIn(line.replace(/(?<!\w)\w+:\/\/\S+/g, ''), language));
  }
  return undefined;
}

/** Node names the file that a copy writes to last. */
const pathIn = (message: string, language: 'en' | 'de') =>
  message
    .match(/'[^']+'/g)
    ?.at(-1)
    ?.slice(1, -1) ??
  /(?<![\w:./\\-])[\w:.-]*[/\\][\w./\\-]+/.exec(message)?.[0]?.replace(/[:.]$/, '') ??
  { en: 'a file', de: 'eine Datei' }[language];
