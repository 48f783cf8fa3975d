/** Pixels of horizontal movement that count as a swipe. */
const SWIPE_DISTANCE = 80;

/**
 * Lets touch drag elements horizontally and reports swipes. Ignores the mouse, which selects text. The elements need
 * `touch-action: pan-y`.
 */
export function watchSwipes(
  selector: string,
  onSwiped: (element: HTMLElement, direction: 'left' | 'right') => void,
) {
  let drag: { element: HTMLElement; from: number } | undefined;
  const move = ({ element }: { element: HTMLElement }, distance: number) => {
    // The CSP allows setting styles by script, but no style attribute in HTML.
    element.style.translate = distance ? `${distance}px` : '';
  };
  const end = () => {
    if (drag) move(drag, 0);
    drag = undefined;
  };
  document.addEventListener('pointerdown', ({ target, pointerType, isPrimary, clientX }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    end();
    // A second finger zooms instead.
    if (element && pointerType !== 'mouse' && isPrimary) drag = { element, from: clientX };
  });
  document.addEventListener('pointermove', ({ clientX }) => {
    if (drag) move(drag, clientX - drag.from);
  });
  document.addEventListener('pointerup', ({ clientX }) => {
    if (!drag) return;
    const { element, from } = drag;
    end();
    const distance = clientX - from;
    if (Math.abs(distance) >= SWIPE_DISTANCE) onSwiped(element, distance < 0 ? 'left' : 'right');
  });
  document.addEventListener('pointercancel', end);
}
