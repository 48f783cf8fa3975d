import type { BuiltPage } from './built-pages.ts';
import { importChecker, VERSIONS } from './checkers.ts';

type Message = { ruleId: string; message: string; line: number; column: number; selector: string | null };
type Report = { results: Array<{ messages: Message[] }> };
type HtmlValidateModule = {
  HtmlValidate: new (config: object) => { validateString(html: string): Promise<Report> };
};

/** What is against the standard on purpose. */
export const EXCEPTIONS = [
  {
    rule: 'valid-autocomplete',
    what: 'on boxes',
    message: /on <input type="checkbox">$/,
    reason:
      'the standard knows no autocomplete for boxes, and Firefox obeys it: it would tick the agreement again after a reload, which has to be given each time',
  },
];

/** The rules of the HTML standard, as html-validate's preset "standard" has them; none is switched off. */
const CONFIG = { root: true, extends: ['html-validate:standard'] };

export const validityVersion = JSON.stringify([
  VERSIONS['html-validate'],
  CONFIG,
  EXCEPTIONS.map(({ rule, message }) => `${rule} ${message}`),
]);

/** @returns mistakes of a page's HTML, as it is delivered */
export async function invalidHtml({ html }: BuiltPage): Promise<string[]> {
  const { HtmlValidate } = await importChecker<HtmlValidateModule>('html-validate');
  const { results } = await new HtmlValidate(CONFIG).validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId, message }) => !EXCEPTIONS.some((one) => one.rule === ruleId && one.message.test(message)),
    )
    .map(
      ({ ruleId, message, line, column, selector }) =>
        `${ruleId}: ${message} (line ${line}, column ${column}${selector ? `, ${selector}` : ''})`,
    );
}
