import { chromium, type Page } from '@playwright/test';
import { conditions } from '../../site/e2e/robustness/conditions.ts';
import { writeSection } from '../benchmarks.ts';
import { testBrowser } from '../chromium.ts';
import { builtPages, NOT_FOUND } from './pages/built-pages.ts';
import { atLeast, exactly, type Figure, type Proof, type ProofOptions, told } from './proof.ts';
import type { Findings } from './robustness/findings.ts';
import { BREAKS, followAll } from './robustness/navigations.ts';
import { sectionOf } from './robustness/section.ts';
import { visitAll } from './robustness/visits.ts';
import { serve } from './served.ts';

const QUICK = ['/', '/kontakt', '/blog/google-ki-suche'];

export const proof: Proof = {
  promise:
    'Every page is read, left by its menu, and its forms arrive on a slow line, without fonts, scripts, third parties and chunks; whatever goes wrong with data, code or by a deployment between two clicks, the next page comes as a document, once.',
  run: robustness,
  record(figures) {
    writeSection('robustness', sectionOf(figures));
    return 'BENCHMARKS.md';
  },
};

async function robustness({ quick, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const all = builtPages().map(({ path }) => path);
  const paths = sabotage ? QUICK.slice(0, 1) : quick ? QUICK : all;
  const linked = paths.filter((path) => path !== NOT_FOUND);
  const site = await serve({ LOCAL_RATE_LIMIT: '100000' }, signal);
  const browser = await chromium.launch({
    ...testBrowser(),
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const total = Object.keys(conditions).length * paths.length + BREAKS.length * linked.length;
  let count = 0;
  const done = (name: string) => progress(name, ++count, total);
  try {
    // At the same time: on a slow line there is much to wait for.
    const [visits, breaks] = await Promise.all([
      visitAll({ browser, site, paths, signal, done, ...(sabotage && { spoil: hideTexts }) }),
      followAll({ browser, url: site.url, paths: linked, signal, done, isSpoilt: sabotage }),
    ]);
    return [
      told('pages', paths.length),
      ...figuresOf(visits, 'pages that cannot be used'),
      ...figuresOf(breaks, 'pages not reached as a document, once'),
      told('visits made again, since the browser did not answer', silences({ ...visits, ...breaks })),
      atLeast('leads that came of it', (await site.items()).length, 1),
    ];
  } finally {
    await browser.close();
    await site.end();
  }
}

const silences = (findings: Findings) => Object.values(findings).reduce((sum, { silent }) => sum + silent, 0);

const figuresOf = (findings: Findings, title: string): Figure[] =>
  Object.entries(findings).map(([name, { tried, problems }]) => ({
    ...exactly(`${name}: ${title} (of ${tried})`, problems.length, 0),
    why: problems,
  }));

/** Texts that nobody sees. */
const hideTexts = (page: Page) =>
  page.route('**/*.css', (route) =>
    route
      .fetch()
      .then(async (response) =>
        route.fulfill({ response, body: `${await response.text()} main p { visibility: hidden }` }),
      )
      // Whoever asked may be gone before the answer comes.
      .catch(() => {}),
  );
