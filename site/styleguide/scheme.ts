export type Scheme = 'device' | 'light' | 'dark';

const COLOUR_QUERY = /\(prefers-color-scheme:\s*(light|dark)\)/g;

/** Original media query of each rewritten rule. */
const originals = new WeakMap<CSSMediaRule, string>();

/**
 * Overrides the device's colour scheme. Setting `color-scheme` doesn't affect media queries, so those are rewritten.
 */
export function showScheme(scheme: Scheme) {
  document.documentElement.style.colorScheme = scheme === 'device' ? '' : scheme;
  for (const sheet of document.styleSheets) rewriteQueries(sheet.cssRules, scheme);
}

function rewriteQueries(rules: CSSRuleList, scheme: Scheme) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, query);
      rule.media.mediaText =
        scheme === 'device'
          ? query
          : query.replace(COLOUR_QUERY, (_, wanted) => (wanted === scheme ? '(width >= 0)' : '(width < 0)'));
    }
    if ('cssRules' in rule) rewriteQueries(rule.cssRules as CSSRuleList, scheme);
  }
}
