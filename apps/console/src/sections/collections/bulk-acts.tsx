import { totalOfRows } from '@candor/ui';
import { useState } from 'react';
import { SelectionBar, type SelectionAct } from '../../kit/list/selection-bar.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { ExportDialog } from '../../shell/list/export-dialog.tsx';
import { useDesk } from '../../shell/me.ts';
import { AssignDialog, ShareOutDialog } from './assign-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { Line } from './worklist-columns.tsx';

export type Bulk = 'assign' | 'share-out' | 'remind' | 'payment-link' | 'export';

export type Collector = {
  readonly staffId: string;
  readonly name: string;
  readonly isOnShift: boolean;
  readonly accounts: number;
};

type Props = {
  readonly rows: readonly Line[];
  readonly bulk: Bulk | null;
  readonly onBulk: (bulk: Bulk | null) => void;
  readonly people: readonly Collector[];
  readonly onDone: () => void;
  readonly onClear: () => void;
};

/** What is done with many accounts at once. Each act shows first what it would do, and to whom not. */
export function BulkActs({ rows, bulk, onBulk, people, onDone, onClear }: Props) {
  const { money, may } = useDesk();
  const [said, setSaid] = useState<string>();
  const acts: SelectionAct[] = [
    { words: 'Assign', keys: 'a', run: () => onBulk('assign') },
    { words: 'Remind', keys: 'm', run: () => onBulk('remind') },
    { words: 'Payment link', keys: 'p', run: () => onBulk('payment-link') },
    ...(may('list.export') ? [{ words: 'Export', keys: 'e', run: () => onBulk('export') }] : []),
  ];
  const close = () => onBulk(null);
  const done = (words: string) => {
    setSaid(words);
    close();
    onDone();
  };
  const of = { rows, onClose: close, onDone: done };
  return (
    <>
      {said !== undefined && rows.length === 0 && <output className="late-said">{said}</output>}
      {rows.length > 0 && (
        <SelectionBar
          count={rows.length}
          sum={<MoneyText way={money} minor={totalOfRows(rows, ({ overdue }) => overdue)} />}
          acts={acts}
          onClear={onClear}
        />
      )}
      {bulk === 'assign' && <AssignDialog {...of} people={people} />}
      {bulk === 'share-out' && <ShareOutDialog {...of} people={people} />}
      {bulk === 'remind' && <SendDialog {...of} template="please-look" />}
      {bulk === 'payment-link' && <SendDialog {...of} template="payment-link" />}
      {bulk === 'export' && (
        <ExportDialog
          list="collections"
          label="Accounts past due"
          query=""
          count={String(rows.length)}
          only={rows.map(({ loan }) => loan)}
          onClose={close}
        />
      )}
    </>
  );
}
