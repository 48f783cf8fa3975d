import type { ComponentProps, ReactNode } from 'react';

/**
 * A form on its own ground. The browser does not check it: the messages of the shared schema say the same with
 * and without script.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...props} className="form" noValidate />;
}

/** Fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="form-pair">{children}</div>;
}

/** A note on the whole form, such as what the star means. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className="form-note">{children}</p>;
}

/** What became of sending the form; takes the focus when that leaves nothing else to do. */
export function FormOutcome({
  kind,
  title,
  text,
}: {
  kind: 'success' | 'error';
  title: string;
  text: string;
}) {
  return (
    <p className={`form-outcome form-outcome-${kind}`} tabIndex={-1} data-outcome={kind}>
      <b>{title}</b>
      {text}
    </p>
  );
}

/** A field that people neither see nor reach; only programs fill it in. */
export function Honeypot(props: Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>) {
  return (
    <p className="form-honeypot" aria-hidden="true">
      <label>
        Website <input {...props} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
