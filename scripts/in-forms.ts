import { ContentError, ContentErrors, type Location } from '../site/content/errors/content-error.ts';
import { readFields } from '../site/editor/choices.server.ts';
import { editorConfig } from '../site/editor/config.server.ts';
import { formsIn, placeInForms } from '../site/editor/form-language.ts';

/** Places inside a message: content/books.yaml:14 books[2].isbn, content/pages/home.yaml:99 unter voices */
const PLACES =
  /(?<![\w/-])((content\/[\w/-]+\.(?:yaml|md)):(\d+))(?: (?:unter )?([\w-]+(?:\[\d+\]|\.[\w-]+)*))?/g;

/** Says a mistake's places by the labels of the editor's forms; files and lines stay. */
export function inForms(): (error: ContentError) => ContentError {
  const forms = formsIn(editorConfig().collections ?? []);
  const values = new Map<string, unknown>();
  const say = (place: Location) => {
    const { file } = place;
    if (!values.has(file)) values.set(file, readFields(file.replace('content/', '')));
    return placeInForms(place, forms, values.get(file));
  };
  return ({ file, line, field, problem, lines }) => {
    const text = problem.replace(
      PLACES,
      (_, at, file, line, field = '') => `${at} ${say({ file, line: Number(line), field })}`,
    );
    return new ContentError({ file, line, field: say({ file, line, field }) }, text, lines);
  };
}

/** The same for all mistakes of a run, if it ended with them. */
export const errorInForms = (error: unknown): unknown =>
  error instanceof ContentErrors ? new ContentErrors(error.errors.map(inForms())) : error;
