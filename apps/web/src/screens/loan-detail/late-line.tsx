import { dayText, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import { lendingWords } from '../../lending/texts.ts';
import type { Details } from './loan-detail-screen.tsx';

type Props = {
  readonly late: NonNullable<NonNullable<Details['loan']>['late']>;
  readonly today: string;
};

/** What waiting costs, in a line: the home page draws the same figures. */
export function LateLine({ late: { perDay, freeUntil }, today }: Props) {
  const words = useWords();
  const say = lendingWords.useSay();
  const amount = useAmountText();
  const adds = { amount: amount(perDay) };
  if (freeUntil === null)
    return <p className="j-under">{perDay > 0 ? say('waitingAdds', adds) : say('nothingMore')}</p>;
  return (
    <p className="j-under">
      <strong>{say('freeUntil', { day: dayText(words, freeUntil, today) })}</strong>
      <br />
      {perDay > 0 ? say('thenPerDay', adds) : say('nothingMore')}
    </p>
  );
}
