export type Scheme = 'device' | 'light' | 'dark';

const COLOUR_QUERY = /\(prefers-color-scheme:\s*(light|dark)\)/g;

/** What a rule asked for before it was answered in the visitor's place. */
const asked = new WeakMap<CSSMediaRule, string>();

/**
 * Shows the page in a scheme, whatever the device says. `color-scheme` alone is not enough: some rules ask the
 * device by a media query, and get the answer here.
 */
export function showScheme(scheme: Scheme) {
  document.documentElement.style.colorScheme = scheme === 'device' ? '' : scheme;
  for (const sheet of document.styleSheets) answer(sheet.cssRules, scheme);
}

function answer(rules: CSSRuleList, scheme: Scheme) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = asked.get(rule) ?? rule.media.mediaText;
      asked.set(rule, query);
      rule.media.mediaText =
        scheme === 'device'
          ? query
          : query.replace(COLOUR_QUERY, (_, wanted) => (wanted === scheme ? '(width >= 0)' : '(width < 0)'));
    }
    if ('cssRules' in rule) answer(rule.cssRules as CSSRuleList, scheme);
  }
}
