import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggestion } from '../site/content/explain-issue.server.ts';
import { UserError } from './progress.ts';

/**
 * Reads the options of a command of the owner.
 * @param help what is shown with an option that does not exist
 * @throws UserError in German for an unknown option and for one without its value
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
  // Node says which option it is only in its sentence.
  const message = error instanceof Error ? error.message : '';
  const option = /--[\w-]+/.exec(message)?.[0];
  if (/argument (?:missing|is ambiguous)/.test(message)) return `Nach ${option} fehlt der Wert.`;
  if (message.includes('does not take an argument')) return `${option} steht für sich und hat keinen Wert.`;
  const extra = /^Unexpected argument '(.*?)'/s.exec(message)?.[1];
  return extra === undefined
    ? 'Diese Angaben sind unvollständig.'
    : `„${extra}“ gehört nicht hierher. Angaben beginnen mit zwei Strichen.`;
}
