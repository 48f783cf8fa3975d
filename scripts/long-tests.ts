/*
 * Left to `npm test -- --all`, so that `npm test` ends within a quarter of an hour even on two slow cores: what repeats a
 * behaviour in more states, widths, combinations or moments, starts programs of its own, or looks at parts that seldom
 * change. GitHub runs all tests for every change of code, and every night.
 */

/** Globs for Vitest. */
export const longUnitTests = [
  // Kills, floods, faults and races on the whole stack.
  'scripts/proofs/**',
  // Commands as processes, most of them with a build.
  'scripts/content-commands.test.ts',
  'scripts/go-live.test.ts',
  'scripts/letter.test.ts',
  'scripts/signals.test.ts',
  'scripts/start.test.ts',
  'scripts/assets/build-downloads.test.ts',
  'scripts/spelling.test.ts',
  // Every regular expression; a month's log of 100,000 lines; every earlier template; every earlier state of content.
  'scripts/patterns.test.ts',
  'functions/statistics/figures.test.ts',
  'infra/updates.test.ts',
  'site/content/checks/earlier-content.test.ts',
  // Thousands of generated files and edits.
  'scripts/passing-content.test.ts',
  'site/content/hostile-files.test.ts',
  'site/content/emptied-lists.test.tsx',
];

/** Files below site/e2e. */
export const longBrowserTests = [
  // Each test loads the editor, of 2 MB, once or more.
  'editor.spec.ts',
  'editor-drafts.spec.ts',
  'editor-forms.spec.ts',
  'editor-hosted.spec.ts',
  'editor-hosted-addresses.spec.ts',
  'editor-hosted-deletions.spec.ts',
  'editor-hosted-downloads.spec.ts',
  'editor-hosted-pictures.spec.ts',
  'editor-hosted-writers.spec.ts',
  'editor-pictures.spec.ts',
  'editor-questions.spec.ts',
  'editor-two-writers.spec.ts',
  // A development server, a preview or a broken stack of their own.
  'dev-server.spec.ts',
  'preview.spec.ts',
  'business-form-failures.spec.ts',
  'odd-articles.spec.ts',
  'robustness.spec.ts',
  'tunnel.spec.ts',
  // Forms and taps in changed pages, in every combination. foreign-input.spec.ts stays.
  'foreign-nodes.spec.ts',
  'foreign-taps.spec.ts',
  'engines/translated.spec.ts',
  // What other engines make of the style sheets.
  'engines/layout.spec.ts',
  // The same at further widths, in further states or against the clock.
  'booking-month.spec.ts',
  'components.spec.ts',
  'conditions-keyboard.spec.ts',
  'conditions-open.spec.ts',
  'consent.spec.ts',
  'document-in-parts.spec.ts',
  'first-key.spec.ts',
  'first-screens.spec.ts',
  'going-back.spec.ts',
  'header.spec.ts',
  'layout-shift.spec.ts',
  'long-words.spec.ts',
  'linked-pictures.spec.ts',
  'navigation.spec.ts',
  'navigation-failures.spec.ts',
  'overlays.spec.ts',
  'page-transition.spec.ts',
  'popup-forms.spec.ts',
  'popup-sheet.spec.ts',
  'prefetch.spec.ts',
  'prefill.spec.ts',
  'print.spec.ts',
  'screenshots.spec.ts',
  'scroll-position.spec.ts',
  'sheet-order.spec.ts',
  'stored-and-told.spec.ts',
  'toasts.spec.ts',
];
