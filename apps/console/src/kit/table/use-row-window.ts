import { type RefObject, useEffect, useState } from 'react';
import { drawnWhole, type RowWindow, windowOf } from './window-of.ts';

type Sight = { readonly scrollTop: number; readonly height: number };

/** Which rows of a long table are drawn, by how far its own box is scrolled. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [sight, setSight] = useState<Sight>({ scrollTop: 0, height: 800 });
  const isLong = count > drawnWhole;
  useEffect(() => {
    const element = box.current;
    if (!element || !isLong) return undefined;
    const look = () => setSight({ scrollTop: element.scrollTop, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, isLong]);
  return windowOf({ count, rowHeight, ...sight });
}
