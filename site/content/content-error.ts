/** A mistake in a content file, told so that a layman can mend it. */
export class ContentError extends Error {
  /** Path of the file from the root of the project, for example content/books.yaml. */
  file: string;
  /** Line in the file, the first is 1. */
  line: number;
  /** Name of the field as in `books[2].isbn`; empty when the whole file is meant. */
  field: string;

  /** Lines that the owner can copy into the file. */
  lines: readonly string[];

  constructor(file: string, line: number, field: string, problem: string, lines: readonly string[] = []) {
    super(`${file}:${line} ${field ? `${field}: ` : ''}${problem}${/[.?!:]$/.test(problem) ? '' : '.'}`);
    this.name = 'ContentError';
    this.file = file;
    this.line = line;
    this.field = field;
    this.lines = lines;
  }
}

/** All mistakes of one run; its message is what the owner reads. */
export class ContentErrors extends Error {
  errors: ContentError[];

  constructor(errors: ContentError[]) {
    const count = errors.length === 1 ? '1 Fehler' : `${errors.length} Fehler`;
    super(`${count} in den Inhalten:\n\n${errors.map(({ message }) => `  ${message}`).join('\n')}`);
    this.name = 'ContentErrors';
    this.errors = errors;
  }
}
