import { AmountLine, Amounts, Card, Figure, Meter } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import type { Details } from './loan-detail-screen.tsx';
import { loanDetailWords } from './texts.ts';

/**
 * What the loan has cost so far, against the most that the law allows, and of what that is made up; the mark
 * is where it ends if all is paid on time from now on.
 */
export function CostCard({ details }: { readonly details: Details }) {
  const { item, costSoFar, costCeiling, loan, today } = details;
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  if (costSoFar === null || loan === null) return null;
  const { costs, costAtTheEnd } = loan;
  const of = { loan: item.loanId, asOf: today };
  const isActive = item.loanState === 'active';
  const parts = (['fee', 'interest', 'penalty', 'charge'] as const).filter((part) => costs[part] > 0);
  return (
    <Card heading={say(isActive ? 'costHeading' : 'costInAll')}>
      <div className="j-between">
        <Figure figure="cost" {...of} look="large" minor={costSoFar} />
        {costCeiling !== null && (
          <span className="j-label">
            <Figure figure="cost-ceiling" {...of} minor={costCeiling}>
              {say('ceiling', { amount: amount(costCeiling) })}
            </Figure>
          </span>
        )}
      </div>
      {costCeiling !== null && (
        <Meter
          label={say('costHeading')}
          text={say('ceilingText', { amount: amount(costSoFar), ceiling: amount(costCeiling) })}
          value={costSoFar}
          max={costCeiling}
          {...(isActive && { mark: costAtTheEnd })}
        />
      )}
      {parts.length > 0 && (
        <Amounts>
          {parts.map((part) => (
            <AmountLine
              key={part}
              label={say(part)}
              value={<Figure figure={`cost/${part}`} {...of} minor={costs[part]} unsigned />}
            />
          ))}
        </Amounts>
      )}
      {isActive && (
        <p className="j-under">
          {say(item.overdue > 0 ? 'endsLate' : 'endsAt', { amount: amount(costAtTheEnd) })}
        </p>
      )}
    </Card>
  );
}
