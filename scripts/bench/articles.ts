import { articleCategories } from '../../site/content/schemas/article.ts';
import { seededRandom } from '../prove/random.ts';
import { ADJECTIVES, ENDINGS, FEMININE, PAGES, STEMS, SUBJECTS, VERBS } from './words.ts';

/** Sections, paragraphs in each and sentences in each of those: about 900 words. */
const SHAPE = { sections: 5, paragraphs: 3, sentences: 4 };
/** Compounds that an article keeps coming back to, so that articles are related to some more than to others. */
const THEME = 9;
/** Days on which articles appear, one after the other; then they begin again. */
const DAYS = 3650;
const LAST_DAY = Date.UTC(2025, 5, 30);

export type GeneratedArticle = { slug: string; source: string };

/**
 * A German article as the owner would write one: front matter, headings, a list, a table, links to pages, to another
 * article and to another site.
 * @param number of the article; the same number gives the same article, however many there are
 */
export function generateArticle(number: number): GeneratedArticle {
  const random = seededRandom(number);
  const pick = <Word>(words: readonly Word[]) => words[Math.floor(random() * words.length)] as Word;
  const compound = () => pick(STEMS) + pick(FEMININE);
  const theme = Array.from({ length: THEME }, compound);
  const noun = () => (random() < 0.4 ? pick(theme) : compound());
  const phrase = () => `${pick(ADJECTIVES)} ${noun()}`;
  const sentence = () => `${pick(SUBJECTS)} ${pick(VERBS)} die ${phrase()}, ${pick(ENDINGS)}.`;
  const repeat = <Part>(count: number, part: () => Part) => Array.from({ length: count }, part);
  const paragraph = () => repeat(SHAPE.sentences, sentence).join(' ');
  const list = () => repeat(4, () => `- **Die ${noun()}:** ${sentence()}`).join('\n');
  const section = () => [`## Wozu die ${noun()} gut ist`, ...repeat(SHAPE.paragraphs, paragraph)];

  const title = `Die ${theme[0]} und die ${theme[1]}, Folge ${number}`;
  const [first = [], second = [], third = [], ...rest] = repeat(SHAPE.sections, section);
  const blocks = [
    paragraph(),
    ...first,
    `Mehr dazu steht unter [${noun()}](${pick(PAGES)}).`,
    ...second,
    list(),
    ...third,
    table(repeat(5, () => [noun(), phrase(), pick(ENDINGS)])),
    ...rest.flat(),
    links(number, noun()),
  ];
  return { slug: slugOf(number), source: `${frontMatter()}\n${blocks.join('\n\n')}\n` };

  function frontMatter(): string {
    return [
      '---',
      `title: "${title}"`,
      `description: "Warum die ${theme[2]} und die ${theme[3]} im Mittelstand zusammengehören und womit man anfängt: Folge ${number} der Reihe."`,
      'keywords:',
      ...theme.slice(0, 3).map((word) => `  - ${word}`),
      `date: ${dayOf(number)}`,
      'author: "{{owner}}"',
      'readTime: 5',
      `category: ${pick(articleCategories)}`,
      `excerpt: "${sentence()} ${sentence()}"`,
      '---',
      '',
    ].join('\n');
  }
}

/** The same article after its author has come back to it: another title, another sentence. */
export function changeArticle({ slug, source }: GeneratedArticle): GeneratedArticle {
  const changed = source.replace(', Folge', ', neu gefasst, Folge').trimEnd();
  return { slug, source: `${changed}\n\nNachtrag: Die Übersicht hat sich seither bewährt.\n` };
}

export const slugOf = (number: number) => `folge-${String(number).padStart(5, '0')}`;

function dayOf(number: number): string {
  return new Date(LAST_DAY - (number % DAYS) * 86_400_000).toISOString().slice(0, 10);
}

function table(rows: string[][]): string {
  const lines = [['Vorhaben', 'Merkmal', 'Wirkung'], ['---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** To the article before, which every number but the first has. */
function links(number: number, noun: string): string {
  const before = number > 0 ? `die [vorige Folge](/blog/${slugOf(number - 1)}) und ` : '';
  return `Zum Weiterlesen: ${before}eine [${noun} anderswo](https://www.example.org/${slugOf(number)}).`;
}
