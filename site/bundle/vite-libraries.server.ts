import type { Plugin } from 'vite';

/**
 * What the bundler cannot know of the libraries that the browser gets, so that it leaves out what nobody uses:
 * contexts and wrapped components that are made when a library is loaded do nothing else, and their names are for
 * React's developer tools only. Both would keep React Router's links, forms and data router in the bundle.
 */
export function librariesPlugin(): Plugin {
  return {
    name: 'libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /node_modules\/react-(?:router|hook-form)\/dist\// },
      handler: (code) => ({ code: withoutNames(withPureCalls(code)), map: null }),
    },
  };
}

const withPureCalls = (code: string) =>
  code.replace(/\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&');

const withoutNames = (code: string) => code.replace(/^\w+\.displayName = (["'])[\w.]+\1;$/gm, '');
