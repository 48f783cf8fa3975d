import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './progress.ts';

/**
 * Reads the options of a developers' command. Imports no package, because it runs beside AWS credentials (deploy.ts).
 * @throws UserError for an unknown option, which would otherwise go unnoticed for minutes, and for a value given twice, of
 *   which the first would be ignored
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
    const twice = givenTwice(config);
    if (twice) throw Object.assign(new Error(`Option '--${twice}' is given twice.`), { code: GIVEN_TWICE });
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UserError(`${problemOf(error as ParseError, names)}\n\n${help}`);
  }
}

export const GIVEN_TWICE = 'given twice';

/** The first option with a value that stands more than once, although it has only one. */
function givenTwice(config: ParseArgsConfig): string | undefined {
  const { tokens } = parseArgs({ ...config, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  return given.find((name, index) => {
    const { type, multiple } = config.options?.[name] ?? {};
    return type === 'string' && !multiple && given.indexOf(name) < index;
  });
}
