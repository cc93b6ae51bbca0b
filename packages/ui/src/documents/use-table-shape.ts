import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Measures whether the table fits its box, each time the box or its letters change, and says so in
 * `data-shape`. A container query can't know: it depends on how long the amounts are. Before the first paint,
 * so nothing jumps.
 */
export function useTableShape(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    if (!box.current) return;
    const measure = measurer(box.current);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  });
  return box;
}

function measurer(box: HTMLElement): () => void {
  let width = -1;
  let letters = '';
  return () => {
    const table = box.querySelector('table');
    const size = getComputedStyle(box).fontSize;
    if (!table || (box.clientWidth === width && size === letters)) return;
    width = box.clientWidth;
    letters = size;
    box.dataset['shape'] = 'table';
    if (table.offsetWidth > width) box.dataset['shape'] = 'lines';
  };
}

/** On the server there is nothing to measure, and React says so loudly. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
