import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import { type LoadOptions, type MarkdownSource, readContent, type YamlFile } from '../load-content.server.ts';
import { readMarkdownFile } from '../markdown-file.server.ts';
import { berlinDay } from '../published.ts';
import { walkFields } from '../walk-fields.ts';
import { endedCampaigns } from './campaigns.server.ts';
import { unprovenClaims } from './claims.server.ts';
import { contradictions } from './numbers.server.ts';
import { placeholders } from './placeholders.server.ts';

/**
 * What must not reach visitors: samples, placeholders, example addresses, claims that nothing proves, ended
 * campaigns, drafts (product.md, "Identity and placeholders").
 * @returns every refusal, file by file, in the order of their lines
 * @throws ContentErrors where content cannot be read, as a build would
 */
export function checkPublish(options: LoadOptions = {}): ContentError[] {
  const { now = new Date() } = options;
  const { content, files } = readContent({ ...options, unpublished: true });
  const refusals = [
    ...files.yaml.flatMap(samples),
    ...placeholders(files),
    ...unprovenClaims(content, files),
    ...files.markdown.flatMap((file) => drafts(file, now)),
    ...endedCampaigns(files, now),
    ...contradictions(content, files),
  ];
  return refusals.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function samples({ file, schema, data, yaml }: YamlFile): ContentError[] {
  return [...walkFields(schema, data)]
    .filter(({ path, value }) => path.at(-1) === 'sample' && value === true)
    .map(
      ({ path }) =>
        new ContentError(
          file,
          yaml.lineOf(path),
          fieldName(path),
          'Der Eintrag ist ein Muster. Ersetzen Sie ihn durch einen echten und löschen Sie die Zeile sample, oder löschen Sie den ganzen Eintrag',
        ),
    );
}

function drafts({ file, source }: MarkdownSource, now: Date): ContentError[] {
  const { yaml } = readMarkdownFile(file, source);
  const { draft, date, reviewed } = yaml.value as { draft?: boolean; date: string; reviewed?: string };
  const refuse = (field: string, problem: string) => [
    new ContentError(file, yaml.lineOf([field]), field, problem),
  ];
  if (draft) {
    return refuse(
      'draft',
      'Der Beitrag ist ein Entwurf. Löschen Sie die Zeile draft, wenn er erscheinen soll, oder verschieben Sie die Datei bis dahin nach content/drafts',
    );
  }
  if (!file.startsWith('content/legal/')) return [];
  if (!reviewed) {
    return refuse(
      'reviewed',
      'Der Rechtstext ist ein Entwurf. Lassen Sie ihn rechtlich prüfen und tragen Sie den Tag der Prüfung im Feld reviewed ein',
    );
  }
  if (reviewed > berlinDay(now))
    return refuse('reviewed', `Der Tag der Prüfung (${reviewed}) liegt in der Zukunft. Berichtigen Sie ihn`);
  if (reviewed < date) {
    return refuse(
      'reviewed',
      `Der Text wurde nach der Prüfung (${reviewed}) noch geändert (${date}). Lassen Sie ihn erneut prüfen und tragen Sie den neuen Tag ein`,
    );
  }
  return [];
}
