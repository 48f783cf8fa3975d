import type { Question } from 'schema-dts';
import type { Content } from '../../content/content.ts';

/** All questions and answers of the FAQ page. */
export function questions({ faq }: Content): Question[] {
  return faq.categories
    .flatMap((category) => category.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
}
