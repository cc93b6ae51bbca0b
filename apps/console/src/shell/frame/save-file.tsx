import { useEffect, useState } from 'react';
import { askForFiles, type WantedFile } from '../../kit/chart/save-csv.ts';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { useDesk } from '../me.ts';
import { useAct } from '../runtime/use-act.ts';

/** Whatever figures leave a screen as a file: why is asked first, and the audit trail keeps it. */
export function SaveFile() {
  const { market } = useDesk();
  const [file, setFile] = useState<WantedFile>();
  const act = useAct('console.file-export');
  useEffect(() => askForFiles(setFile), []);
  if (!file) return null;
  const { rows, csv } = file;
  const words = `Save ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
  const commit = async (reason: string) => {
    const name = file.name.replaceAll(/[^A-Za-z0-9.-]+/gu, '-').slice(0, 80);
    const outcome = await act.run({ market: market.market, name, rows, reason });
    if (!outcome || 'fault' in outcome) return;
    saveText(`${outcome.answer.fileName}.csv`, csv);
    setFile(undefined);
  };
  return (
    <ReasonDialog
      title="Save as a CSV file"
      about="A plain CSV: figures without separators. The audit trail keeps who saved it, and why."
      width="narrow"
      commits={words}
      isBusy={act.isBusy}
      fault={act.fault}
      placeholder="What the file is for"
      onClose={() => setFile(undefined)}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
