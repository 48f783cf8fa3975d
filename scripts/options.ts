import type { ParseArgsConfig } from 'node:util';
import { suggestion } from '../site/lib/suggestion.server.ts';
import { EMPTY, GIVEN_TWICE, type ParseError, readOptions } from './developer-options.ts';
import { UserError } from './progress.ts';

/**
 * Reads the options of an owner's command; `--help` prints the help and exits.
 * @param help shown for `--help` and after an error
 * @throws UserError in German for an unknown option or a missing value
 */
export const parseOptions = <const Config extends ParseArgsConfig>(help: string, config: Config) =>
  readOptions(help, config, problemInGerman);

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
  if (code === EMPTY) return `Nach ${option} fehlt der Wert.`;
  if (code === GIVEN_TWICE)
    return `${option} steht zweimal da. Nennen Sie einen Wert, und führen Sie den Befehl für jeden aus.`;
  return message.includes('does not take an argument')
    ? `${option} steht für sich und hat keinen Wert.`
    : `Nach ${option} fehlt der Wert.${message.includes('ambiguous') ? ` Beginnt er mit einem Strich, schreiben Sie ihn so: ${option}=-x@example.com` : ''}`;
}
