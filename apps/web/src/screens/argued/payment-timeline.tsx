import { AmountLine, Amounts, Day, distanceText, Money, Timeline, TimelinePoint, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/use-amount-text.ts';
import { yearBase } from '../../lending/year-base.ts';
import type { Details } from './argued-screen.tsx';
import { arguedWords } from './words.ts';

/** Without the year where it is near: the row also says in how many days. */
const baseOf = (day: string, today: string) => {
  const base = yearBase(day, today);
  return base === undefined ? {} : { today: base };
};

type Row = Details['rows'][number];
type Props = { readonly rows: readonly Row[]; readonly today: string };

/** Every payment in order; each opens to what it is made of. */
export function PaymentTimeline({ rows, today }: Props) {
  const say = arguedWords.useSay();
  const nextOne = rows.find(({ state }) => state === 'due' || state === 'late')?.n;
  return (
    <section className="c-card c-card-roomy" aria-label={say('payments')}>
      <Timeline label={say('payments')}>
        {rows.map((row) => (
          <TimelinePoint
            key={row.n}
            number={row.n}
            state={row.state === 'paid' ? 'done' : row.state === 'later' ? 'later' : 'now'}
            title={<Day date={row.dueOn} {...baseOf(row.dueOn, today)} />}
            aside={<Money amount={BigInt(row.total)} />}
            detail={<Standing row={row} today={today} />}
            inside={<Parts row={row} />}
            startsOpen={row.n === nextOne}
          />
        ))}
      </Timeline>
    </section>
  );
}

function Standing({ row: { state, dueOn, paid }, today }: { readonly row: Row; readonly today: string }) {
  const words = useWords();
  const say = arguedWords.useSay();
  const amount = useAmountText();
  if (state === 'paid') return say('paid');
  const distance = distanceText(words, dueOn, today);
  const when = say(dueOn < today ? 'wasDueWhen' : 'dueWhen', { when: distance });
  return paid > 0 ? `${when} ${say('paidSoFar', { amount: amount(paid) })}` : when;
}

function Parts({ row }: { readonly row: Row }) {
  const say = arguedWords.useSay();
  const parts = [
    [say('principal'), row.principal],
    [say('interest'), row.interest],
    [say('fee'), row.fee],
    [say('penalty'), row.penalty],
  ] as const;
  return (
    <Amounts>
      {parts
        .filter(([, minor], index) => index < 2 || minor > 0)
        .map(([label, minor]) => (
          <AmountLine key={label} label={label} value={<Money amount={BigInt(minor)} unsigned />} />
        ))}
    </Amounts>
  );
}
