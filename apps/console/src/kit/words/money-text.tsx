import { figureWords, type MoneyWay, moneyWords } from './money-words.ts';

type Props = {
  readonly way: MoneyWay;
  /** Minor units; null is nothing, and not zero. */
  readonly minor: bigint | string | null;
  /** `alone` with the sign; `column` where the head says it. */
  readonly place?: 'alone' | 'column';
  readonly tone?: 'red' | 'green';
  /**
   * Of a loan: which figure it is, whose and of which day, under the names that the borrower's screens give
   * it.
   */
  readonly as?: LoanFigure | undefined;
};

type LoanFigure = { readonly figure: string; readonly loan: string; readonly asOf: string };

/** Every amount of the console. */
export function MoneyText({ way, minor, place = 'alone', tone, as }: Props) {
  const words = place === 'alone' ? moneyWords(way, minor) : figureWords(way, minor);
  const mark = as && {
    'data-figure': as.figure,
    'data-loan': as.loan,
    'data-as-of': as.asOf,
    'data-minor': String(minor ?? 0),
  };
  return (
    <span className={tone ? `k-money k-${tone}` : 'k-money'} {...mark}>
      {words}
    </span>
  );
}
