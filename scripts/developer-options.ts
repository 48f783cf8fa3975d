import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './progress.ts';

/**
 * Reads the options of a command of developers, and ends it where only its help is asked for. Commands of the owner
 * speak German: parse-options.ts.
 * @param help what is shown for `--help` and with an option that does not exist
 * @throws UserError for what the command does not know: ignored, it would be found out minutes later
 */
export function developerOptions<const Config extends ParseArgsConfig>(help: string, config: Config) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Of what Node adds about arguments after "--" nobody has need here.
    const [problem] = (error as Error).message.split('. To specify');
    throw new UserError(`${problem}\n\n${help}`);
  }
}

/**
 * A setting from the environment.
 * @throws UserError unless it is a whole number from 1 to `max`
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
