import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { ListColumn } from '../../kit/list/list-types.ts';
import { channelName } from '../../kit/words/channel-name.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { paymentStateWords } from '../../kit/words/state-words.ts';

type Row = ResponseOf<Calls['console.money-incoming']>['items'][number];

export function incomingColumns(way: MoneyWay, today: string): ListColumn<Row>[] {
  return [
    {
      key: 'on',
      name: 'Received',
      head: 'Received',
      sort: 'received',
      isUsual: true,
      bone: 2,
      cell: ({ receivedOn }) => (receivedOn === null ? '–' : <DayText day={receivedOn} today={today} />),
    },
    {
      key: 'from',
      name: 'Payment',
      head: 'Payment',
      look: 'strong',
      isAlways: true,
      bone: 5,
      cell: ({ channel, number }) => (
        <>
          {channelName(channel)}
          <span className="k-detail k-reference">{number ?? 'part of a transfer'}</span>
        </>
      ),
    },
    {
      key: 'amount',
      name: 'Amount',
      head: `Amount ${way.sign}`,
      sort: 'amount',
      isUsual: true,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ amount }) => <MoneyText way={way} minor={BigInt(amount)} place="column" />,
    },
    {
      key: 'state',
      name: 'Status',
      head: 'Status',
      isUsual: true,
      bone: 2,
      cell: ({ state }) => paymentStateWords(state),
    },
    {
      key: 'loan',
      name: 'Loan',
      head: 'Loan',
      isUsual: true,
      wrap: true,
      bone: 4,
      cell: ({ loan }) =>
        loan ? (
          <span className="k-subject">
            <span>{loan.name ?? 'No name'}</span>
            <span className="k-muted k-reference">{loan.reference}</span>
          </span>
        ) : (
          <span className="k-muted">–</span>
        ),
    },
  ];
}
