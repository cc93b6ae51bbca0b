import {
  AmountLine,
  Amounts,
  Card,
  dayText,
  Figure,
  Money,
  TotalLine,
  useMoneyFormat,
  useWords,
} from '@candor/ui';
import { useAmountText } from '../../../lending/amounts.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { loanDetailWords } from '../texts.ts';
import { useReceipt } from '../use-receipt.tsx';

type Props = {
  readonly loanId: string;
  readonly cancelled: NonNullable<Details['cancelled']>;
  readonly today: string;
};

/** Of a loan that was cancelled: what was given back and by which payments, and what was not charged. */
export function CancelledCard({ loanId, cancelled, today }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const receipt = useReceipt();
  const { sign } = useMoneyFormat()(0n);
  const { on, received, interest, paidBack, feesNotCharged, payments } = cancelled;
  const of = { loan: loanId, asOf: today };
  const day = (date: string) => dayText(words, date, today);
  return (
    <Card heading={say('cancelledHeading')}>
      <Amounts>
        <AmountLine
          label={say('cancelledReceived')}
          value={<Figure figure="paid-back/received" {...of} minor={received} unsigned />}
        />
        {interest > 0 && (
          <AmountLine
            label={say('cancelledInterest', { day: day(on) })}
            value={<Figure figure="paid-back/interest" {...of} minor={interest} unsigned />}
          />
        )}
        <TotalLine
          label={`${say('cancelledHeading')}, ${sign}`}
          value={<Figure figure="paid-back" {...of} minor={paidBack} unsigned />}
        />
      </Amounts>
      {feesNotCharged > 0 && (
        <p className="j-under">{say('feesNotCharged', { amount: amount(feesNotCharged) })}</p>
      )}
      <ul className="j-came" aria-label={say('payments')}>
        {payments.map(({ paymentId, name, on: cameOn, amount: came }, index) => (
          <li key={paymentId ?? index}>
            <span>
              {name === null
                ? say('paidOn', { day: day(cameOn) })
                : say('paidWith', { day: day(cameOn), way: name })}
            </span>
            <Money amount={BigInt(came)} />
            {paymentId !== null && receipt.button(paymentId)}
          </li>
        ))}
      </ul>
      {receipt.fault}
    </Card>
  );
}
