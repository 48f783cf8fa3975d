/** Logs the path that led to the not-found page (specification, "Not-found page"). */
export function reportAttemptedPath() {
  if (!document.querySelector('[data-page="not-found"]')) return;
  console.error('404 Error: User attempted to access non-existent route:', location.pathname);
}
