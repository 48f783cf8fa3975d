import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggestion } from '../site/content/errors/explain-issue.server.ts';
import { UserError } from './progress.ts';

/**
 * Reads the options of an owner's command.
 * @param help shown after an error
 * @throws UserError in German for an unknown option or a missing value
 */
export function parseOptions<Config extends ParseArgsConfig>(help: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const args = config.args ?? process.argv.slice(2);
    throw new UserError(`${problemOf(error, args, config.options ?? {})}\n\n${help}`);
  }
}

function problemOf(
  error: unknown,
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
) {
  const names = Object.keys(options).map((name) => `--${name}`);
  const known = [...names, ...Object.values(options).map(({ short }) => `-${short}`)];
  const [wrong] = args.filter((one) => one.startsWith('-') && !known.includes(one.replace(/=.*/, '')));
  if (wrong) {
    const meant = wrong.startsWith('--') ? suggestion(wrong.replace(/=.*/, ''), names) : '';
    return `Die Angabe ${wrong} gibt es nicht.${meant} Beginnt ein Text mit einem Strich, setzen Sie -- davor.`;
  }
  // Node's error names the option only in its message.
  const message = error instanceof Error ? error.message : '';
  const option = /--[\w-]+/.exec(message)?.[0];
  if (/argument (?:missing|is ambiguous)/.test(message)) return `Nach ${option} fehlt der Wert.`;
  if (message.includes('does not take an argument')) return `${option} steht für sich und hat keinen Wert.`;
  const extra = /^Unexpected argument '(.*?)'/s.exec(message)?.[1];
  return extra === undefined
    ? 'Diese Angaben sind unvollständig.'
    : `„${extra}“ gehört nicht hierher. Angaben beginnen mit zwei Strichen.`;
}

/**
 * Reads the options of a developers' command; `--help` prints the help and exits. For the owner's commands, in German,
 * see `parseOptions`.
 * @param help shown for `--help` and after an error
 * @throws UserError for an unknown option, which would otherwise go unnoticed for minutes
 */
export function developerOptions<const Config extends ParseArgsConfig>(help: string, config: Config) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Drop Node's hint about "--".
    const [problem] = (error as Error).message.split('. To specify');
    throw new UserError(`${problem}\n\n${help}`);
  }
}

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
