import { join } from 'node:path';
import type { Plugin } from 'vite';

/** React Router hands bundlers its development files; its production files lie beside them. */
const router: Readonly<Record<string, string>> = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};
const routerFiles = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** What every browser has that runs this code (`build.target`): the libraries ask, and bring what else would be needed. */
const known = {
  'typeof window': '"object"',
  'typeof window.document': '"object"',
  'typeof window.document.createElement': '"function"',
  'typeof document': '"object"',
  'typeof navigator': '"object"',
  'typeof performance': '"object"',
  'typeof performance.now': '"function"',
  'typeof reportError': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof Promise': '"function"',
  'typeof WeakMap': '"function"',
  'typeof WeakSet': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof AbortController': '"function"',
  'typeof HTMLElement': '"function"',
  'typeof FormData': '"function"',
  // And what none has: Node.js and Internet Explorer.
  'typeof process': '"undefined"',
  'typeof setImmediate': '"undefined"',
  'document.documentMode': 'undefined',
};

/**
 * What the bundler cannot know of the libraries that the browser gets, so that it leaves out what nobody uses:
 * contexts and wrapped components that are made when a library is loaded do nothing else, and their names are for
 * React's developer tools only. Both would keep React Router's links, forms and scroll restoration in the bundle.
 */
export function librariesPlugin(): Plugin {
  return {
    name: 'libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configEnvironment: (name) => (name === 'client' ? { define: known } : undefined),
    resolveId: (id) => router[id] && join(routerFiles, router[id]),
    transform: {
      filter: { id: /node_modules\/react-(?:router|hook-form)\/dist\// },
      handler: (code) => ({ code: withoutNames(withPureCalls(code)), map: null }),
    },
  };
}

const withPureCalls = (code: string) =>
  code.replace(/\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&');

const withoutNames = (code: string) => code.replace(/^\w+\.displayName = (["'])[\w.]+\1;$/gm, '');
