import { type FocusEvent, type PointerEvent, useEffect, useReducer } from 'react';
import { carouselReducer, firstState, isTurning, SLIDE_MS } from './carousel-state.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useTabVisible } from './use-tab-visible.ts';

/** Gives the carousel its clock and its senses; what they mean is decided in carousel-state. */
export function useCarousel(slides: number, shown: boolean) {
  const [state, tell] = useReducer(carouselReducer, firstState);
  const tabVisible = useTabVisible();
  const motionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const turning = isTurning(state, { shown, tabVisible, motionReduced });

  useEffect(() => {
    if (!turning) return;
    const clock = setInterval(() => tell({ type: 'time-passed', slides }), SLIDE_MS);
    return () => clearInterval(clock);
  }, [turning, slides]);

  return {
    index: state.index,
    playing: state.playing,
    turning,
    toggle: () => tell({ type: 'play-toggled' }),
    choose: (index: number) => tell({ type: 'slide-chosen', index }),
    senses: {
      // A finger that lifts leaves no pointer behind: only a mouse can rest on something.
      onPointerEnter: (event: PointerEvent) =>
        event.pointerType === 'mouse' && tell({ type: 'pointer-entered' }),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' && tell({ type: 'pointer-left' }),
      // A button keeps the focus after a tap; only focus that shows, a keyboard's, holds the banners.
      onFocus: (event: FocusEvent) =>
        event.target.matches(':focus-visible') && tell({ type: 'focus-entered' }),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        event.currentTarget.contains(event.relatedTarget) || tell({ type: 'focus-left' }),
    },
  };
}
