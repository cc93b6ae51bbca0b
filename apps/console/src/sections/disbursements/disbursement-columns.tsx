import type { Desk } from '../../shell/me.ts';
import { Chip } from '../../kit/chip.tsx';
import { AgeText, DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { ListColumn } from '../../kit/list/list-types.ts';
import { leftColumn } from '../../queue/queue-columns.tsx';
import {
  channelWords,
  type ListView,
  type DisbursementRow,
  disbursementStateWords,
  disbursementTone,
} from './disbursement-words.ts';

/** State, whom to, how much, how it stands, how old. */
export function disbursementColumns(
  { money, market }: Desk,
  now: Date,
  view: ListView,
): ListColumn<DisbursementRow>[] {
  return [
    ...(view === 'waiting' || view === 'for-approval'
      ? [{ ...leftColumn<DisbursementRow>(now, 112), name: 'Time left', isUsual: true } as const]
      : []),
    {
      key: 'state',
      name: 'Status',
      isUsual: true,
      width: 104,
      head: 'Status',
      bone: 3,
      cell: (row) => <Chip tone={disbursementTone(row)}>{disbursementStateWords(row)}</Chip>,
    },
    {
      key: 'subject',
      name: 'Disbursement',
      isAlways: true,
      wrap: true,
      head: 'Disbursement',
      look: 'strong',
      bone: 5,
      cell: ({ name, reference, kind, concern, why, attempt }) => (
        <span className="k-subject">
          <span>{name ?? (kind === 'refund' ? 'Refund' : 'No name')}</span>
          <span className="k-muted k-reference">{reference ?? 'unapplied payment'}</span>
          {(concern ?? why ?? (attempt > 1 ? `attempt ${attempt}` : null)) !== null && (
            <span className="po-about">{concern ?? why ?? `attempt ${attempt}`}</span>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      name: 'Amount',
      isUsual: true,
      sort: 'amount',
      width: 92,
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
    {
      key: 'channel',
      name: 'Channel',
      isUsual: true,
      width: 84,
      head: 'Channel',
      bone: 2,
      cell: ({ channel }) => channelWords(channel),
    },
    {
      key: 'age',
      name: 'Since',
      isUsual: true,
      width: 96,
      head: 'Since',
      align: 'end',
      look: 'muted',
      bone: 2,
      cell: ({ since, leftOn }) =>
        leftOn !== null ? (
          <DayText day={leftOn} today={market.businessDate} />
        ) : since === null ? (
          '–'
        ) : (
          <AgeText since={new Date(since)} now={now} />
        ),
    },
    {
      key: 'ordered',
      name: 'Ordered',
      width: 96,
      head: 'Ordered',
      look: 'muted',
      bone: 2,
      sort: 'ordered',
      cell: ({ orderedOn }) =>
        orderedOn === null ? '–' : <DayText day={orderedOn} today={market.businessDate} />,
    },
  ];
}
