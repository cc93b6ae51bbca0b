import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { DayText } from '../../../kit/words/day-text.tsx';
import { FileDialog } from '../../../kit/dialogs/file-dialog.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import type { MoneyWay } from '../../../kit/words/money-words.ts';
import { ReadingLine } from './reading-line.tsx';
import { type PartsDone, readInParts, type StatementSeen } from './read-parts.ts';

type Line = StatementSeen['rows'][number];

type Props = {
  readonly name: string;
  readonly csv: string;
  /** What a dry run said. */
  readonly seen: StatementSeen;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

const outcomes = { credited: 'to its loan', waiting: 'to suspense', known: 'known already' } as const;

/**
 * What each line would do, and what is wrong with the others: nothing is counted before somebody has seen it.
 */
export function StatementPreview({ name, csv, seen, onClose, onDone }: Props) {
  const { money, market } = useDesk();
  const act = useAct('console.statement-read');
  const [progress, setProgress] = useState<PartsDone>();
  const count = seen.credited + seen.waiting;
  // Everything that will be read and was not before: transfers are counted, the rest is kept for the
  // reconciliation.
  const lines = count + seen.others;
  const commit = async () => {
    const asked = { market: market.market, csv, isDryRun: false, file: name };
    const read = await readInParts(act, asked, setProgress);
    if (read) onDone(`${read.credited} credited, ${read.waiting} in suspense, ${read.known} known.`);
  };
  return (
    <FileDialog
      title="What the statement would do"
      about={name}
      commitWords="count it"
      commits={lines === 1 ? 'Count 1 line' : `Count ${lines} lines`}
      isReady={count > 0 || seen.others > 0}
      isBusy={act.isBusy}
      fault={act.fault}
      facts={[
        ['Lines', seen.lines],
        ['Credited to their loans', seen.credited],
        ['To suspense, for a person', seen.waiting],
        ['Counted before', seen.known],
        ['For the bank reconciliation', seen.others],
      ]}
      faults={seen.faults}
      onClose={onClose}
      onCommit={() => void commit()}
    >
      {progress && <ReadingLine {...progress} />}
      <Table
        label="Lines"
        density="dense"
        columns={lineColumns(money, market.businessDate)}
        rows={seen.rows.slice(0, 200)}
        rowKey={({ line }) => String(line)}
      />
    </FileDialog>
  );
}

function lineColumns(money: MoneyWay, today: string): Column<Line>[] {
  return [
    { key: 'line', head: 'Line', cell: ({ line }) => line },
    {
      key: 'on',
      head: 'Day',
      cell: ({ valueOn }) => <DayText day={valueOn} today={today} />,
    },
    {
      key: 'number',
      head: 'Bank number',
      look: 'strong',
      cell: ({ number }) => <span className="k-reference">{number}</span>,
    },
    {
      key: 'amount',
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
    { key: 'outcome', head: 'Goes', cell: ({ outcome }) => outcomes[outcome] },
  ];
}
