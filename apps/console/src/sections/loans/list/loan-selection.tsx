import { totalOfRows } from '@candor/ui';
import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { ExportDialog } from '../../../shell/list/export-dialog.tsx';
import { SelectionBar } from '../../../kit/list/selection-bar.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import type { Line } from './loan-columns.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { useReminders } from './use-reminders.ts';

type Props = {
  readonly rows: readonly Line[];
  readonly onClear: () => void;
  readonly onDone: () => void;
};

/** What the selected loans come to, and what can be done with all of them. */
export function LoanSelection({ rows, onClear, onDone }: Props) {
  const { money, may } = useDesk();
  const [open, setOpen] = useState<'remind' | 'export'>();
  const loans = rows.map(({ loan }) => loan);
  const mayRemind = may('collection.act');
  const { seen, allowed, held } = useReminders(mayRemind ? loans : []);
  const many = seen === undefined ? String(loans.length) : `${allowed.length} of ${loans.length}`;
  return (
    <>
      <SelectionBar
        count={rows.length}
        sum={
          <>
            outstanding <MoneyText way={money} minor={totalOfRows(rows, ({ left }) => left)} />, overdue{' '}
            <MoneyText way={money} minor={totalOfRows(rows, ({ overdue }) => overdue)} />
          </>
        }
        exception={held.length > 0 && `${held.length} can’t be reminded now: ${held[0]?.why ?? ''}`}
        acts={[
          ...(mayRemind
            ? [
                {
                  words: `Remind ${many}`,
                  short: 'remind',
                  keys: 'r',
                  look: 'primary' as const,
                  isOff: seen === undefined || allowed.length === 0,
                  run: () => setOpen('remind'),
                },
              ]
            : []),
          ...(may('list.export')
            ? [{ words: 'Export', short: 'export', keys: 'e', run: () => setOpen('export') }]
            : []),
        ]}
        onClear={onClear}
      />
      {open === 'remind' && seen && (
        <RemindDialog
          rows={rows}
          seen={seen}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            onClear();
            onDone();
          }}
        />
      )}
      {open === 'export' && (
        <ExportDialog
          list="loans"
          label="Loans"
          query=""
          count={String(loans.length)}
          only={loans}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
