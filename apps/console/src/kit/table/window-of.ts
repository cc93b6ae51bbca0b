export type RowWindow = {
  readonly from: number;
  readonly to: number;
  /** What stands for the rows that are not drawn, in pixels. */
  readonly before: number;
  readonly after: number;
};

type Sight = {
  readonly count: number;
  readonly rowHeight: number;
  readonly scrollTop: number;
  readonly height: number;
};

/** Below this, all rows are drawn: a page of them costs nothing, and the browser's own search finds them. */
export const drawnWhole = 200;

const beyond = 12;

/**
 * Which of many rows are drawn: those in sight and a dozen on either side.
 *   1,000 rows of 32 px, 640 px in sight, scrolled by 3,200 px → rows 88 to 132 of 1,000
 */
export function windowOf({ count, rowHeight, scrollTop, height }: Sight): RowWindow {
  if (count <= drawnWhole) return { from: 0, to: count, before: 0, after: 0 };
  const first = Math.floor(scrollTop / rowHeight);
  const from = Math.min(Math.max(0, first - beyond), count);
  const to = Math.min(count, first + Math.ceil(height / rowHeight) + beyond);
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight };
}
