import { Announce } from '../announce.tsx';
import { MINUS, type MinorUnits, moneyText } from './money-format.ts';
import { useMoneyFormat } from './use-money-format.ts';

type Props = {
  readonly amount: MinorUnits;
  /** `figure` is the one amount of a screen, `large` stands in a card; both draw sign and cents smaller. */
  readonly look?: 'inline' | 'large' | 'figure';
  /** A round amount that is being chosen is written without its cents. */
  readonly round?: boolean;
  /** In tables the sign stands once, in the total's label. */
  readonly unsigned?: boolean;
  /** What the amount is; with it, a change is said to a screen reader once it has come to rest. */
  readonly announcedAs?: string;
};

/** The one way an amount gets onto a screen. A change swaps the figures; nothing about money moves. */
export function Money({ amount, look = 'inline', round = false, unsigned = false, announcedAs }: Props) {
  const parts = useMoneyFormat()(amount);
  const sign = unsigned ? '' : parts.sign;
  const cents = round && /^\.0+$/.test(parts.cents) ? '' : parts.cents;
  return (
    <>
      <span className={`c-money c-money-${look}${lengthClass(parts.whole)}`}>
        {parts.isNegative && MINUS}
        {sign && <span className="c-money-small">{sign}</span>}
        {parts.whole}
        {cents && <span className="c-money-small">{cents}</span>}
      </span>
      {announcedAs !== undefined && <Announce text={`${announcedAs} ${moneyText(parts)}`} />}
    </>
  );
}

/** Very long amounts are set smaller where letters are large: 99,999 · 100,000 · 10,000,000. */
function lengthClass(whole: string): string {
  if (whole.length <= 6) return '';
  return whole.length <= 9 ? ' c-money-long' : ' c-money-longer';
}
