/** What a command talks to: people, through the terminal. */
export type Terminal = {
  /** The result, for whoever asked for it or for the next program. */
  print(text: string): void;
  /** What is going on; never part of the result. */
  note(text: string): void;
  /** Empty when there is no answer. */
  ask(question: string): Promise<string>;
};

export type Command = {
  /** One line for the overview. */
  summary: string;
  help: string;
  run(args: string[], terminal: Terminal): Promise<void>;
};
