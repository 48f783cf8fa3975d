import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe objects to in the page as it stands, each with the element it means.
 * @param rules only these, where a change cannot concern the others
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      // Style sheets are read for orientation locks only, and once more for every run.
      preload: false,
      ...(values && { runOnly: { type: 'rule', values } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
    );
  }, rules);
}

/** A theme changes colours and nothing else. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
