import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { ReactNode } from 'react';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';

export type Provision = ResponseOf<Calls['console.provision']>;
export type ProvisionClass = Provision['classes'][number];
type Sums = Pick<ProvisionClass, 'exposure' | 'required' | 'before' | 'more'>;

/** Class by class: what the loans owe, what is to be set aside of it, what is, and the difference. */
export function provisionColumns(
  money: MoneyWay,
  total: Provision['total'] | undefined,
): Column<ProvisionClass>[] {
  const figure = (head: string, key: keyof Sums): Column<ProvisionClass> => ({
    key,
    head: `${head} ${money.sign}`,
    align: 'end',
    look: 'figure',
    bone: 2,
    cell: (row) => amount(money, row[key]),
    total: amount(money, total?.[key]),
  });
  return [
    {
      key: 'name',
      head: 'Class',
      look: 'strong',
      bone: 5,
      cell: ({ name }) => name,
      total: 'Total',
    },
    {
      key: 'percent',
      head: 'Rate',
      align: 'end',
      bone: 1,
      cell: ({ percent }) => `${percent} %`,
    },
    {
      key: 'loans',
      head: 'Loans',
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ loans }) => loans.toLocaleString('en'),
      total: total?.loans.toLocaleString('en'),
    },
    figure('Exposure', 'exposure'),
    figure('Allowance required', 'required'),
    figure('Allowance booked', 'before'),
    figure('Difference', 'more'),
  ];
}

function amount(money: MoneyWay, minor: number | undefined): ReactNode {
  return <MoneyText way={money} minor={minor === undefined ? null : BigInt(minor)} place="column" />;
}
