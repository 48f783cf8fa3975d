export type Terminal = {
  /** Prints the result (standard output). */
  print(text: string): void;
  /** Prints progress, never part of the result (standard error). */
  note(text: string): void;
  /** Returns '' without an answer. */
  ask(question: string): Promise<string>;
};

export type Command = {
  /** One line in the overview. */
  summary: string;
  help: string;
  run(args: string[], terminal: Terminal): Promise<void>;
};
