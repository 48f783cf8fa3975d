import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { StaticRouter, useLocation } from 'react-router-dom';
import { SiteContext, useSite } from '../components/site-context.ts';
import { UiTextsContext, useUiTexts } from '../components/ui-texts.ts';
import { useIsHydrating } from './use-is-hydrating.ts';
import { whenUsed } from './when-used.ts';

/** HTML that React leaves as it came. One object: another one would be written into the page. */
const AS_DELIVERED = { __html: '' };

/** Of all pages that have come so far. */
const loads = new Set<() => Promise<unknown>>();

/** Fetches the code of forms for a page that is to be drawn: there is no prerendered one to leave alone. */
export const loadForms = () => Promise.all([...loads].map((load) => load()));

/**
 * A form whose code is fetched only when somebody uses it: until then the page keeps the one that was prerendered.
 * Its properties are those of its first render.
 * @param load fetches the form
 * @param form the form, where it is at hand: in the prerenderer and in development
 */
export function formIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  form?: ComponentType<Props>,
) {
  let drawn: Promise<ComponentType<Props>> | undefined;
  loads.add(load);
  return function FormIsland(props: Props) {
    const isHydrating = useIsHydrating();
    const [isDelivered] = useState(isHydrating && !form);
    if (isDelivered) return <Delivered draw={async () => drawWith(await load(), props)} />;
    drawn ??= load().catch(reloadPage);
    return <div>{drawWith(form ?? use(drawn), props)}</div>;
  };
}

const drawWith = <Props extends object>(Form: ComponentType<Props>, props: Props) => <Form {...props} />;

/** Its page was reached by a link and cannot be drawn; as a document it needs no script. */
function reloadPage() {
  location.reload();
  return new Promise<never>(() => {});
}

function Delivered({ draw }: { draw: () => Promise<ReactNode> }) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const site = useSite();
  const texts = useUiTexts();
  const { pathname } = useLocation();

  const enliven = useEffectEvent(async (element: HTMLElement) => {
    const form = await draw();
    const { promise, resolve } = Promise.withResolvers<void>();
    startTransition(() => {
      root.current = hydrateRoot(
        element,
        <StrictMode>
          <StaticRouter location={pathname}>
            <SiteContext value={site}>
              <UiTextsContext value={texts}>
                {form}
                <Alive tell={resolve} />
              </UiTextsContext>
            </SiteContext>
          </StaticRouter>
        </StrictMode>,
      );
    });
    await promise;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = whenUsed(element, () => enliven(element));
    return () => {
      stop();
      root.current?.unmount();
    };
  }, []);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the element keeps what it has
  return <div ref={place} dangerouslySetInnerHTML={AS_DELIVERED} suppressHydrationWarning />;
}

function Alive({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
