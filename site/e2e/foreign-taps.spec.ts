import { test } from '@playwright/test';
import { changesFor } from './foreign-kinds.ts';
import { expectTapToLast, taps } from './foreign-taps.ts';

// A tap is no field; most of these have nothing to focus.
const moments = ['once it is parsed', 'while its code loads', 'again and again'] as const;

for (const [place, name] of (Object.keys(taps) as (keyof typeof taps)[]).entries())
  for (const [turn, moment] of moments.entries())
    for (const change of changesFor(place, turn))
      test(`the first tap on ${name} lasts with ${change} ${moment}`, ({ page }) =>
        expectTapToLast(page, name, change, moment));
