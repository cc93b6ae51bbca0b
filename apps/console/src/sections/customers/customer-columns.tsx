import { hrefTo } from '../../shell/router.ts';
import { Chip } from '../../kit/chip.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { localMoment } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { CustomerLine } from './customer-types.ts';

const figure = { align: 'end', look: 'figure' } as const;

export function customerColumns(way: MoneyWay, today: string, timeZone: string): Column<CustomerLine>[] {
  const money = (minor: number, tone?: 'red') => (
    <MoneyText way={way} minor={minor === 0 ? null : BigInt(minor)} place="column" {...(tone && { tone })} />
  );
  return [
    {
      key: 'name',
      head: 'Customer',
      look: 'strong',
      bone: 5,
      wrap: true,
      cell: ({ borrowerId, name }) => (
        <a href={hrefTo('customers', borrowerId)}>{name ?? 'No name given yet'}</a>
      ),
    },
    { key: 'phone', head: 'Mobile', look: 'muted', width: 110, cell: ({ phone }) => phone ?? '–' },
    {
      key: 'status',
      head: 'Status',
      width: 110,
      cell: ({ daysPastDue, active, loans }) =>
        daysPastDue > 0 ? (
          <Chip tone="red">{daysPastDue} DPD</Chip>
        ) : (
          <Chip>{active > 0 ? 'Active' : loans > 0 ? 'Settled' : 'No loan'}</Chip>
        ),
    },
    {
      key: 'loan',
      head: 'Loan',
      width: 160,
      cell: ({ loan }) =>
        loan ? (
          <a className="k-reference" href={hrefTo('loans', loan.loan)}>
            {loan.loan}
          </a>
        ) : (
          '–'
        ),
    },
    {
      key: 'loans',
      head: 'Loans',
      align: 'end',
      width: 70,
      cell: ({ loans }) => (loans === 0 ? '–' : loans),
    },
    {
      ...figure,
      key: 'payoff',
      head: `Payoff amount ${way.sign}`,
      width: 150,
      cell: ({ payoff }) => money(payoff),
    },
    {
      ...figure,
      key: 'pastDue',
      head: `Past due ${way.sign}`,
      width: 130,
      cell: ({ pastDue }) => money(pastDue, pastDue > 0 ? 'red' : undefined),
    },
    {
      key: 'since',
      head: 'Customer since',
      look: 'muted',
      width: 140,
      cell: ({ since }) => <DayText day={localMoment(new Date(since), timeZone).day} today={today} />,
    },
  ];
}
