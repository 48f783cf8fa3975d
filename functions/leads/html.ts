import { escapeHtml } from './template.ts';

/** HTML whose interpolated texts are escaped. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | Html | Html[] | false | undefined;

/**
 * The one place where visitors' texts become HTML: every interpolated text is escaped, for element content and quoted
 * attributes.
 */
export const html = (strings: TemplateStringsArray, ...values: Value[]) =>
  new Html(strings.map((string, index) => string + sourceOf(values[index])).join(''));

function sourceOf(value: Value): string {
  if (Array.isArray(value)) return value.map(sourceOf).join('');
  return value instanceof Html ? value.source : escapeHtml(value || '');
}

/** Attributes, each preceded by a space; `true` stands for a boolean one. */
export const attributes = (values: Record<string, string | true | undefined>) =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : html` ${name}="${value === true ? '' : value}"`,
  );
