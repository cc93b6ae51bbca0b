import { writeCsv } from '../../kit/chart/save-csv.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { plainFigure } from '../../kit/words/money-words.ts';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { bucketWords, outcomeWords } from './outcome-words.ts';
import type { Line } from './worklist-columns.tsx';

type Props = {
  readonly rows: readonly Line[];
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
};

const heads = [
  'Loan',
  'Borrower',
  'Bucket',
  'DPD',
  'Past due',
  'Oldest due date',
  'Promise',
  'Promised for',
  'Promise outcome',
  'Last contact',
  'Contact now',
  'Assignee',
];

/** Names leave the console: the audit trail keeps who took them and why. No numbers are in the file. */
export function ExportDialog({ rows, onClose, onDone }: Props) {
  const { market, money } = useDesk();
  const act = useAct('console.collection-export');
  const words = `Export ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  const commit = async (reason: string) => {
    const loans = rows.map(({ loan }) => loan);
    const answered = await act.run({ market: market.market, loans, reason });
    if (!answered || 'fault' in answered) return;
    const plain = (minor: number | null) => (minor === null ? '' : plainFigure(minor, money));
    writeCsv(
      `collections-${market.market}-${market.businessDate}`,
      heads,
      rows.map((row) => [
        row.loan,
        row.borrower ?? '',
        bucketWords[row.bucket],
        String(row.daysLate),
        plain(row.overdue),
        row.oldestDueOn,
        plain(row.promise?.amount ?? null),
        row.promise?.on ?? '',
        row.promise?.outcome ?? (row.promise ? 'open' : ''),
        row.lastContact ? `${row.lastContact.at} ${outcomeWords[row.lastContact.outcome]}` : '',
        row.contact.short,
        row.owner?.name ?? '',
      ]),
    );
    onDone(`${words.replace('Export', 'Exported')}.`);
  };
  return (
    <ReasonDialog
      title={words}
      about="Names and what is past due leave the console. The audit trail keeps who took them, and why."
      commits={words}
      isBusy={act.isBusy}
      isReady={rows.length <= 200}
      fault={
        act.fault ?? (rows.length > 200 ? { words: 'At most 200 at once: please select fewer.' } : undefined)
      }
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
