type Point = Pick<Touch, 'clientX' | 'clientY'>;

/** From the whole picture to five times its width. */
export const clampZoom = (zoom: number): number => Math.min(5, Math.max(1, zoom));

/** How far two fingers are apart; never 0, because it is divided by. */
export function spreadOf([first, second]: ArrayLike<Point> & Iterable<Point>): number {
  if (!first || !second) return 1;
  return Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY));
}
