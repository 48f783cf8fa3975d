import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './progress.ts';

/**
 * Reads the options of a developers' command. Imports no package, because it runs beside AWS credentials (deploy.ts).
 * @throws UserError for an unknown option, which would otherwise go unnoticed for minutes, for a value given twice, of which
 *   the first would be ignored, and for an empty one, as from an empty shell variable
 */
export const developerOptions = <const Config extends ParseArgsConfig>(help: string, config: Config) =>
  // Drop Node's hint about "--".
  readOptions(help, config, ({ message }) => message.replace(/\. To specify.*/s, ''));

export type ParseError = Error & { code?: string };

export function readOptions<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
  problemOf: (error: ParseError, names: string[]) => string,
) {
  const args = config.args ?? process.argv.slice(2);
  if (args.some((argument) => /^(?:-h|--help)(?:=|$)/.test(argument))) {
    console.log(help);
    process.exit(0);
  }
  try {
    refuseTwiceAndEmpty(config);
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UserError(`${problemOf(error as ParseError, names)}\n\n${help}`);
  }
}

export const GIVEN_TWICE = 'given twice';
export const EMPTY = 'empty';

/** Of options with a value that are not lists of them. */
function refuseTwiceAndEmpty(config: ParseArgsConfig): void {
  const { tokens } = parseArgs({ ...config, tokens: true });
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    const { type, multiple } = config.options?.[name] ?? {};
    if (type !== 'string' || multiple) continue;
    if (value === '') throw problem(EMPTY, `Option '--${name}' needs a value.`);
    if (given.has(name)) throw problem(GIVEN_TWICE, `Option '--${name}' is given twice.`);
    given.add(name);
  }
}

const problem = (code: string, message: string) => Object.assign(new Error(message), { code });
