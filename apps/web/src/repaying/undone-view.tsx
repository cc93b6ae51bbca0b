import { AmountLine, Amounts, Card, dayText, Figure, TotalLine, useMoneyFormat, useWords } from '@candor/ui';
import type { Payment } from './payment.ts';
import { paymentWords } from './texts.ts';

/** A payment that was reversed: what it had paid is open again, and what is owed now. */
export function UndoneView({ payment }: { readonly payment: Payment }) {
  const words = useWords();
  const say = paymentWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const { covered, today, loanId, owedNow, paymentId } = payment;
  const rows = covered?.rows ?? [];
  const of = { loan: loanId, asOf: today };
  return (
    <Card heading={say('undoneTitle')}>
      <Amounts>
        {rows.map(({ dueOn, amount }) => (
          <AmountLine
            key={dueOn}
            label={say('openAgain', { day: dayText(words, dueOn, today) })}
            value={<Figure figure={`undone-${paymentId}-${dueOn}`} {...of} minor={amount} unsigned />}
          />
        ))}
        {payment.toCredit > 0 && (
          <AmountLine
            label={say('notKept')}
            value={<Figure figure={`undone-${paymentId}-credit`} {...of} minor={payment.toCredit} unsigned />}
          />
        )}
        <TotalLine
          label={`${say('owedNow')}, ${sign}`}
          value={<Figure figure="owed" {...of} minor={owedNow} unsigned />}
        />
      </Amounts>
    </Card>
  );
}
