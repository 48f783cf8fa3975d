export type Location = {
  /** Path from the project root, for example content/books.yaml. */
  file: string;
  /** Line number, from 1. */
  line: number;
  /** Field name, as in `books[2].isbn`; empty if the whole file or a line of Markdown is meant. */
  field: string;
};

/** A mistake in a content file, with a message a layperson can act on. */
export class ContentError extends Error implements Location {
  file: string;
  line: number;
  field: string;
  /** The message without its place. */
  problem: string;

  /** Lines for the owner to copy into the file. */
  lines: readonly string[];

  constructor(
    { file, line = 1, field = '' }: Pick<Location, 'file'> & Partial<Location>,
    problem: string,
    lines: readonly string[] = [],
  ) {
    const sentence = /[.?!:]$/.test(problem) ? problem : `${problem}.`;
    super(`${file}:${line} ${field ? `${field}: ` : ''}${sentence}`);
    this.name = 'ContentError';
    this.problem = sentence;
    this.file = file;
    this.line = line;
    this.field = field;
    this.lines = lines;
  }
}

/** All mistakes of a run; the owner reads the message. */
export class ContentErrors extends Error {
  errors: ContentError[];

  constructor(errors: ContentError[]) {
    const count = errors.length === 1 ? '1 Fehler' : `${errors.length} Fehler`;
    super(`${count} in den Inhalten:\n\n${errors.map(({ message }) => `  ${message}`).join('\n')}`);
    this.name = 'ContentErrors';
    this.errors = errors;
  }
}
