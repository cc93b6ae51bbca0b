import type { PortfolioRead } from './portfolio-read.ts';

type Roll = NonNullable<PortfolioRead['roll']>;

export type RollRow = {
  readonly bucket: number;
  readonly loans: number;
  /** What was in the bucket when the month began. */
  readonly principal: number;
  /** Where it stood when the month ended, by bucket; the last is repaid or written off. */
  readonly became: readonly number[];
};

const bucketCount = 5;

/** From which bucket into which, in a month. A row comes to what was in its bucket when the month began. */
export function rollMatrix(rows: Roll['rows']): RollRow[] {
  return Array.from({ length: bucketCount }, (_unused, bucket) => {
    const own = rows.filter(({ was }) => was === bucket);
    const into = (became: number | null) =>
      own.filter((row) => row.became === became).reduce((sum, { principal }) => sum + principal, 0);
    return {
      bucket,
      loans: own.reduce((sum, { loans }) => sum + loans, 0),
      principal: own.reduce((sum, { principal }) => sum + principal, 0),
      became: [...Array.from({ length: bucketCount }, (_other, to) => into(to)), into(null)],
    };
  });
}
