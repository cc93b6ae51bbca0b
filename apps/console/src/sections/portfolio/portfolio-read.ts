import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';

export type PortfolioRead = ResponseOf<Calls['console.portfolio']>;
type PortfolioFilter = RequestOf<Calls['console.portfolio']>;

export type PanelProps = {
  readonly data: PortfolioRead;
  readonly filter: PortfolioFilter;
  /** The day as which ended all of it stands. */
  readonly on: string;
};

export const bucketNames = ['Current', '1–30', '31–60', '61–90', 'over 90'] as const;
export const bucketFills = ['slate-2', 'arrears-1', 'arrears-2', 'arrears-3', 'arrears-4'] as const;
