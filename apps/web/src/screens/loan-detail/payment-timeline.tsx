import { routePath } from '@candor/contract/routes';
import {
  AmountLine,
  Amounts,
  dayText,
  distanceText,
  Figure,
  Timeline,
  TimelinePoint,
  useWords,
} from '@candor/ui';
import { rowDayText } from '../../lending/row-day-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import type { Details } from './loan-detail-screen.tsx';
import { useReceipt } from './use-receipt.tsx';
import { loanDetailWords } from './texts.ts';

const pointStates = { paid: 'done', covered: 'done', due: 'now', late: 'now', later: 'later' } as const;

type Row = Details['rows'][number];
type Props = {
  readonly rows: readonly Row[];
  readonly today: string;
  readonly loanId: string;
  /**
   * The day from which these rows take the place of the signed ones, where the two sides have agreed on
   * others.
   */
  readonly newSince: string | undefined;
};

/** Every payment in order; each opens to what it is made of. */
export function PaymentTimeline({ rows, today, loanId, newSince }: Props) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const receipt = useReceipt();
  const nextOne = rows.find(({ state }) => state === 'due' || state === 'late')?.n;
  return (
    <section className="c-card c-card-roomy" aria-label={say('payments')}>
      {newSince !== undefined && (
        <p className="j-under j-new">{say('newPlan', { day: dayText(words, newSince, today) })}</p>
      )}
      <Timeline label={say('payments')}>
        {rows.map((row) => (
          <TimelinePoint
            key={row.n}
            number={row.n}
            state={pointStates[row.state]}
            title={<time dateTime={row.dueOn}>{rowDayText(words, row.dueOn, today)}</time>}
            aside={<Figure figure={`rows/${row.n}`} loan={loanId} asOf={today} minor={row.total} />}
            detail={<Standing row={row} today={today} />}
            {...(row.paidWith && { detailAside: receipt.button(row.paidWith.paymentId) })}
            inside={
              <>
                <Parts row={row} loanId={loanId} today={today} />
                <Dispute loanId={loanId} row={row} />
              </>
            }
            startsOpen={row.n === nextOne}
          />
        ))}
      </Timeline>
      {receipt.fault}
    </section>
  );
}

function Standing({ row, today }: { readonly row: Row; readonly today: string }) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const { state, dueOn, paid, covered, movedFrom, paidWith, paidOn } = row;
  const moved = movedFrom === null ? '' : ` ${say('movedFrom', { day: dayText(words, movedFrom, today) })}`;
  if (state === 'paid') {
    const day = paidOn && dayText(words, paidOn, today);
    const how = day === null ? say('paid') : say('paidOn', { day });
    return `${paidWith?.name && day ? say('paidWith', { day, way: paidWith.name }) : how}${moved}`;
  }
  if (state === 'covered') return `${say('paidAhead')}${moved}`;
  const distance = distanceText(words, dueOn, today);
  const soFar = paid > 0 ? ` ${say('paidSoFar', { amount: amount(paid) })}` : '';
  const part = covered > 0 ? `${soFar} ${say('creditTakes', { amount: amount(covered) })}` : soFar;
  if (state !== 'late') return `${say('dueWhen', { when: distance })}${moved}${part}`;
  return (
    <>
      <span className="j-late">{say('wasDueWhen', { when: distance })}</span>
      {moved}
      {part}
    </>
  );
}

function Parts({ row, loanId, today }: { readonly row: Row } & Pick<Props, 'loanId' | 'today'>) {
  const say = loanDetailWords.useSay();
  const parts = [
    ['principal', row.principal],
    ['interest', row.interest],
    ['fee', row.fee],
    ['penalty', row.penalty],
  ] as const;
  return (
    <Amounts>
      {parts
        .filter(([, minor], index) => index < 2 || minor > 0)
        .map(([part, minor]) => (
          <AmountLine
            key={part}
            label={say(part)}
            value={
              <Figure figure={`rows/${row.n}/${part}`} loan={loanId} asOf={today} minor={minor} unsigned />
            }
          />
        ))}
    </Amounts>
  );
}

/**
 * A charge is objected to where it is read, while the answer would not be a refusal; one that is objected to
 * already says that it rests.
 */
function Dispute({ loanId, row }: { readonly loanId: string; readonly row: Row }) {
  const say = loanDetailWords.useSay();
  if (row.isDisputed)
    return (
      <>
        <p className="j-under j-rests">{say('disputed')}</p>
        <a className="j-dispute" href={routePath('complaints')}>
          {say('toComplaints')}
        </a>
      </>
    );
  if (!row.mayDispute) return null;
  return (
    <a className="j-dispute" href={routePath('complaints', { view: 'new', loanId, row: String(row.n) })}>
      {say('dispute')}
    </a>
  );
}
