import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { answers } from '../lib/answers.ts';
import { LoadingPage } from '../pages/loading.tsx';
import { RouterError } from '../pages/router-error.tsx';
import { loadDocument } from './load-page.ts';

/**
 * Replaces a page that failed to render. The page is loaded as a document, whose HTML is complete without React and which
 * React doesn't draw. Only without a connection is the error shown.
 */
export function RenderFailure() {
  const error = useRouteError();
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    answers(location.href).then((isThere) => (isThere ? loadDocument(location.href) : setIsOffline(true)));
  }, []);
  if (isOffline) return <RouterError error={error} />;
  return (
    <main>
      <LoadingPage />
    </main>
  );
}
