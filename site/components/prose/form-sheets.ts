import type { ArticleFrontMatter } from '../../content/schemas/article.ts';
import countdown from './forms/countdown.css?url';
import dialogue from './forms/dialogue.css?url';
import glossary from './forms/glossary.css?url';
import instruction from './forms/instruction.css?url';
import letter from './forms/letter.css?url';
import paper from './forms/paper.css?url';
import questions from './forms/questions.css?url';
import rebuttal from './forms/rebuttal.css?url';
import report from './forms/report.css?url';
import stages from './forms/stages.css?url';
import worksheet from './forms/worksheet.css?url';

/** Style sheet of each form of article, linked beside that of all articles: no article brings what the others show. */
export const formSheets: Record<NonNullable<ArticleFrontMatter['form']>, string> = {
  letter,
  dialogue,
  countdown,
  glossary,
  instruction,
  paper,
  questions,
  worksheet,
  report,
  stages,
  rebuttal,
};
