import { test } from '@playwright/test';
import { type Group, groups } from './foreign-kinds.ts';
import { expectTapToLast, taps } from './foreign-taps.ts';

// A tap is no field; most of these have nothing to focus.
for (const name of Object.keys(taps) as (keyof typeof taps)[])
  for (const change of Object.keys(groups) as Group[])
    for (const moment of ['once it is parsed', 'while its code loads', 'again and again'] as const)
      test(`the first tap on ${name} lasts with ${change} ${moment}`, ({ page }) =>
        expectTapToLast(page, name, change, moment));
