import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation, NavigationState } from './navigation.ts';

type Navigate = Pick<Navigation, 'push' | 'replace' | 'cancel'>;

/** Does nothing by default: for prerendering and the style guide. */
const NavigateContext = createContext<Navigate>({
  push: async () => {},
  replace: async () => {},
  cancel: () => {},
});

const LoadingContext = createContext(false);

/** Navigates within the site. */
export const useNavigate = () => use(NavigateContext);

/** True while another page is loading. */
export const useIsLoading = () => use(LoadingContext);

type Props = { navigation: Navigation; children: (shown: NavigationState) => ReactNode };

/** Renders the navigation's state. Transitions keep the page responsive and wait for the new style sheet. */
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
