import { useEffect, useState } from 'react';
import { useIsLoading } from './navigation-context.tsx';

/** Milliseconds; shorter delays go unnoticed. */
const SLOW_AFTER = 300;

/** True once a navigation has been pending long enough to notice. */
export function useIsSlow(): boolean {
  const isLoading = useIsLoading();
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
