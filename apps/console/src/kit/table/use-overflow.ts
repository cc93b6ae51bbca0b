import { type RefObject, useEffect, useState } from 'react';

/** Whether a box holds more than it shows: then arrow keys must reach it, so it takes the focus. */
export function useOverflow(box: RefObject<HTMLElement | null>, isDrawn: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || !isDrawn) return undefined;
    const look = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What is inside grows without the box growing: a column more, a row more.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box, isDrawn]);
  return overflows;
}
