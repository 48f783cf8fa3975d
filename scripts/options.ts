import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggestion } from '../site/content/errors/explain-issue.server.ts';
import { UserError } from './progress.ts';

/**
 * Reads the options of an owner's command; `--help` prints the help and exits.
 * @param help shown for `--help` and after an error
 * @throws UserError in German for an unknown option or a missing value
 */
export const parseOptions = <const Config extends ParseArgsConfig>(help: string, config: Config) =>
  read(help, config, problemInGerman);

/**
 * The same for a developers' command, with errors in English.
 * @throws UserError for an unknown option, which would otherwise go unnoticed for minutes
 */
export const developerOptions = <const Config extends ParseArgsConfig>(help: string, config: Config) =>
  // Drop Node's hint about "--".
  read(help, config, ({ message }) => message.replace(/\. To specify.*/s, ''));

/**
 * Reads an integer from 1 to `max` from the environment.
 * @throws UserError for any other value
 */
export function numberFromEnvironment(name: string, max: number): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > max) {
    throw new UserError(`${name} must be a whole number from 1 to ${max}, not "${text}".`);
  }
  return number;
}

type ParseError = Error & { code?: string };

function read<Config extends ParseArgsConfig>(
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

function problemInGerman({ code, message }: ParseError, names: string[]): string {
  // Node's error names the argument only in its message.
  const [, argument = ''] = /'(.*?)'/s.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return `„${argument}“ gehört nicht hierher. Angaben beginnen mit zwei Strichen.`;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = argument.startsWith('--') ? suggestion(argument, names) : '';
    return `Die Angabe ${argument} gibt es nicht.${meant} Beginnt ein Text mit einem Strich, setzen Sie -- davor.`;
  }
  const [option] = /--[\w-]+/.exec(argument) ?? [argument];
  return message.includes('does not take an argument')
    ? `${option} steht für sich und hat keinen Wert.`
    : `Nach ${option} fehlt der Wert.`;
}
