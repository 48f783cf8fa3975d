import { test } from '@playwright/test';
import { changesFor } from './foreign-kinds.ts';
import { expectTapToLast, taps } from './foreign-taps.ts';

// Taps don't type, and most of their targets can't be focused.
const moments = ['once it is parsed', 'while its code loads', 'again and again'] as const;

for (const [place, name] of (Object.keys(taps) as (keyof typeof taps)[]).entries())
  for (const [turn, moment] of moments.entries())
    for (const change of changesFor(place, turn))
      test(`the first tap on ${name} lasts with ${change} ${moment}`, ({ page }) =>
        expectTapToLast(page, name, change, moment));
