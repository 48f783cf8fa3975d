import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './progress.ts';

/**
 * Reads the options of a developers' command. Imports no package, because it runs beside AWS credentials (deploy.ts).
 * @throws UserError for an unknown option, which would otherwise go unnoticed for minutes
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
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UserError(`${problemOf(error as ParseError, names)}\n\n${help}`);
  }
}
