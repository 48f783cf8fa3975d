/* What GitHub answers in English, or as a page of HTML, while the owner saves or publishes. */

export const OUT_OF_ORDER =
  'GitHub hat gerade eine Störung. Versuchen Sie es in einigen Minuten noch einmal.';
const LIMITED =
  'GitHub nimmt gerade keine weiteren Anfragen von Ihnen an. Warten Sie einige Minuten, längstens eine Stunde, und versuchen Sie es dann noch einmal.';
const NO_RIGHT =
  'Ihr Zugriffstoken darf das nicht. Es muss Inhalte (Contents) und Pull requests dieser Website lesen und schreiben dürfen: Ergänzen Sie das auf GitHub, oder bitten Sie die Person darum, die Ihre Website betreut.';

export function inGerman(message: string): string {
  if (/rate limit/i.test(message)) return LIMITED;
  if (/not accessible|permission/i.test(message)) return NO_RIGHT;
  return /something went wrong/i.test(message) ? OUT_OF_ORDER : message;
}
