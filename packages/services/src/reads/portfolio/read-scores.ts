import type { MarketId } from '@candor/markets';
import { scoresByMonth } from '@candor/store/privacy';
import type { Database } from '@candor/store/database';
import { inOneSnapshot } from './one-snapshot.ts';

type Counts = { readonly given: number; readonly notAnswered: number; readonly average: number | null };

export type Scores = Counts & {
  readonly months: readonly (Counts & { readonly month: string; readonly stars: number[] })[];
};

/** A year of them: who looks at an app's stars asks whether they rise or fall. */
const monthsShown = 12;

/** What borrowers gave the app, by month and together, newest first. Nobody is named: nobody was noted. */
export function readScores(database: Database, market: MarketId): Promise<Scores> {
  return inOneSnapshot(database, async (tx) => {
    const months = (await scoresByMonth(tx, market, monthsShown)).map(({ month, stars, notAnswered }) =>
      Object.assign(countsOf(stars, notAnswered), { month, stars }),
    );
    const together = [0, 1, 2, 3, 4].map((at) =>
      months.reduce((sum, { stars }) => sum + (stars[at] ?? 0), 0),
    );
    const notAnswered = months.reduce((sum, month) => sum + month.notAnswered, 0);
    return { ...countsOf(together, notAnswered), months };
  });
}

/** 3 × ★4 and 1 × ★5 are 4.25. */
function countsOf(stars: readonly number[], notAnswered: number): Counts {
  const given = stars.reduce((sum, count) => sum + count, 0);
  const sum = stars.reduce((all, count, at) => all + count * (at + 1), 0);
  return { given, notAnswered, average: given === 0 ? null : Math.round((sum / given) * 100) / 100 };
}
