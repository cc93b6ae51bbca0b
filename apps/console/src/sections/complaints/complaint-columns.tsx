import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { MarketDay } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Chip, DeadlineChip } from '../../kit/chip.tsx';
import type { ListColumn } from '../../kit/list/list-types.ts';
import { DayText, MomentText } from '../../kit/words/day-text.tsx';
import { channelWords } from './complaint-words.ts';

export type ComplaintLine = ResponseOf<Calls['console.complaints']>['complaints'][number];

export const isOpen = ({ state }: ComplaintLine) => state === 'open' || state === 'reopened';

const stateWords: Readonly<Record<ComplaintLine['state'], string>> = {
  open: 'Open',
  reopened: 'Reopened',
  answered: 'Answered',
  closed: 'Closed',
};

/** How long is left, what it is about, whose it is, and how it came. */
export function complaintColumns(
  { timeZone, businessDate: today }: MarketDay,
  now: Date,
): ListColumn<ComplaintLine>[] {
  return [
    {
      key: 'left',
      name: 'Time left',
      head: 'Time left',
      width: 112,
      isUsual: true,
      cell: (row) => (isOpen(row) ? <DeadlineChip deadline={new Date(row.deadline)} now={now} /> : '–'),
    },
    {
      key: 'subject',
      name: 'Complaint',
      head: 'Complaint',
      look: 'strong',
      bone: 5,
      wrap: true,
      isAlways: true,
      cell: ({ reportId, title, reference }) => (
        <span className="k-subject">
          <a href={hrefTo('complaints', reportId)}>{title}</a>
          <span className="k-muted k-reference">{reference}</span>
        </span>
      ),
    },
    {
      key: 'borrower',
      name: 'Complainant',
      head: 'Complainant',
      bone: 4,
      wrap: true,
      isUsual: true,
      cell: ({ borrower }) => borrower ?? 'Name not kept',
    },
    {
      key: 'state',
      name: 'Status',
      head: 'Status',
      width: 120,
      isUsual: true,
      cell: (row) => (
        <>
          <Chip tone={row.isOverdue ? 'red' : 'plain'}>{stateWords[row.state]}</Chip>
          {row.isEscalated && <span className="k-detail">escalated</span>}
        </>
      ),
    },
    {
      key: 'channel',
      name: 'Channel',
      head: 'Channel',
      width: 110,
      isUsual: true,
      cell: ({ channel }) => channelWords[channel],
    },
    {
      key: 'received',
      name: 'Received',
      head: 'Received',
      width: 130,
      look: 'muted',
      isUsual: true,
      sort: 'received',
      cell: ({ askedAt }) => <MomentText at={new Date(askedAt)} timeZone={timeZone} today={today} />,
    },
    {
      key: 'due',
      name: 'Answer by',
      head: 'Answer by',
      width: 110,
      isUsual: true,
      sort: 'due',
      sortsFirst: 'up',
      cell: ({ promisedBy }) => <DayText day={promisedBy} today={today} />,
    },
    {
      key: 'changed',
      name: 'Last change',
      head: 'Last change',
      width: 130,
      look: 'muted',
      sort: 'changed',
      cell: ({ changedAt }) => <MomentText at={new Date(changedAt)} timeZone={timeZone} today={today} />,
    },
  ];
}
