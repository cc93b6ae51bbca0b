import { AmountLine, Amounts, Money, TotalLine } from '@candor/ui';
import { useAmountText } from '../../../lending/amounts.ts';
import { rateText } from '../../../lending/rate-text.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { loanDetailWords } from '../texts.ts';

type Decision = NonNullable<Details['decision']>;
type Sum = NonNullable<Decision['sum']>;
type Floor = NonNullable<Decision['floor']>;

/** What is earned, and what any loan needs: no smaller one would do. */
export function IncomeFloor({ floor: { income, atLeast, lacks } }: { readonly floor: Floor }) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  return (
    <Amounts>
      <AmountLine label={say('leastIncome')} value={<Money amount={BigInt(atLeast)} />} />
      <AmountLine
        label={say('yourIncome')}
        value={<Money amount={BigInt(income)} />}
        valueNote={say('tooLittle', { amount: amount(lacks) })}
      />
    </Amounts>
  );
}

/** What of the income is left for a loan, and what this one would need: the figures that decided. */
export function IncomeSum({ sum }: { readonly sum: Sum }) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const { sharePerMille, income, share, others, room, needs } = sum;
  const tooMuch = needs - room;
  return (
    <Amounts>
      <AmountLine
        label={say('shareOfIncome', {
          rate: rateText(`${Math.floor(sharePerMille / 10)}.${sharePerMille % 10}`),
        })}
        value={<Money amount={BigInt(share)} />}
        valueNote={say('ofIncome', { amount: amount(income) })}
      />
      <AmountLine label={say('otherLoans')} value={<Money amount={BigInt(-others)} />} />
      <TotalLine label={say('room')} value={<Money amount={BigInt(room)} />} />
      <AmountLine
        label={say('needs')}
        value={<Money amount={BigInt(needs)} />}
        {...(tooMuch > 0 && { valueNote: say('tooMuch', { amount: amount(tooMuch) }) })}
      />
    </Amounts>
  );
}
