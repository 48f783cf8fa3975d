import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Scope = {
  /** Run only these rules. */
  rules?: string[];
  /** Skip these rules. */
  without?: string[];
  /** Selector of the part to check. */
  part?: string;
};

/** Axe violations of the page in its current state, each with its element. */
export async function axeViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ rules, without = [], part }) => {
    const { violations } = await axe.run(part ?? document, {
      resultTypes: ['violations'],
      // Axe would reload style sheets on every run, only to find orientation locks.
      preload: false,
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(
      ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
    );
  }, scope);
}

/** The only rules that a theme can affect. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
/** Axe reads the colours that forced colours replace (-webkit-text-fill-color), not those painted. */
export const notInForcedColours = ['color-contrast'];
