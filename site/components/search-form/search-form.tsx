import { MAX_QUERY } from '../../search/blog-query.ts';
import { SubmitButton } from '../button/button.tsx';

type Props = {
  label: string;
  submit: string;
};

/** Blog search: submits to /blog?q=… unless client/blog.ts handles it. */
export function SearchForm({ label, submit }: Props) {
  return (
    <search>
      <form className="search-form" action="/blog">
        <label className="visually-hidden" htmlFor="q">
          {label}
        </label>
        <input
          type="search"
          id="q"
          name="q"
          placeholder={label}
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SubmitButton pendingLabel={submit}>{submit}</SubmitButton>
      </form>
    </search>
  );
}
