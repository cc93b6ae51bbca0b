import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { saveText } from '../../kit/files/save-text.ts';

type Asked = RequestOf<Calls['console.audit-export']>;

/** What is in sight as a file. That somebody took it is in the log too. */
export function ExportButton({ asked }: { readonly asked: Asked }) {
  const act = useAct('console.audit-export');
  const [words, setWords] = useState<string>();
  const run = async () => {
    const outcome = await act.run(asked);
    if (!outcome || 'fault' in outcome) return;
    const { fileName, csv, rows, isCut } = outcome.answer;
    saveText(fileName, csv);
    setWords(
      isCut ? `The newest ${rows} rows; choose a shorter period for the rest.` : `${rows} rows saved.`,
    );
  };
  useKeys('File', [{ keys: 'Shift+d', words: 'CSV', inBar: true, run: () => void run() }]);
  return (
    <>
      <output className="k-muted">{act.fault?.words ?? words}</output>
      <Button icon="download" keys="Shift+D" isBusy={act.isBusy} onClick={() => void run()}>
        CSV
      </Button>
    </>
  );
}
