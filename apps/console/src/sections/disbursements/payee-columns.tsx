import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { totalOfRows } from '@candor/ui';
import { AccountText } from '../../kit/words/account-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';

type Payee = ResponseOf<Calls['console.payout-batch']>['payees'][number];

/** Whom money goes to: principal less fees is what is sent, per row and in total. */
export function payeeColumns(money: MoneyWay, payees: readonly Payee[]): Column<Payee>[] {
  const amount = (head: string, key: 'principal' | 'fee' | 'toBeSent'): Column<Payee> => ({
    key,
    head: `${head} ${money.sign}`,
    align: 'end',
    look: 'figure',
    width: 96,
    cell: (payee) => <MoneyText way={money} minor={BigInt(payee[key])} place="column" />,
    total: <MoneyText way={money} minor={totalOfRows(payees, (payee) => payee[key])} place="column" />,
  });
  return [
    {
      key: 'name',
      head: 'Payee',
      look: 'strong',
      width: 150,
      wrap: true,
      cell: ({ name, reference }) => (
        <span className="k-subject">
          <span>{name ?? 'No name'}</span>
          <span className="k-muted k-reference">{reference ?? ''}</span>
        </span>
      ),
      total: `Total, ${payees.length} ${payees.length === 1 ? 'payee' : 'payees'}`,
    },
    {
      key: 'account',
      head: 'Account',
      width: 120,
      wrap: true,
      cell: ({ account }) => <AccountText account={account} />,
    },
    amount('Principal', 'principal'),
    amount('Fee', 'fee'),
    amount('To be sent', 'toBeSent'),
    { key: 'note', head: 'Remarks', cut: true, look: 'muted', cell: ({ note }) => note ?? '–' },
  ];
}
