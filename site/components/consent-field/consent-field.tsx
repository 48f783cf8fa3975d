import { Link } from '../link/link.tsx';

type Props = {
  name: string;
  /** Defaults to the name; differs on pages with several forms. */
  id?: string;
  text: { before: string; link: string; after: string };
};

/** Consent checkbox for the privacy policy. By law, it must start unchecked. */
export function ConsentField({ name, id = name, text }: Props) {
  return (
    <div className="consent-field">
      <input
        type="checkbox"
        id={id}
        name={name}
        // Keeps browsers from restoring the tick on reload: consent has to be given each time.
        autoComplete="off"
        required
        // Chromium calls a box invalid that is still to be ticked.
        aria-invalid="false"
      />
      <label htmlFor={id}>
        {text.before} <Link href="/privacy">{text.link}</Link> {`${text.after}\u00A0*`}
      </label>
    </div>
  );
}
