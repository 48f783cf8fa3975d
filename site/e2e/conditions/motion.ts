import type { Page } from '@playwright/test';

declare global {
  var movements: string[];
}

/** Before the page is loaded: every animation and transition that takes time is written down. */
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

/** What has moved since, and what moves now. */
export function movementsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...globalThis.movements,
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => `runs: ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)}`),
  ]);
}
