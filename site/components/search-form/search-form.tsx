import type { Ref, SubmitEventHandler } from 'react';
import { MAX_QUERY } from '../../search/blog-query.ts';
import { SubmitButton } from '../button/button.tsx';

type Props = {
  label: string;
  submit: string;
  field?: Ref<HTMLInputElement>;
  onInput?: () => void;
  onFocus?: () => void;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
};

/** Blog search: submits to /blog?q=… unless the page handles its events. */
export function SearchForm({ label, submit, field, ...listeners }: Props) {
  return (
    <search>
      <form className="search-form" action="/blog" {...listeners}>
        <label className="visually-hidden" htmlFor="q">
          {label}
        </label>
        <input
          ref={field}
          type="search"
          id="q"
          name="q"
          placeholder={label}
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SubmitButton pending={false} pendingLabel={submit}>
          {submit}
        </SubmitButton>
      </form>
    </search>
  );
}
