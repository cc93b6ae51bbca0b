import {
  AmountLine,
  Amounts,
  CopyButton,
  dayText,
  Figure,
  TornDocument,
  TotalLine,
  totalOfRows,
  useMoneyFormat,
  useWords,
} from '@candor/ui';
import { dayWithYear, momentText } from '../i18n/moment-text.ts';
import { hasOwnMonths, useMonthName } from '../lending/month-name.ts';
import { rowDayText } from '../lending/row-day-text.ts';
import type { AppPageData } from '../shell/page-data.ts';
import { KeepReceipt } from './keep-receipt.tsx';
import type { Payment } from './payment.ts';
import { referenceText } from './reference-text.ts';
import { paymentWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly payment: Payment };

/** What came, from where, and what it did: the same division that the books have, adding up line by line. */
export function PaidView({ page, payment }: Props) {
  const words = useWords();
  const say = paymentWords.useSay();
  const { amount, payTypeName, receivedOn, receivedAt, bookedAs, today, paymentId, hasReceipt } = payment;
  const when = receivedAt
    ? momentText(words, receivedAt, page.timeZone)
    : receivedOn && dayWithYear(words, receivedOn);
  const of = { loan: payment.loanId, asOf: receivedOn ?? today };
  return (
    <>
      <TornDocument>
        <p className="pi-label">{say('received')}</p>
        <p>
          <Figure figure={`payment-${paymentId}`} {...of} look="figure" minor={amount} />
        </p>
        <p className="pi-label">
          {payTypeName}
          {when && ` · ${when}`}
        </p>
        {bookedAs !== null && (
          <div className="pi-between pi-label">
            <span>
              {say('bookedAs')} <strong>{referenceText(bookedAs)}</strong>
            </span>
            <CopyButton text={bookedAs} />
          </div>
        )}
        <hr className="c-cut" />
        <MoneyIn payment={payment} />
        <WentTo payment={payment} />
        {payment.covered?.recutLine && <p className="pi-label">{payment.covered.recutLine}</p>}
        {payment.backLine !== null && <p className="pi-label">{payment.backLine}</p>}
        <StillOwed payment={payment} />
      </TornDocument>
      {hasReceipt && <KeepReceipt payment={payment} when={when ?? ''} />}
    </>
  );
}

type PartProps = { readonly payment: Payment };

const figuresOf = ({ loanId, receivedOn, today, paymentId }: Payment) => ({
  whole: `payment-${paymentId}`,
  of: { loan: loanId, asOf: receivedOn ?? today },
});

/** Where credit paid with it: both, and what they are together. */
function MoneyIn({ payment }: PartProps) {
  const say = paymentWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const { amount, fromCredit, moneyIn, payTypeName } = payment;
  const { whole, of } = figuresOf(payment);
  if (fromCredit === 0) return null;
  const figure = `${whole}-money-in`;
  return (
    <Amounts>
      <AmountLine
        label={say('from', { name: payTypeName })}
        value={<Figure figure={`${figure}/new`} {...of} minor={amount} unsigned />}
      />
      <AmountLine
        label={say('fromCredit')}
        value={<Figure figure={`${figure}/credit`} {...of} minor={fromCredit} unsigned />}
      />
      <TotalLine
        label={`${say('moneyIn')}, ${sign}`}
        value={<Figure figure={figure} {...of} minor={moneyIn} unsigned />}
      />
    </Amounts>
  );
}

type Line = { readonly id: string; readonly label: string; readonly minor: number };

/** In the order in which a payment pays. */
const parts = ['penalty', 'fee', 'interest', 'principal'] as const;

function WentTo({ payment }: PartProps) {
  const say = paymentWords.useSay();
  const month = useMonthName();
  const { sign } = useMoneyFormat()(0n);
  const { fromCredit, moneyIn, covered } = payment;
  const { whole, of } = figuresOf(payment);
  const lines = useLines(payment);
  const [only, ...others] = covered?.rows ?? [];
  const isOneMonth =
    only &&
    others.length === 0 &&
    covered?.prepaid === 0 &&
    payment.toCredit === 0 &&
    payment.meantFor !== 'cooling-off-exit';
  const figure = fromCredit > 0 ? `${whole}-went` : whole;
  return (
    <Amounts>
      {lines.map(({ id, label, minor }) => (
        <AmountLine
          key={id}
          label={label}
          value={<Figure figure={`${figure}/${id}`} {...of} minor={minor} unsigned />}
        />
      ))}
      <TotalLine
        label={`${isOneMonth ? say('wentTo', { month: month(only.dueOn) }) : say('total')}, ${sign}`}
        value={<Figure figure={figure} {...of} minor={moneyIn} unsigned />}
      />
    </Amounts>
  );
}

function useLines({ paid, covered, toCredit, owedAfter, today }: Payment): Line[] {
  const words = useWords();
  const say = paymentWords.useSay();
  const month = useMonthName();
  const rows = covered?.rows ?? [];
  // What ended the loan, or came after its end, is told by what it is made of.
  const isByRow = (rows.length > 0 || (covered?.prepaid ?? 0) > 0) && owedAfter !== 0;
  const byMonth = hasOwnMonths(rows.map(({ dueOn }) => dueOn));
  const lines: Line[] = isByRow
    ? rows.flatMap((row) =>
        parts
          .filter((part) => row.parts[part] > 0)
          .map((part) => ({
            id: `${row.dueOn}-${part}`,
            label: say(`of.${part}`, {
              when: byMonth ? month(row.dueOn) : dayText(words, row.dueOn, today),
            }),
            minor: row.parts[part],
          })),
      )
    : parts
        .filter((part) => paid !== null && paid[part] > 0)
        .map((part) => ({ id: part, label: say(part), minor: paid?.[part] ?? 0 }));
  if (isByRow && covered && covered.charge > 0)
    lines.push({ id: 'charge', label: say('charge'), minor: covered.charge });
  if (isByRow && covered && covered.prepaid > 0)
    lines.push({ id: 'prepaid', label: say('prepaid'), minor: covered.prepaid });
  if (toCredit > 0) {
    // While all of it waits: for which instalments. What was used since is no longer kept.
    const kept = covered?.kept ?? [];
    if (Number(totalOfRows(kept, ({ amount }) => amount)) === toCredit)
      for (const { dueOn, amount } of kept)
        lines.push({
          id: `to-credit-${dueOn}`,
          label: say('keptFor', { day: dayText(words, dueOn, today) }),
          minor: amount,
        });
    else lines.push({ id: 'to-credit', label: say('credit'), minor: toCredit });
  }
  return lines;
}

/** What is left after it, and what is due next while nothing has happened since. */
function StillOwed({ payment }: PartProps) {
  const words = useWords();
  const say = paymentWords.useSay();
  const { owedAfter, owedNow, nextDue, today, paymentId } = payment;
  const { of } = figuresOf(payment);
  if (owedAfter === null) return null;
  return (
    <div className="pi-between pi-after">
      <p>
        <span className="pi-label">{say('stillOwed')}</span>
        <Figure figure={`owed-after-${paymentId}`} {...of} minor={owedAfter} />
      </p>
      {nextDue && owedNow === owedAfter && (
        <p>
          <span className="pi-label">{say('next', { day: rowDayText(words, nextDue.dueOn, today) })}</span>
          <Figure figure="next" loan={payment.loanId} asOf={today} minor={nextDue.amount} />
        </p>
      )}
    </div>
  );
}
