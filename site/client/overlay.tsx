import { site } from 'virtual:site-shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import { ToastRegion } from '../components/toast/toast-region.tsx';

/** Milliseconds; shorter delays go unnoticed. */
const SLOW_AFTER = 300;

/** Layer above every page, in an element of its own: messages, and the progress of navigation. */
export function Overlay({ router }: { router: DataRouter }) {
  return (
    <>
      <Progress router={router} />
      <ToastRegion dismissLabel={site.ui.dismiss} />
    </>
  );
}

/** Shows that a page is slow to load, and announces it and the title of each page that was navigated to. */
function Progress({ router }: { router: DataRouter }) {
  const [title, setTitle] = useState('');
  const isSlow = useIsSlow(router);
  useEffect(() => {
    const announce = () => setTitle(document.title);
    document.addEventListener('page-shown', announce);
    return () => document.removeEventListener('page-shown', announce);
  }, []);
  return (
    <>
      {isSlow && <div className="progress" />}
      <p className="visually-hidden" role="status">
        {isSlow ? site.ui.loading.page : title}
      </p>
    </>
  );
}

/** True once a navigation has been pending long enough to notice. */
function useIsSlow(router: DataRouter): boolean {
  const isLoading = useSyncExternalStore(router.subscribe, () => router.state.navigation.state !== 'idle');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
