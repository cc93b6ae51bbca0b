import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Figures } from '../../kit/records/facts.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { changeWords, monthWords, percentWords } from './figures.ts';
import type { PanelProps } from './portfolio-read.ts';

/** The few figures that the page is about, each with how it changed since the month before ended. */
export function PortfolioFigures({ data, filter, on }: PanelProps) {
  const { money, market } = useDesk();
  const { loaded } = useLoad('console.portfolio-collections', filter);
  const [before, now] = [data.months.at(-2), data.months.at(-1)];
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  const since = before ? ` since ${dayWords(before.on, market.businessDate)}` : '';
  const month = loaded.read?.data.months.find((each) => each.month.slice(0, 7) === on.slice(0, 7));
  const change = (by: string | null | undefined, unit: '%' | 'points') =>
    by !== null && by !== undefined && `${changeWords(by, unit)}${since}`;
  return (
    <Figures
      figures={[
        {
          what: 'Outstanding principal',
          value: words(now?.principal ?? 0),
          below: change(now?.change?.percent, '%'),
        },
        {
          what: 'Active loans',
          value: (now?.loans ?? 0).toLocaleString('en'),
          below: now && now.loans > 0 && `${words(now.average)} on average`,
        },
        {
          what: 'Over 30 DPD',
          value: percentWords(now?.over30Percent ?? null),
          below: change(now?.change?.over30Points, 'points'),
        },
        {
          what: `Collected in ${monthWords(on)}, of plan`,
          value: month ? words(month.collected) : '–',
          below: month && `${percentWords(month.percent)} of ${words(month.planned)}`,
        },
        {
          what: `Disbursed in ${monthWords(on)}`,
          value: month ? words(month.paidOut) : '–',
          below: month && `${month.loans.toLocaleString('en')} ${month.loans === 1 ? 'loan' : 'loans'}`,
        },
      ]}
    />
  );
}
