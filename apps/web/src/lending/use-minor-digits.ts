import { useMoneyFormat } from '@candor/ui';

/** How many digits the page's currency has behind the point: what is typed counts with as many. */
export function useMinorDigits(): number {
  return useMoneyFormat()(0n).cents.replace('.', '').length;
}
