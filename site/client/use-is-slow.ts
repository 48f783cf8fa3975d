import { useEffect, useState } from 'react';
import { useIsLoading } from './navigation-context.tsx';

/** Before this nobody wonders whether the click has arrived. */
const SLOW_AFTER = 300;

/** Whether a page lets the visitor wait. */
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
