import type { Page } from '@playwright/test';

declare global {
  var movements: string[];
}

/** Call before loading the page: records every animation and transition with a duration. */
export function watchMotion(page: Page) {
  return page.addInitScript(() => {
    globalThis.movements = [];
    for (const type of ['animationstart', 'transitionstart'] as const)
      addEventListener(
        type,
        ({ target }) => {
          const animations = (target as Element).getAnimations({ subtree: true });
          if (animations.some(({ effect }) => Number(effect?.getComputedTiming().duration) > 0))
            globalThis.movements.push(`${type} ${(target as Element).outerHTML.slice(0, 100)}`);
        },
        true,
      );
  });
}

/** Past and running animations. */
export function movementsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...globalThis.movements,
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => `runs: ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)}`),
  ]);
}
