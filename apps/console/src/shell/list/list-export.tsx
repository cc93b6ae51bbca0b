import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { useDesk } from '../me.ts';
import { usePlace } from '../router.ts';
import { ExportDialog, isAuditList } from './export-dialog.tsx';
import type { CopiedList } from './own-exports.tsx';
import { queryOf } from './use-list-totals.ts';

type Props = {
  readonly list: CopiedList;
  readonly label: string;
  /** How many rows it would have, where that is known. */
  readonly count?: string | null;
  /** What the list's call is asked for, where the address says it in other words. */
  readonly asked?: Readonly<Record<string, unknown>>;
};

/** The list as it is looked at, as a file. Whoever may not export has no button. */
export function ListExport({ list, label, count = null, asked }: Props) {
  const { may } = useDesk();
  const { query } = usePlace();
  const [isOpen, setOpen] = useState(false);
  const isOffered = may(isAuditList(list) ? 'audit.read' : 'list.export');
  useKeys('Export', isOffered ? [{ keys: 'Shift+d', words: 'export', run: () => setOpen(true) }] : []);
  if (!isOffered) return null;
  return (
    <>
      <Button size="small" icon="download" keys="Shift+D" onClick={() => setOpen(true)}>
        Export{count === null ? '' : ` ${count}`}
      </Button>
      {isOpen && (
        <ExportDialog
          list={list}
          label={label}
          query={queryOf(asked ?? query)}
          count={count}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
