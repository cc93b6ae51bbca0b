import { Card, Meter, Money } from '@candor/ui';
import { useAmountText } from '../../lending/use-amount-text.ts';
import type { Details } from './argued-screen.tsx';
import { arguedWords } from './words.ts';

/** What the loan has cost so far, against the most that the law allows; the mark is where it ends if all is paid on time. */
export function CostCard({ details: { costSoFar, costCeiling, quote } }: { readonly details: Details }) {
  const say = arguedWords.useSay();
  const amount = useAmountText();
  if (costSoFar === null) return null;
  const ends = quote && <p className="g-under">{say('endsAt', { amount: amount(quote.cost) })}</p>;
  return (
    <Card heading={say('costHeading')}>
      <div className="g-between">
        <Money look="large" amount={BigInt(costSoFar)} />
        {costCeiling !== null && (
          <span className="g-label">{say('ceiling', { amount: amount(costCeiling) })}</span>
        )}
      </div>
      {costCeiling !== null && (
        <Meter
          label={say('costHeading')}
          text={say('ceilingText', { amount: amount(costSoFar), ceiling: amount(costCeiling) })}
          value={costSoFar}
          max={costCeiling}
          {...(quote && { mark: quote.cost })}
        />
      )}
      {ends}
    </Card>
  );
}
