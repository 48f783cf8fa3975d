import type { ComponentProps, ReactNode } from 'react';

/**
 * A form on its own background. Browser validation is off, so that the shared schema's messages are the same with and
 * without script.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...props} className="form" noValidate />;
}

/** Two columns of fields where they fit. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>;
}

/** A note on the whole form, such as the meaning of the asterisk. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className="form-note">{children}</p>;
}

/** A field that people can neither see nor reach; only bots fill it in. Whoever sees it, without style sheets, is told to leave it. */
export function Honeypot() {
  return (
    <p className="form-honeypot" aria-hidden="true">
      <label>
        Bitte leer lassen: <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
