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
import { SiteContext, useSite } from '../components/site-context.ts';
import { UiTextsContext, useUiTexts } from '../components/ui-texts.ts';
import { PagePath } from '../lib/page-path.ts';
import { useIsHydrating } from '../lib/use-is-hydrating.ts';
import { hydrateWhenUsed } from './hydrate-when-used.ts';

/** Leaves the prerendered HTML alone. Must stay one object: React would write a new one into the page. */
const AS_DELIVERED = { __html: '' };

/** Loaders of all forms defined so far. */
const loads = new Set<() => Promise<unknown>>();

/** Loads the forms' code before a page that isn't prerendered is rendered. */
export const loadForms = () => Promise.all([...loads].map((load) => load()));

/**
 * A form that keeps its prerendered HTML until somebody uses it, and only then loads its code. It ignores changes to
 * its props after the first render.
 * @param form the component, where it is available at once: in the prerenderer and in development
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

/** For a page reached by a link whose form failed to load: as a document it needs no script. */
function reloadPage() {
  location.reload();
  return new Promise<never>(() => {});
}

function Delivered({ draw }: { draw: () => Promise<ReactNode> }) {
  const container = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const site = useSite();
  const texts = useUiTexts();
  const path = use(PagePath);

  const hydrate = useEffectEvent(async (element: HTMLElement) => {
    const form = await draw();
    const { promise, resolve } = Promise.withResolvers<void>();
    startTransition(() => {
      root.current = hydrateRoot(
        element,
        <StrictMode>
          <PagePath value={path}>
            <SiteContext value={site}>
              <UiTextsContext value={texts}>
                {form}
                <Hydrated announce={resolve} />
              </UiTextsContext>
            </SiteContext>
          </PagePath>
        </StrictMode>,
      );
    });
    await promise;
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stop = hydrateWhenUsed(element, () => hydrate(element));
    return () => {
      stop();
      root.current?.unmount();
    };
  }, []);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the element keeps what it has
  return <div ref={container} dangerouslySetInnerHTML={AS_DELIVERED} suppressHydrationWarning />;
}

function Hydrated({ announce }: { announce: () => void }) {
  useEffect(announce, [announce]);
  return null;
}
