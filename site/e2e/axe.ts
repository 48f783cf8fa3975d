import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Pages read it in two thirds of the time that the full text takes. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: typeof import('axe-core');
}

/** Axe violations of the page in its current state, each with its element; of all rules unless some are given. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // Axe would reload style sheets on every run, only to find orientation locks.
      preload: false,
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
    );
  }, rules);
}

/** The only rules that a theme can affect. */
export const colourRules = ['color-contrast', 'link-in-text-block'];
