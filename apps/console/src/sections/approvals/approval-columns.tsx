import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { MarketDay } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Chip, DeadlineChip } from '../../kit/chip.tsx';
import { AgeText, MomentText } from '../../kit/words/day-text.tsx';
import type { ListColumn } from '../../kit/list/list-types.ts';

export type ApprovalLine = ResponseOf<Calls['console.approvals']>['items'][number];

export const endWords: Readonly<Record<ApprovalLine['state'], string>> = {
  waiting: 'waits',
  'asked-back': 'info requested',
  done: 'approved',
  refused: 'declined',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
};

type Sight = {
  readonly now: Date;
  readonly market: MarketDay;
  /** Of the market's money. */
  readonly sign: string;
  readonly show: string;
};

export function approvalColumns({ now, market, sign, show }: Sight): ListColumn<ApprovalLine>[] {
  const moment = (at: string) => (
    <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
  );
  return [
    {
      key: 'act',
      name: 'Act',
      isAlways: true,
      head: 'Act',
      look: 'strong',
      wrap: true,
      bone: 4,
      cell: ({ actName, requestId }) => (
        <a className="s-act" href={hrefTo('second-person', requestId)}>
          {actName}
        </a>
      ),
    },
    {
      key: 'about',
      name: 'About',
      isUsual: true,
      head: 'About',
      bone: 6,
      wrap: true,
      cell: ({ about, size }) => (size === '' || size.includes(sign) ? about : `${about} · ${size}`),
    },
    // Roles, permissions and counts are no amounts: they stand with what the request is about.
    {
      key: 'size',
      name: 'Amount',
      isUsual: true,
      head: 'Amount',
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ size }) => (size.includes(sign) ? size : null),
    },
    {
      key: 'asked',
      name: 'Requested by',
      isUsual: true,
      head: 'Requested by',
      bone: 3,
      cell: ({ askedBy }) => askedBy,
    },
    {
      key: 'age',
      name: 'Age',
      isUsual: true,
      sort: 'requested',
      head: 'Age',
      align: 'end',
      look: 'muted',
      bone: 1,
      cell: ({ askedAt }) => <AgeText since={new Date(askedAt)} now={now} />,
    },
    ...(show === 'ended'
      ? [
          {
            key: 'state',
            name: 'Ended',
            isUsual: true,
            head: 'Ended',
            bone: 2,
            cell: ({ state, decidedBy }: ApprovalLine) =>
              decidedBy === null ? endWords[state] : `${endWords[state]} by ${decidedBy}`,
          } as const,
          {
            key: 'at',
            name: 'When',
            isUsual: true,
            sort: 'decided',
            head: 'When',
            bone: 2,
            look: 'muted',
            cell: ({ decidedAt }: ApprovalLine) => decidedAt !== null && moment(decidedAt),
          } as const,
        ]
      : [
          {
            key: 'deadline',
            name: 'Time left',
            isUsual: true,
            sort: 'deadline',
            sortsFirst: 'up',
            head: 'Time left',
            bone: 2,
            // What waits for it may be due long before the request lapses.
            cell: ({ dueAt }: ApprovalLine) => <DeadlineChip deadline={new Date(dueAt)} now={now} />,
          } as const,
          {
            key: 'lapses',
            name: 'Lapses',
            isUsual: true,
            head: 'Lapses',
            bone: 2,
            look: 'muted',
            cell: ({ deadlineAt }: ApprovalLine) => moment(deadlineAt),
          } as const,
          {
            key: 'lock',
            name: 'For you',
            isUsual: true,
            head: '',
            bone: 2,
            cell: ({ isYours, mayDecide, state }: ApprovalLine) =>
              isYours ? (
                <Chip>{state === 'asked-back' ? 'answer needed' : 'your request'}</Chip>
              ) : mayDecide ? null : (
                <Chip>not for your role</Chip>
              ),
          } as const,
        ]),
  ];
}
