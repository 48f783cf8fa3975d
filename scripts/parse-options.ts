import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './progress.ts';

/**
 * Reads the options of a command of the owner.
 * @param help what is shown with an option that does not exist
 * @throws UserError in German for an unknown option and for one without its value
 */
export function parseOptions<Config extends ParseArgsConfig>(help: string, config: Config) {
  try {
    return parseArgs(config);
  } catch {
    const known = Object.entries(config.options ?? {}).flatMap(([name, { short }]) => [
      `--${name}`,
      `-${short}`,
    ]);
    const [wrong] = process.argv
      .slice(2)
      .filter((one) => !known.includes(one.replace(/=.*/, '')) && one.startsWith('-'));
    const problem = wrong
      ? `Die Angabe ${wrong} gibt es nicht. Beginnt ein Text mit einem Strich, setzen Sie -- davor.`
      : 'Diese Angaben sind unvollständig.';
    throw new UserError(`${problem}\n\n${help}`);
  }
}
