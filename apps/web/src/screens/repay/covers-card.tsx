import { AmountLine, Amounts, Card, dayText, Figure, TotalLine, useMoneyFormat, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import { hasOwnMonths, useMonthName } from '../../lending/month-name.ts';
import type { PayRequest, Surplus } from './request-of.ts';
import type { Preview } from './use-ways.ts';
import { repayWords } from './texts.ts';

type Props = Pick<PayRequest, 'choice'> & {
  readonly preview: Preview;
  /** What was chosen for what is more than due; nothing until it is. */
  readonly surplus: Surplus | undefined;
};

/** What was typed is a figure of nothing else; the rest of what can be chosen is of the loan. */
const figures: Readonly<Partial<Record<PayRequest['choice'], string>>> = {
  everything: 'settle',
  own: 'own',
  overdue: 'overdue',
};

/** What an amount pays, line by line towards it: the division that will be booked. */
export function CoversCard({ preview, choice, surplus }: Props) {
  const words = useWords();
  const say = repayWords.useSay();
  const amountText = useAmountText();
  const { sign } = useMoneyFormat()(0n);
  const { today, amount, loanId, covers, waitingCredit } = preview;
  const whole = figures[choice] ?? 'pays';
  // Then not all of it stays there: the way that was chosen says where the rest goes.
  const isRecut = preview.surplus.some(({ rule, recutLine }) => rule === surplus && recutLine !== null);
  const of = { loan: loanId, asOf: today };
  const line = ({ id, label, note, minor }: Line) => (
    <AmountLine
      key={id}
      label={label}
      {...(note !== undefined && { labelNote: note })}
      value={<Figure figure={`${whole}/${id}`} {...of} minor={minor} unsigned />}
    />
  );
  return (
    <>
      <div>
        <span className="y-note">{say('youPay')}</span>
        <p>
          <Figure figure={whole} {...of} look="figure" minor={amount} />
        </p>
      </div>
      <Card heading={say('covers')}>
        <Amounts>
          {useLines({ preview, choice, surplus }).map(line)}
          {covers.usedCredit > 0 &&
            line({ id: 'credit', label: say('yourCredit'), minor: -covers.usedCredit })}
          <TotalLine
            label={`${say('youPay')}, ${sign}`}
            value={<Figure figure={whole} {...of} minor={amount} unsigned />}
          />
        </Amounts>
        {waitingCredit && !isRecut && (
          <p className="y-note">
            {say('creditStays', {
              amount: amountText(waitingCredit.amount),
              day: dayText(words, waitingCredit.dueOn, today),
            })}
          </p>
        )}
      </Card>
    </>
  );
}

type Line = { readonly id: string; readonly label: string; readonly note?: string; readonly minor: number };

const parts = ['penalty', 'fee', 'principal', 'interest'] as const;

/** Instalment by instalment; what ends a loan, or comes after its end, by what it is made of. */
function useLines({ preview, choice, surplus }: Props): Line[] {
  const words = useWords();
  const say = repayWords.useSay();
  const format = useMoneyFormat();
  const month = useMonthName();
  const { today, pays, covers, extra } = preview;
  const { rows, charge, prepaid, kept } = covers;
  if (choice === 'everything' || (rows.length + kept.length === 0 && prepaid === 0))
    return parts
      .filter((part) => pays[part] > 0)
      .map((part) => ({ id: part, label: say(`part.${part}`), minor: pays[part] }));
  const plain = (minor: number) => {
    const { whole, cents } = format(BigInt(minor));
    return `${whole}${cents}`;
  };
  const byMonth = hasOwnMonths([...rows, ...kept].map(({ dueOn }) => dueOn));
  const nameOf = (dueOn: string) =>
    say('instalmentOf', { when: byMonth ? month(dueOn) : dayText(words, dueOn, today) });
  const dueText = (dueOn: string) => {
    if (dueOn === today) return say('dueToday');
    return say(dueOn < today ? 'wasDueOn' : 'dueOn', { day: dayText(words, dueOn, today) });
  };
  const lines: Line[] = rows.map((row) => ({
    id: `row-${row.dueOn}`,
    label: nameOf(row.dueOn),
    note: `${dueText(row.dueOn)}: ${parts
      .filter((part) => row.parts[part] > 0)
      .map((part) => say(`of.${part}`, { amount: plain(row.parts[part]) }))
      .join(', ')}`,
    minor: row.amount,
  }));
  if (charge > 0) lines.push({ id: 'charge', label: say('charge'), minor: charge });
  if (choice === 'own' && extra > 0) {
    const note = surplus === undefined ? 'yoursToDecide' : prepaid > 0 ? 'repaysNow' : 'waitsForNext';
    lines.push({ id: 'extra', label: say('extra'), note: say(note), minor: prepaid || extra });
  } else {
    for (const { dueOn, amount } of kept)
      lines.push({
        id: `kept-${dueOn}`,
        label: nameOf(dueOn),
        note: say('keptUntil', { day: dayText(words, dueOn, today) }),
        minor: amount,
      });
  }
  return lines;
}
