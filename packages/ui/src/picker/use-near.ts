import { type RefObject, useEffect, useState } from 'react';

/** Drawn this far before it is seen, so that a fast thumb meets no gaps. */
const MARGIN = '800px';

/** Whether an element is in or near the visible part of what scrolls it. */
export function useNear(
  element: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  atFirst: boolean,
): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: `${MARGIN} 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
}
