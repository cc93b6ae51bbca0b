import { type RefObject, useEffect, useState } from 'react';

/** What Tab reaches by itself: then the arrow keys scroll the box around it too. */
const takesFocus = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

function holdsMore({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

/**
 * Whether a box holds more than it shows, and Tab leads to nothing in it unless `always`: then the box itself
 * takes the focus, so that arrow keys scroll it.
 */
export function useOverflow(box: RefObject<HTMLElement | null>, always = false): boolean {
  const [overflows, setOverflows] = useState(false);
  // After every drawing: what is inside grows without the box growing.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () =>
      setOverflows(holdsMore(element) && (always || element.querySelector(takesFocus) === null));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return overflows;
}
