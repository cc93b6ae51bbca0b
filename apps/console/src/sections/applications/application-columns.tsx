import { hrefTo } from '../../shell/router.ts';
import type { MarketDay } from '../../shell/me.ts';
import { Person } from '../../kit/avatar.tsx';
import { Chip, DeadlineChip } from '../../kit/chip.tsx';
import { AgeText, MomentText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { ApplicationRow, Shown } from './application-types.ts';
import { stateWords, termWords } from './state-words.ts';

type Ways = {
  readonly money: MoneyWay;
  readonly market: MarketDay;
  readonly now: Date;
  readonly own: string;
  readonly shown: Shown;
};

/** What waits is read by its deadline, the rest by how it stands. */
export function applicationColumns({ money, market, now, own, shown }: Ways): Column<ApplicationRow>[] {
  const first: Column<ApplicationRow> =
    shown === 'waiting'
      ? {
          key: 'deadline',
          head: 'SLA',
          width: 136,
          cell: ({ deadline }) => deadline && <DeadlineChip deadline={new Date(deadline)} now={now} />,
        }
      : { key: 'state', head: 'State', width: 136, cell: ({ state }) => <Chip>{stateWords[state]}</Chip> };
  return [
    first,
    {
      key: 'name',
      head: 'Applicant',
      look: 'strong',
      width: 240,
      cell: ({ orderId, name, reference }) => (
        <span className="k-subject">
          <a href={hrefTo('applications', orderId)}>{name ?? 'No name any more'}</a>
          <span className="k-muted k-reference">{reference}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      head: `Requested ${money.sign}`,
      align: 'end',
      look: 'figure',
      width: 112,
      cell: ({ amount }) => <MoneyText way={money} minor={String(amount)} place="column" />,
    },
    { key: 'term', head: 'Term', width: 110, cell: ({ term }) => termWords(term) },
    {
      key: 'why',
      head: 'Referral reason',
      cut: true,
      look: 'muted',
      cell: ({ why }) => why.join(', ') || '–',
    },
    {
      key: 'since',
      head: shown === 'waiting' ? 'Waiting' : 'Received',
      width: 96,
      cell: ({ waitsSince, appliedAt }) =>
        waitsSince !== null && shown === 'waiting' ? (
          <AgeText since={new Date(waitsSince)} now={now} />
        ) : (
          <MomentText at={new Date(appliedAt)} timeZone={market.timeZone} today={market.businessDate} />
        ),
    },
    {
      key: 'taken',
      head: 'Assigned to',
      width: 104,
      cell: ({ taken }) => taken && <Person name={taken.name} isOwn={taken.staffId === own} />,
    },
  ];
}
