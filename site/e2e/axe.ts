import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Scope = {
  /** Only these, where a change cannot concern the others. */
  rules?: string[];
  /** None of these. */
  without?: string[];
  /** Selector of the only part that is looked at. */
  part?: string;
};

/** What axe objects to in the page as it stands, each with the element it means. */
export async function axeViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ rules, without = [], part }) => {
    const { violations } = await axe.run(part ?? document, {
      resultTypes: ['violations'],
      // Style sheets are read for orientation locks only, and once more for every run.
      preload: false,
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(
      ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
    );
  }, scope);
}

/** A theme changes colours and nothing else. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
/** In forced colours the visitor's own are painted; axe reads those that they replace (-webkit-text-fill-color). */
export const notInForcedColours = ['color-contrast'];
