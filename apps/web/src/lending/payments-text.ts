import { paymentShape } from '@candor/domain/payment-list';
import { useAmountText } from './amounts.ts';
import { lendingWords } from './texts.ts';

type Payment = { readonly total: number };

/** The amounts of a list of payments in a line that is true of each: ₱2,910.19, the last ₱2,910.18. */
export function usePaymentsText(): (rows: readonly Payment[]) => string {
  const say = lendingWords.useSay();
  const amount = useAmountText();
  return (rows) => {
    const shape = paymentShape(rows, ({ total }) => total);
    if (shape.is === 'none') return '';
    const first = amount(shape.first.total);
    if (shape.is === 'one' || shape.is === 'alike') return first;
    if (shape.is === 'last-differs') return say('amountsLast', { first, last: amount(shape.last.total) });
    if (shape.is === 'first-differs') return say('amountsFirst', { first, rest: amount(shape.rest.total) });
    return say('amountsRange', { least: amount(shape.least.total), most: amount(shape.most.total) });
  };
}
