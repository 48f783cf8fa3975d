/** Development: articles that visitors do not see yet, by path; empty in a build. */
declare module 'virtual:site-shell' {
  export const unpublished: import('./unpublished-mark.tsx').Unpublished;
}
