import { hrefTo } from '../../../shell/router.ts';
import type { MarketDay } from '../../../shell/me.ts';
import { Person } from '../../../kit/avatar.tsx';
import { Chip, DeadlineChip } from '../../../kit/chip.tsx';
import { AgeText, MomentText } from '../../../kit/words/day-text.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import type { ListColumn } from '../../../kit/list/list-types.ts';
import type { MoneyWay } from '../../../kit/words/money-words.ts';
import type { ApplicationRow, Shown } from '../application-types.ts';
import { stateWords, lengthWords } from '../state-words.ts';

type Ways = {
  readonly money: MoneyWay;
  readonly market: MarketDay;
  readonly now: Date;
  readonly own: string;
  readonly shown: Shown;
};

/** What waits is read by its deadline, the rest by how it stands. */
export function applicationColumns({ money, market, now, own, shown }: Ways): ListColumn<ApplicationRow>[] {
  const isQueue = shown === 'waiting' || shown === 'for-approval';
  const first: ListColumn<ApplicationRow> = isQueue
    ? {
        key: 'deadline',
        name: 'SLA',
        head: 'SLA',
        isUsual: true,
        cell: ({ deadline }) => deadline && <DeadlineChip deadline={new Date(deadline)} now={now} />,
      }
    : {
        key: 'state',
        name: 'Status',
        head: 'Status',
        isUsual: true,
        cell: ({ state, isForApproval }) => (
          <Chip>{isForApproval ? 'Waits for approval' : stateWords[state]}</Chip>
        ),
      };
  return [
    first,
    {
      key: 'name',
      name: 'Applicant',
      head: 'Applicant',
      look: 'strong',
      isAlways: true,
      cell: ({ orderId, name, reference }) => (
        <span className="k-subject">
          <a href={hrefTo('applications', orderId)}>{name ?? 'No name any more'}</a>
          <span className="k-muted k-reference">{reference}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      name: 'Amount',
      head: `Requested ${money.sign}`,
      sort: 'amount',
      isUsual: true,
      align: 'end',
      look: 'figure',
      cell: ({ amount }) => <MoneyText way={money} minor={String(amount)} place="column" />,
    },
    { key: 'term', name: 'Term', head: 'Term', isUsual: true, cell: ({ term }) => lengthWords(term) },
    {
      key: 'product',
      name: 'Product',
      head: 'Product',
      look: 'muted',
      cell: ({ productName }) => productName,
    },
    {
      key: 'why',
      name: 'Referral reason',
      head: 'Referral reason',
      isUsual: true,
      cut: true,
      look: 'muted',
      cell: ({ why }) => why.join(', ') || '–',
    },
    {
      key: 'since',
      name: isQueue ? 'Waits' : 'Applied',
      head: isQueue ? 'Waits' : 'Applied',
      sort: 'applied',
      isUsual: true,
      cell: ({ waitsSince, appliedAt }) =>
        waitsSince !== null && isQueue ? (
          <AgeText since={new Date(waitsSince)} now={now} />
        ) : (
          <MomentText at={new Date(appliedAt)} timeZone={market.timeZone} today={market.businessDate} />
        ),
    },
    {
      key: 'taken',
      name: 'Assigned to',
      head: 'Assigned to',
      isUsual: true,
      cell: ({ taken }) => taken && <Person name={taken.name} isOwn={taken.staffId === own} />,
    },
  ];
}
