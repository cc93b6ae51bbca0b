import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { useDesk } from '../me.ts';
import { usePlace } from '../router.ts';
import { ExportDialog } from './export-dialog.tsx';
import type { ExportedList } from './use-list.ts';

type Props = {
  readonly list: ExportedList;
  readonly label: string;
  /** How many rows it would have, where that is known. */
  readonly count?: string | null;
  /** What the address leaves out because it is usual here. */
  readonly usual?: Readonly<Record<string, string>>;
};

/** The list as it is looked at, as a file. Whoever may not export has no button. */
export function ListExport({ list, label, count = null, usual }: Props) {
  const { may } = useDesk();
  const { query } = usePlace();
  const [isOpen, setOpen] = useState(false);
  const isOffered = may('list.export');
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
          query={new URLSearchParams({ ...usual, ...query }).toString()}
          count={count}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
