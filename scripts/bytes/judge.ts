import { type Excess, excesses, NAMES, OWED, sentenceOf } from './budgets.ts';
import { changedPages, growthSince } from './growth.ts';
import type { Details, Measured } from './measure.ts';
import { growthText } from './say.ts';

export type Judgement = { /** What fails. */ problems: string[]; hints: string[] };

/** Budgets first, which nobody can accept away; then what has grown since it was accepted. */
export function judge(
  accepted: Measured,
  now: Measured & { details: Details },
  owed: typeof OWED = OWED,
): Judgement {
  const missed = excesses(now, now.details);
  const isOwed = ({ path, figure }: Excess) => owed[path]?.includes(figure) === true;
  const kept = Object.entries(owed).flatMap(([path, figures]) =>
    figures
      .filter((figure) => !missed.some((excess) => excess.path === path && excess.figure === figure))
      .map(
        (figure) => `${path}: ${NAMES[figure]} is within its budget now. Take it out of OWED in budgets.ts.`,
      ),
  );
  const growths = growthText(growthSince(accepted, now));
  const changed = changedPages(accepted, now);
  return {
    problems: [
      ...missed.filter((excess) => !isOwed(excess)).map(sentenceOf),
      ...kept,
      ...growths,
      ...(growths.length
        ? [
            'Make it smaller, or accept it within the budgets: npm run bytes -- --accept (and commit what it writes).',
          ]
        : []),
    ],
    hints: [
      ...missed.filter(isOwed).map((excess) => `Not kept yet: ${sentenceOf(excess)}`),
      ...(changed.length
        ? [
            `${changed.length} pages have other content than when they were accepted; their HTML and images are held by budgets only until the next --accept: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}`,
          ]
        : []),
    ],
  };
}
