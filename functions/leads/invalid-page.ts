import type { FieldSlot, FormPage, SummarySlot } from '#site-build';
import type { FieldError } from './contract.ts';
import { fillHtml } from './fill-template.ts';
import type { Toast } from './messages.ts';

export type PageState = {
  /** What was typed, by field. */
  values: ReadonlyMap<string, string>;
  errors: FieldError[];
  /** The summary above the form; none on a page that nothing was sent to. */
  failure?: Toast;
};

/** The page of a form as it answers an error without JavaScript: with the messages and with what was typed. */
export function invalidPage(page: FormPage, { values, errors, failure }: PageState): string {
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  // The summary links to its fields: what the page has no field for would lead nowhere.
  const shown = errors.filter(({ field }) => page.some((part) => isField(part) && part.field === field));
  return page
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'summary') return failure && fits(part, shown) ? summary(part, failure, shown) : '';
      if (part.kind === 'hidden')
        return fillHtml(part.html, { value: values.get(part.field) || part.fallback });
      return field(part, values.get(part.field) ?? '', messages.get(part.field));
    })
    .join('');
}

const isField = (part: FormPage[number]): part is FieldSlot =>
  typeof part !== 'string' && part.kind === 'field';

/** Who left out a field is told so, and not that something went wrong here. */
const fits = ({ mistakes }: SummarySlot, { length }: FieldError[]) =>
  mistakes === undefined || mistakes === (['none', 'one'][length] ?? 'many');

/** The items are filled before the rest and put in last, because they are HTML. */
function summary({ html, item }: SummarySlot, { title, detail }: Toast, errors: FieldError[]): string {
  const items = errors.map((error) => fillHtml(item, error)).join('');
  return html
    .split('{{items}}')
    .map((part) => fillHtml(part, { title, detail, count: String(errors.length) }))
    .join(items);
}

function field(slot: FieldSlot, value: string, error: string | undefined): string {
  const candidates = slot.variants.filter(({ invalid }) => invalid === (error !== undefined));
  const chosen =
    candidates.find(({ choice }) => choice === value) ??
    candidates.find(({ choice }) => choice === undefined || choice === '');
  return fillHtml(keepFirstLineFeed(chosen?.html ?? ''), { value, error: error ?? '' });
}

/** HTML drops a line feed right after `<textarea>`. This one is there to be dropped in place of a typed one. */
const keepFirstLineFeed = (html: string) => html.replace(/(<textarea[^>]*>)(?=\{\{value\}\})/g, '$1\n');
