import { suggestion } from '../../site/lib/suggestion.server.ts';
import { UserError } from '../progress.ts';
import { backup } from './backup.ts';
import type { Command, Terminal } from './command.ts';
import { erase } from './erase.ts';
import { exportLeads } from './export.ts';
import { list } from './list.ts';
import { redrive } from './redrive.ts';
import { report } from './report.ts';
import { resend } from './resend.ts';
import { restore } from './restore.ts';
import { targetHelp } from './target.ts';

const commands: Record<string, Command> = {
  list,
  report,
  export: exportLeads,
  erase,
  redrive,
  resend,
  backup,
  restore,
};

const overview = `Anfragen und Vormerkungen ansehen, ausgeben und löschen.

${Object.entries(commands)
  .map(([name, { summary }]) => `  npm run leads -- ${name.padEnd(9)}${summary}`)
  .join('\n')}

Hilfe zu einem Befehl: npm run leads -- list --help

${targetHelp}`;

/**
 * Runs a command.
 * @throws UserError in German, with the remedy
 */
export async function runLeads([name, ...args]: string[], terminal: Terminal): Promise<void> {
  if (name === undefined || isHelp(name)) return terminal.print(overview);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const meant = suggestion(name, Object.keys(commands));
    throw new UserError(`Den Befehl „${name}“ gibt es nicht.${meant}\n\n${overview}`);
  }
  if (args.some(isHelp)) return terminal.print(`${command.help}\n\n${targetHelp}`);
  await command.run(args, terminal);
}

const isHelp = (argument: string) => argument === '--help' || argument === '-h';
