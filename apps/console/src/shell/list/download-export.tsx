import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useTakeExport } from './use-take-export.ts';

type Props = { readonly exportId: string; readonly words: string; readonly onTaken?: () => void };

/** A copy that was approved, for its maker: said where they look, and taken from there, once. */
export function DownloadExport({ exportId, words, onTaken }: Props) {
  const take = useTakeExport();
  const [isTaken, setTaken] = useState(false);
  const run = async () => {
    if (!(await take.run(exportId))) return;
    setTaken(true);
    onTaken?.();
  };
  return (
    <>
      <Notice tone="green">
        {words}
        {isTaken ? ': downloaded.' : ': '}
        {!isTaken && (
          <Button size="small" icon="download" isBusy={take.isBusy} commits onClick={() => void run()}>
            Download
          </Button>
        )}
      </Notice>
      {take.fault && <Notice tone="red">{take.fault.words}</Notice>}
    </>
  );
}
