import { AmountLine, Amounts, Card, Money, TotalLine } from '@candor/ui';
import { feeName } from '../../../lending/fee-name.ts';
import { rateText } from '../../../lending/rate-text.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { loanDetailWords } from '../texts.ts';

/** The loan in two sums and a rate: what one receives, what one repays, and what that costs. */
export function LoanSum({ quote }: { readonly quote: NonNullable<Details['quote']> }) {
  const say = loanDetailWords.useSay();
  const { amount, fees, netReceived, interest, totalToRepay, cost, rate } = quote;
  const isMonthly = rate.per === 'month';
  return (
    <Card heading={say('figuresHeading')}>
      <Amounts>
        <AmountLine label={say('loanAmount')} value={<Money amount={BigInt(amount)} />} />
        {fees
          .filter(({ taken }) => taken === 'deducted')
          .map((fee) => (
            <AmountLine
              key={fee.name}
              label={feeName(say, fee)}
              value={<Money amount={BigInt(-fee.total)} />}
            />
          ))}
        <TotalLine label={say('youReceive')} value={<Money amount={BigInt(netReceived)} />} />
        <AmountLine label={say('loanAmount')} value={<Money amount={BigInt(amount)} />} />
        <AmountLine label={say('interestLine')} value={<Money amount={BigInt(interest)} />} />
        {fees.flatMap(({ name, total, taken }) =>
          taken === 'deducted'
            ? []
            : [<AmountLine key={name} label={say('feesInRows')} value={<Money amount={BigInt(total)} />} />],
        )}
        <TotalLine label={say('youRepay')} value={<Money amount={BigInt(totalToRepay)} />} />
        <AmountLine label={say('allCosts')} value={<Money amount={BigInt(cost)} />} />
        <AmountLine
          label={say(isMonthly ? 'rateMonth' : 'rateYear')}
          value={say(isMonthly ? 'perMonth' : 'perYear', { rate: rateText(rate.percent) })}
        />
      </Amounts>
    </Card>
  );
}
