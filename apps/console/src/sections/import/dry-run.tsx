import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useRouter } from '../../shell/router.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead, SidePane } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { goodColumns, refusedColumns } from './dry-run-columns.tsx';
import type { ReadFile } from './import-start.tsx';
import { loanWords } from './loan-words.ts';
import { WhatComesIn, ImportFigures } from './what-comes-in.tsx';

type Props = { readonly file: ReadFile; readonly onLeave: () => void };

/** What a file would do: nothing of it has happened. */
export function DryRun({ file, onLeave }: Props) {
  const { market, money } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const { summary, refusedRows, goodRows, refusedCsv } = file.seen;
  const good = summary?.good ?? 0;
  const saveRefused = () => refusedCsv !== null && saveText(`refused-${file.name}`, refusedCsv);
  useKeys('Dry run', [
    ...(good > 0 ? [{ keys: 'a', words: 'request import', inBar: true, run: () => setAsking(true) }] : []),
    ...(refusedCsv === null
      ? []
      : [{ keys: 'r', words: 'save rejected rows', inBar: true, run: saveRefused }]),
    { keys: 'Escape', words: 'another file', inBar: true, run: onLeave },
  ]);
  if (!summary) return null;
  return (
    <Page crumbs={[{ words: 'Set up' }, { words: 'Import', href: hrefTo('import') }, { words: 'Dry run' }]}>
      <Pane>
        <PaneHead title="Dry run">
          <span>
            {file.name}, as of {dayWords(file.asOf, market.businessDate)}. Nothing is written.
          </span>
          <Button keys="Esc" onClick={onLeave}>
            Another file
          </Button>
          <Button look="primary" keys="A" disabled={good === 0} onClick={() => setAsking(true)}>
            {`Import ${loanWords(good)}`}
          </Button>
        </PaneHead>
        <ImportFigures summary={summary} />
        {good === 0 && (
          <Notice tone="red">
            No row can be imported. Correct the rows below and choose the file again.
          </Notice>
        )}
        {refusedRows.length > 0 && (
          <>
            <PartHead title="Rejected" words={shownWords(refusedRows.length, summary.refused)}>
              <Button size="small" icon="download" keys="R" onClick={saveRefused}>
                Rejected rows as CSV
              </Button>
            </PartHead>
            <Table
              label="Rejected rows"
              columns={refusedColumns}
              rows={refusedRows}
              rowKey={({ line }) => String(line)}
            />
          </>
        )}
        {goodRows.length > 0 && (
          <>
            <PartHead title="Valid" words={shownWords(goodRows.length, summary.good)} />
            <Table
              label="Valid rows"
              columns={goodColumns(money)}
              rows={goodRows}
              rowKey={({ line }) => String(line)}
            />
          </>
        )}
      </Pane>
      <SidePane label="Totals">
        <WhatComesIn summary={summary} />
      </SidePane>
      {isAsking && <AskDialog file={file} loans={good} onClose={() => setAsking(false)} />}
    </Page>
  );
}

const shownWords = (shown: number, of: number) => (shown < of ? `the first ${shown} of ${of}` : `${of}`);

type AskProps = { readonly file: ReadFile; readonly loans: number; readonly onClose: () => void };

function AskDialog({ file: { name, csv, asOf, seen }, loans, onClose }: AskProps) {
  const { market } = useDesk();
  const router = useRouter();
  const act = useAct('console.import-ask');
  const fingerprint = seen.summary?.fingerprint ?? '';
  const commit = async (reason: string) => {
    const request = { market: market.market, asOf, csv, fileName: name, fingerprint, reason };
    const outcome = await act.run(request);
    if (outcome && 'answer' in outcome)
      router.go({ section: 'import', id: outcome.answer.importId, query: {} });
  };
  return (
    <ReasonDialog
      title={`Import ${loanWords(loans)}`}
      about={name}
      beside={<NeedsApprovalChip />}
      commits="Send for approval"
      isBusy={act.isBusy}
      fault={act.fault}
      note="Nothing is imported before approval. The approver sees the totals and the file’s fingerprint."
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    />
  );
}
