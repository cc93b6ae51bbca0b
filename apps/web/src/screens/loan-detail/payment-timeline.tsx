import { routePath } from '@candor/contract/routes';
import {
  AmountLine,
  Amounts,
  dayText,
  distanceText,
  Figure,
  PartBar,
  Timeline,
  TimelinePoint,
  TotalLine,
  totalOfRows,
  useMoneyFormat,
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
  /** What is still owed of all of them; nothing where that is not counted by rows. */
  readonly owed: number | null;
  /**
   * The day from which these rows take the place of the signed ones, where the two sides have agreed on
   * others.
   */
  readonly newSince: string | undefined;
};

/** Every payment in order; each opens to what it is made of. */
export function PaymentTimeline({ rows, owed, today, loanId, newSince }: Props) {
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
            number={row.number}
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
            startsOpen={row.n === nextOne && !isPartPaid(row)}
          />
        ))}
      </Timeline>
      <Sums rows={rows} owed={owed} loanId={loanId} today={today} />
      {receipt.fault}
    </section>
  );
}

function Standing({ row, today }: { readonly row: Row; readonly today: string }) {
  const words = useWords();
  const say = loanDetailWords.useSay();
  const { state, dueOn, movedFrom, paidWith, paidOn } = row;
  const moved = movedFrom === null ? '' : ` ${say('movedFrom', { day: dayText(words, movedFrom, today) })}`;
  if (row.number === null) return say('extra');
  if (state === 'paid' || state === 'covered') {
    const day = paidOn && dayText(words, paidOn, today);
    const how = day === null ? say(state === 'paid' ? 'paid' : 'paidAhead') : say('paidOn', { day });
    return `${paidWith?.name && day ? say('paidWith', { day, way: paidWith.name }) : how}${moved}`;
  }
  const distance = distanceText(words, dueOn, today);
  const part = isPartPaid(row) && <PartPaid row={row} />;
  if (state !== 'late')
    return (
      <>
        {say('dueWhen', { when: distance })}
        {moved}
        {part}
      </>
    );
  return (
    <>
      <span className="j-late">{say('wasDueWhen', { when: distance })}</span>
      {moved}
      {part}
    </>
  );
}

const isPartPaid = ({ total, left, state }: Row) =>
  left > 0 && left < total && state !== 'paid' && state !== 'covered';

/** What was paid of it, by money or by credit that waits for it, against what is left: to scale. */
function PartPaid({ row: { total, done, left } }: { readonly row: Row }) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const paidText = say('partPaid', { amount: amount(done) });
  const leftText = say('partLeft', { amount: amount(left) });
  return (
    <span className="j-part">
      <PartBar label={say('paidColumn')} text={`${paidText}, ${leftText}`} value={done} max={total} />
      <span className="j-between">
        <span>{paidText}</span>
        <strong>{leftText}</strong>
      </span>
    </span>
  );
}

type SumsProps = Pick<Props, 'rows' | 'owed' | 'loanId' | 'today'>;

/** All instalments less what is paid is what is owed: the rows above add up to it. */
function Sums({ rows, owed, loanId, today }: SumsProps) {
  const say = loanDetailWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const all = Number(totalOfRows(rows, ({ total }) => total));
  const paid = Number(totalOfRows(rows, ({ done }) => done));
  if (owed === null || paid === 0) return null;
  const of = { loan: loanId, asOf: today };
  return (
    <div className="j-sums">
      <Amounts>
        <AmountLine
          label={say('allInstalments')}
          value={<Figure figure="rows" {...of} minor={all} unsigned />}
        />
        <AmountLine
          label={say('paidColumn')}
          value={<Figure figure="rows-paid-or-kept" {...of} minor={-paid} unsigned />}
        />
        <TotalLine
          label={`${say('youStillOwe')}, ${sign}`}
          value={<Figure figure="owed" {...of} minor={owed} unsigned />}
        />
      </Amounts>
    </div>
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
