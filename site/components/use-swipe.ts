import { type PointerEvent, useRef } from 'react';

/** Pixels of horizontal movement that count as a swipe. */
const SWIPE_DISTANCE = 80;

/**
 * Drags an element horizontally by touch and reports swipes. Ignores the mouse, which selects text. The element needs
 * `touch-action: pan-y`.
 */
export function useSwipe(onSwiped: (direction: 'left' | 'right') => void) {
  const start = useRef<number>(undefined);
  const move = (element: HTMLElement, distance: number) => {
    // The CSP allows setting styles by script, but no style attribute in HTML.
    element.style.translate = distance ? `${distance}px` : '';
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent<HTMLElement>) => {
      // A second finger zooms instead.
      start.current = pointerType === 'mouse' || !isPrimary ? undefined : clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) move(currentTarget, clientX - start.current);
    },
    onPointerUp: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const distance = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      move(currentTarget, 0);
      if (Math.abs(distance) >= SWIPE_DISTANCE) onSwiped(distance < 0 ? 'left' : 'right');
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      move(currentTarget, 0);
    },
  };
}
