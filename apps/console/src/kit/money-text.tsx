import { figureWords, type MoneyWay, moneyWords } from './words/money-words.ts';

type Props = {
  readonly way: MoneyWay;
  /** Minor units; null is nothing, and not zero. */
  readonly minor: bigint | string | null;
  /** `alone` with the sign; `column` where the head says it. */
  readonly place?: 'alone' | 'column';
  readonly tone?: 'red' | 'green';
};

/** Every amount of the console. */
export function MoneyText({ way, minor, place = 'alone', tone }: Props) {
  const words = place === 'alone' ? moneyWords(way, minor) : figureWords(way, minor);
  return <span className={tone ? `k-money k-${tone}` : 'k-money'}>{words}</span>;
}
