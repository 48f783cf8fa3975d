/*
 * Run by npm after each change of node_modules (`dependencies`), in whatever Node runs npm: so not in TypeScript.
 * npm 9 and 10 remove the link to the project's Node along with the packages for other systems.
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [, npms = process.versions.node] =
  /\bnode\/v([\d.]+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
const needed = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
// npm leaves out packages that an older Node could not run, without a word. Nothing of npm refuses it sooner:
// `engine-strict` refuses Node 20, too, as 22 packages ask for Node 22, and npm 10 and 11 run `preinstall` only when
// everything is installed.
if (npms.localeCompare(needed, 'en', { numeric: true }) < 0)
  fail(`npm runs on Node ${npms}. Install Node ${needed} or newer, and run npm ci again.`);
execSync('npm rebuild --ignore-scripts');

function fail(message) {
  console.error(message);
  process.exit(1);
}
