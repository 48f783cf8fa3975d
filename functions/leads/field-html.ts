import { errorId, fieldError } from './error-html.ts';
import type { ChoiceTexts, Field, FieldTexts, LabelTexts, LinkTexts } from './form-definition.ts';
import { attributes, type Html, html } from './html.ts';

/** One field of a form as the visitor left it. */
export type FieldState = { name: string; value: string; error: string | undefined };

/** A field with label, value and error: the same as the components in site/components/ draw. */
export function fieldHtml(field: Field, texts: FieldTexts, state: FieldState): Html {
  if ('legend' in texts) return choice(texts, state);
  return 'link' in texts ? consent(texts, state) : textField(field, texts, state);
}

const REQUIRED_MARK = '\u00A0*';

function textField({ kind, required }: Field, { label, hint }: LabelTexts, state: FieldState): Html {
  const { name, value, error } = state;
  const common = { id: name, name, required, ...described(state, hint) };
  const type = kind === 'email' || kind === 'tel' ? kind : 'text';
  return html`<div class="form-field"><div class="form-field-head"><label for="${name}">${label}${required && REQUIRED_MARK}</label></div>${
    kind === 'multiline'
      ? html`<textarea${attributes({ rows: '5', ...common })}>${keepFirstLineFeed(value)}</textarea>`
      : html`<input${attributes({ type, value, autocomplete: kind, ...common })}>`
  }${error !== undefined && errorOf(state)}${hint && html`<p class="form-note" id="${name}-hint">${hint}</p>`}</div>`;
}

/** HTML drops a line feed right after `<textarea>`: add one, so that a typed one survives. */
const keepFirstLineFeed = (value: string) => (value.startsWith('\n') ? `\n${value}` : value);

/** A value that isn't among the options counts as no choice. */
function choice({ legend, options }: ChoiceTexts, state: FieldState): Html {
  const { name, error } = state;
  const group = { class: 'choice-field', role: 'radiogroup', 'aria-required': 'true', ...described(state) };
  return html`<fieldset${attributes(group)}><legend>${legend + REQUIRED_MARK}</legend><div class="choice-field-options">${options.map(
    ({ value, label, sign }, index) => {
      const id = index === 0 ? name : `${name}-${value}`;
      const checked = value === state.value || undefined;
      return html`<label><input${attributes({ type: 'radio', id, name, value, required: true, checked })}><span class="service-sign service-sign-${sign}" aria-hidden="true"></span>${label}</label>`;
    },
  )}</div>${error !== undefined && errorOf(state)}</fieldset>`;
}

function consent(texts: LinkTexts, state: FieldState): Html {
  const { name, value, error } = state;
  const checked = value === 'on' || undefined;
  const box = { type: 'checkbox', id: name, name, autocomplete: 'off', required: true as const, checked };
  const invalid = { 'aria-invalid': String(error !== undefined) };
  return html`<div class="consent-field"><input${attributes({ ...box, ...described(state), ...invalid })}><label for="${name}">${linked(
    { ...texts, after: texts.after + REQUIRED_MARK },
    '/privacy',
  )}</label>${error !== undefined && errorOf(state)}</div>`;
}

export const linked = ({ before, link, after }: LinkTexts, href: string) =>
  html`${before} <a href="${href}">${link}</a> ${after}`;

const errorOf = ({ name, error }: FieldState) => fieldError(name, error ?? '');

function described({ name, error }: FieldState, hint?: string) {
  const ids = [error !== undefined && errorId(name), hint && `${name}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error === undefined ? undefined : 'true',
    'aria-describedby': ids || undefined,
  };
}
