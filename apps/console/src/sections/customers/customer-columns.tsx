import { hrefTo } from '../../shell/router.ts';
import { Chip } from '../../kit/chip.tsx';
import type { ListColumn } from '../../kit/list/list-types.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { localMoment } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { CustomerLine } from './customer-types.ts';

const figure = { align: 'end', look: 'figure' } as const;

export function customerColumns(way: MoneyWay, today: string, timeZone: string): ListColumn<CustomerLine>[] {
  const money = (minor: number, tone?: 'red') => (
    <MoneyText way={way} minor={minor === 0 ? null : BigInt(minor)} place="column" {...(tone && { tone })} />
  );
  return [
    {
      key: 'name',
      name: 'Customer',
      isAlways: true,
      head: 'Customer',
      look: 'strong',
      bone: 5,
      wrap: true,
      cell: ({ borrowerId, name }) => (
        <a href={hrefTo('customers', borrowerId)}>{name ?? 'No name given yet'}</a>
      ),
    },
    {
      key: 'phone',
      name: 'Mobile',
      isUsual: true,
      head: 'Mobile',
      look: 'muted',
      width: 96,
      cell: ({ phone }) => phone ?? '–',
    },
    {
      key: 'status',
      name: 'Status',
      isUsual: true,
      head: 'Status',
      width: 96,
      cell: ({ daysPastDue, active, loans }) =>
        daysPastDue > 0 ? (
          <Chip tone="red">{daysPastDue} DPD</Chip>
        ) : (
          <Chip>{active > 0 ? 'Active' : loans > 0 ? 'Settled' : 'No loan'}</Chip>
        ),
    },
    {
      key: 'loan',
      name: 'Loan',
      isUsual: true,
      head: 'Loan',
      width: 140,
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
      name: 'Loans',
      isUsual: true,
      head: 'Loans',
      align: 'end',
      width: 56,
      cell: ({ loans }) => (loans === 0 ? '–' : loans),
    },
    {
      ...figure,
      key: 'payoff',
      name: 'Payoff amount',
      isUsual: true,
      head: `Payoff amount ${way.sign}`,
      width: 132,
      cell: ({ payoff }) => money(payoff),
    },
    {
      ...figure,
      key: 'pastDue',
      name: 'Past due',
      isUsual: true,
      head: `Past due ${way.sign}`,
      width: 104,
      cell: ({ pastDue }) => money(pastDue, pastDue > 0 ? 'red' : undefined),
    },
    {
      key: 'since',
      name: 'Customer since',
      isUsual: true,
      sort: 'since',
      head: 'Customer since',
      look: 'muted',
      width: 124,
      cell: ({ since }) => <DayText day={localMoment(new Date(since), timeZone).day} today={today} />,
    },
  ];
}
