import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger has to move an element sideways. */
const SWIPE_DISTANCE = 80;

/**
 * Moves an element sideways with the finger and says where it was swiped to; the mouse is left alone, it selects
 * text. The element needs `touch-action: pan-y`.
 */
export function useSwipe(onSwiped: (direction: 'left' | 'right') => void) {
  const start = useRef<number>(undefined);
  const move = (element: HTMLElement, distance: number) => {
    // Set by script on the element, which the CSP allows; a style attribute in the HTML it would not.
    element.style.translate = distance ? `${distance}px` : '';
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent<HTMLElement>) => {
      // A second finger zooms.
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
