import { type Desk, useDesk } from '../../../shell/me.ts';
import { PartHead } from '../../../kit/pane.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { DayText } from '../../../kit/words/day-text.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import type { ImportFile } from './statement-import.tsx';

type Line = ImportFile['first'][number];

const fates: Readonly<Record<Line['becomes'], string>> = {
  'to-loan': 'Applied to its loan',
  unapplied: 'Unapplied, for a person',
  known: 'Imported before, skipped',
  'not-yet': 'Its day has not come',
  kept: 'Kept for reconciliation',
};

function columns({ money, market }: Desk): Column<Line>[] {
  return [
    { key: 'line', head: 'Line', width: 56, look: 'muted', cell: ({ line }) => line },
    {
      key: 'day',
      head: 'Value date',
      width: 110,
      cell: ({ valueOn }) => <DayText day={valueOn} today={market.businessDate} />,
    },
    {
      key: 'words',
      head: 'Statement',
      look: 'strong',
      wrap: true,
      cell: ({ narration, number }) => narration || number || '–',
    },
    {
      key: 'amount',
      head: `Amount ${money.sign}`,
      width: 120,
      align: 'end',
      look: 'figure',
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
    { key: 'becomes', head: 'What becomes of it', width: 180, cell: ({ becomes }) => fates[becomes] },
  ];
}

/** The file's first lines as they are read, and what becomes of each; the sums beside are of all of them. */
export function ImportLines({ file }: { readonly file: ImportFile }) {
  const desk = useDesk();
  const all = file.moneyIn.lines + file.moneyOut.lines;
  return (
    <>
      <PartHead
        title="Lines"
        words={
          all > file.first.length
            ? `the first ${file.first.length} of ${all.toLocaleString('en-US')}, nothing is posted yet`
            : 'nothing is posted yet'
        }
      />
      <Table
        label="Lines of the file"
        columns={columns(desk)}
        rows={file.first}
        rowKey={({ line }) => String(line)}
        state={{ state: 'ready' }}
        density="dense"
        empty={null}
      />
    </>
  );
}
