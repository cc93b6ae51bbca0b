import { moneyText, useMoneyFormat } from '@candor/ui';

/** An amount for a sentence or a button: ₱8,730.56; a round one that was chosen without its cents: ₱8,000. */
export function useAmountText(): (minor: number, look?: 'exact' | 'round') => string {
  const format = useMoneyFormat();
  return (minor, look = 'exact') => {
    const parts = format(BigInt(minor));
    const isRound = look === 'round' && /^\.0+$/.test(parts.cents);
    return moneyText(isRound ? { ...parts, cents: '' } : parts);
  };
}

/** How many digits the page's currency has behind the point: what is typed counts with as many. */
export function useMinorDigits(): number {
  return useMoneyFormat()(0n).cents.replace('.', '').length;
}
