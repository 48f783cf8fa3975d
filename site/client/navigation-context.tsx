import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation, NavigationState } from './navigation.ts';

type Navigate = Pick<Navigation, 'push' | 'replace' | 'stay'>;

/** Where no page is taken over, as in the style guide and while pages are prerendered, nothing leads on. */
const NavigateContext = createContext<Navigate>({
  push: async () => {},
  replace: async () => {},
  stay: () => {},
});

const LoadingContext = createContext(false);

/** Leads to other addresses of the site. */
export const useNavigate = () => use(NavigateContext);

/** Whether another page is on its way. */
export const useIsLoading = () => use(LoadingContext);

type Props = { navigation: Navigation; children: (shown: NavigationState) => ReactNode };

/** Draws what the navigation shows, each page in pieces, and not before its style sheet has come. */
export function NavigationProvider({ navigation, children }: Props) {
  const [shown, setShown] = useState(navigation.state);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setShown(navigation.state));
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  const { location, type, isLoading } = shown;
  return (
    <NavigateContext value={navigation}>
      <LoadingContext value={isLoading}>
        <Router location={location} navigationType={type} navigator={navigation}>
          {children(shown)}
        </Router>
      </LoadingContext>
    </NavigateContext>
  );
}
