import { loadContent } from '../site/content/load-content.server.ts';
import { fail } from './progress.ts';

try {
  const { articles } = loadContent();
  console.log(
    `Die Inhalte sind in Ordnung (${articles.length === 1 ? '1 Beitrag' : `${articles.length} Beiträge`}).`,
  );
} catch (error) {
  fail(error);
}
