/**
 * A screen in every language, theme, width and state is thousands of looks. Each subject is looked at in one
 * of them, the next subject in the next: every value is seen by somebody in each run, the same in every run
 * of the same sources. With --full each subject is seen in all.
 */
export function byTurns<Value>(at: number, values: readonly Value[]): readonly Value[] {
  if (isFull || values.length === 0) return values;
  return values.slice(at % values.length, (at % values.length) + 1);
}

/** Every nth of many alike, beginning with the first; all of them with --full. */
export function everyNth<Value>(n: number, values: readonly Value[]): readonly Value[] {
  return isFull ? values : values.filter((_, at) => at % n === 0);
}

export const isFull = process.env['CANDOR_FULL'] === '1';

/** A story that both markets have in common: its law and its figures are asked for both without a browser. */
export const bothMarkets = ['ph', 'in'] as const;
