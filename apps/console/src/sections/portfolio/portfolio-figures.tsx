import { useDesk } from '../../app/me.ts';
import { useLoad } from '../../data/use-load.ts';
import { Figures } from '../../kit/facts.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { changeWords, monthWords, shareWords } from './figures.ts';
import type { PanelProps, PortfolioRead } from './portfolio-read.ts';

type Month = PortfolioRead['months'][number];

const sumOf = (month: Month | undefined, from = 0) =>
  (month?.buckets ?? [])
    .slice(from)
    .reduce(
      (sum, { loans, principal }) => ({ loans: sum.loans + loans, principal: sum.principal + principal }),
      { loans: 0, principal: 0 },
    );

/** The few figures that the page is about, each with how it changed since the month before ended. */
export function PortfolioFigures({ data, filter, on }: PanelProps) {
  const { money, market } = useDesk();
  const { loaded } = useLoad('console.portfolio-collections', filter);
  const [before, now] = [data.months.at(-2), data.months.at(-1)];
  const [was, is] = [sumOf(before), sumOf(now)];
  const [lateWas, lateIs] = [sumOf(before, 2), sumOf(now, 2)];
  const words = (minor: number) => moneyWords(money, BigInt(minor));
  const since = before ? ` since ${dayWords(before.on, market.businessDate)}` : '';
  const month = loaded.read?.data.months.find((each) => each.month.slice(0, 7) === on.slice(0, 7));
  const collected = month ? month.principal + month.interest + month.fee + month.penalty + month.ahead : 0;
  const late = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);
  return (
    <Figures
      figures={[
        {
          what: 'Outstanding principal',
          value: words(is.principal),
          below:
            was.principal > 0 && `${changeWords((is.principal / was.principal - 1) * 100, '%', 1)}${since}`,
        },
        {
          what: 'Loans that owe principal',
          value: is.loans.toLocaleString('en'),
          below: is.loans > 0 && `${words(Math.round(is.principal / is.loans))} on average`,
        },
        {
          what: 'Over 30 days late',
          value: shareWords(lateIs.principal, is.principal),
          below:
            before &&
            `${changeWords(late(lateIs.principal, is.principal) - late(lateWas.principal, was.principal), 'points', 2)}${since}`,
        },
        {
          what: `Collected in ${monthWords(on)}, of plan`,
          value: month ? words(collected) : '–',
          below: month && `${shareWords(collected, month.planned)} of ${words(month.planned)}`,
        },
        {
          what: `Paid out in ${monthWords(on)}`,
          value: month ? words(month.paidOut) : '–',
          below: month && `${month.loans.toLocaleString('en')} loans`,
        },
      ]}
    />
  );
}
