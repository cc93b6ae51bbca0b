import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Desk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Chip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { statusWords } from './bureau-types.ts';

type Row = ResponseOf<Calls['console.bureau-file']>['rows'][number];

/** A row as it was told, without anybody's name; why not, where it was not. */
export function rowColumns({ money, market }: Desk): Column<Row>[] {
  const figure = { align: 'end', look: 'figure', bone: 2 } as const;
  const amount = (minor: number) => <MoneyText way={money} minor={BigInt(minor)} place="column" />;
  return [
    {
      key: 'loan',
      head: 'Loan',
      width: 150,
      look: 'strong',
      bone: 3,
      cell: ({ loan, loanId }) => (
        <a className="k-reference" href={hrefTo('loans', loanId)}>
          {loan}
        </a>
      ),
    },
    {
      key: 'status',
      head: 'Reported as',
      bone: 3,
      cell: ({ status, daysLate, isDisputed, isCorrection, leftOut }) => (
        <span className="cb-wrap">
          {statusWords[status]}
          {daysLate > 0 && `, ${daysLate} DPD`} {isDisputed && <Chip tone="amber">disputed</Chip>}{' '}
          {isCorrection && <Chip>correction</Chip>}
          {leftOut !== null && <span className="k-detail k-red">Left out: {leftOut}</span>}
        </span>
      ),
    },
    {
      ...figure,
      key: 'outstanding',
      head: `Outstanding ${money.sign}`,
      width: 124,
      cell: ({ outstanding }) => amount(outstanding),
    },
    {
      ...figure,
      key: 'overdue',
      head: `Overdue ${money.sign}`,
      width: 112,
      cell: ({ overdue }) => amount(overdue),
    },
    {
      ...figure,
      key: 'sanctioned',
      head: `Principal ${money.sign}`,
      width: 112,
      cell: ({ sanctioned }) => amount(sanctioned),
    },
    {
      key: 'opened',
      head: 'Since',
      width: 92,
      look: 'muted',
      bone: 2,
      cell: ({ openedOn }) => <DayText day={openedOn} today={market.businessDate} />,
    },
  ];
}
