import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { getReporter } from './spelling-reporter.ts';

test('an unknown word is told in German with a guess and the remedy, and marked at its line in a pull request', () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_BASE_REF', '');
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const reporter = getReporter();
  reporter.issue?.({
    uri: pathToFileURL('content/faq.yaml').href,
    row: 7,
    col: 3,
    text: 'Beratnug',
    offset: 0,
    line: { text: '', offset: 0 },
    context: { text: '', offset: 0 },
    suggestionsEx: [{ word: 'beratung' }, { word: 'Beratung' }],
  });
  reporter.result?.({ files: 1, filesWithIssues: new Set(), issues: 1, errors: 0 });
  const lines = print.mock.calls.map(([line]) => line);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  const text =
    '„Beratnug“ steht nicht im Wörterbuch. Gemeint vielleicht: „Beratung“. Ist es richtig geschrieben, nehmen Sie es in content/words.txt auf.';
  expect(lines).toEqual([
    `content/faq.yaml:7 ${text}`,
    `::error file=content/faq.yaml,line=7,title=content/faq.yaml::${text}`,
  ]);
});
