/** The edges of something as they lie on the glass, and as they lie in the page however it is scrolled. */
type Place = { readonly onGlass: readonly number[]; readonly inPage: readonly number[] };

/** Less than a finger or an eye would notice. */
const TOLERANCE = 2;

const isFar = (one: readonly number[], other: readonly number[]) =>
  one.some((edge, at) => Math.abs(edge - (other[at] ?? 0)) > TOLERANCE);

/**
 * Scrolled by hand it keeps its place in the page, stuck to an edge it keeps that on the glass: only what
 * loses both has moved.
 */
export const hasMoved = (before: Place, now: Place) =>
  isFar(before.onGlass, now.onGlass) && isFar(before.inPage, now.inPage);

function placeOf(element: Element): Place {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let [x, y] = [0, 0];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    x += outer.scrollLeft;
    y += outer.scrollTop;
  }
  return { onGlass: [left, top, right, bottom], inPage: [left + x, top + y, right + x, bottom + y] };
}

/**
 * Tells when something has moved. No event says that: the browser is asked to watch exactly the part of the
 * glass that it covers, and says when it no longer fills it. `look` asks at once.
 */
export function watchPlace(element: Element, onMove: () => void) {
  let place = placeOf(element);
  let observer: IntersectionObserver | undefined;
  const look = () => {
    const now = placeOf(element);
    const moved = hasMoved(place, now);
    place = now;
    if (moved) onMove();
    return moved;
  };
  const aim = (threshold = 1) => {
    observer?.disconnect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const insets = [top, clientWidth - right, clientHeight - bottom, left];
    let isFirst = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        const filled = entry?.intersectionRatio;
        // Moved since the aim was taken, it no longer fills it: what is left of it there tells nothing.
        if (look() || !isFirst) aim();
        // Cut off by something around it, it never fills its place: then how far it does is what is watched.
        else if (threshold === 1 && filled !== 1) aim(filled || 1e-7);
        isFirst = false;
      },
      { rootMargin: insets.map((inset) => `${-Math.floor(inset)}px`).join(' '), threshold },
    );
    observer.observe(element);
  };
  aim();
  return { look, end: () => observer?.disconnect() };
}
