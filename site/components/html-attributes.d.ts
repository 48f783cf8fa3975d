import 'react';

/** HTML Invoker Commands (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API): React passes these attributes through. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: 'show-modal' | 'close' | undefined;
  }
}
