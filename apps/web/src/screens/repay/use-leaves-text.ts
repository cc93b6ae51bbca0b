import { dayText, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import type { Choices } from './choice-view.tsx';
import { repayWords } from './texts.ts';

type Leaves = Pick<NonNullable<Choices['instalment']>, 'owedAfter' | 'nextDue'>;

/** Then ₱2,910.18 is left, due Fri 18 Dec. */
export function useLeavesText(today: string): (one: Leaves) => string {
  const words = useWords();
  const say = repayWords.useSay();
  const amount = useAmountText();
  return ({ owedAfter, nextDue }) => {
    if (owedAfter === 0) return say('nothingLeft');
    const left = amount(owedAfter);
    if (!nextDue) return say('thenLeft', { amount: left });
    const day = dayText(words, nextDue.dueOn, today);
    if (nextDue.amount === owedAfter) return say('thenLeftDue', { amount: left, day });
    return say('thenLeftNext', { amount: left, next: amount(nextDue.amount), day });
  };
}
