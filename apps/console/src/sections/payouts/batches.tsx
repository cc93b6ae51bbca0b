import { type ChangeEvent, useState } from 'react';
import { useDesk } from '../../app/me.ts';
import { tableStateOf } from '../../data/table-state-of.ts';
import { useAct } from '../../data/use-act.ts';
import { usePages } from '../../data/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { DayText } from '../../kit/day-text.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PaneHead } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { saveText } from '../../kit/save-text.ts';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { type AnswerSeen, BankAnswer } from './bank-answer.tsx';
import type { Calls, ResponseOf } from '@candor/contract/console-client';

type Batch = ResponseOf<Calls['console.payout-batches']>['batches'][number];

/** Files that a person carries to the bank, and what it answered. */
export function Batches({ onDone }: { readonly onDone: () => void }) {
  const { market, may } = useDesk();
  const { loaded, pages, reload, ...more } = usePages('console.payout-batches', { market: market.market });
  const make = useAct('console.payout-batch-make');
  const open = useAct('console.payout-batch-file');
  const [isMaking, setMaking] = useState(false);
  const [answer, setAnswer] = useState<{ name: string; csv: string; seen: AnswerSeen }>();
  const look = useAct('console.payout-batch-answer');
  const [said, setSaid] = useState<string>();
  const mayAct = may('payout.act');
  const waiting = pages[0]?.waiting ?? 0;
  useKeys(
    'Files',
    mayAct ? [{ keys: 'm', words: 'make file', inBar: true, run: () => setMaking(true) }] : [],
  );
  const give = async (batchId: string) => {
    const outcome = await open.run({ batchId });
    if (outcome && 'answer' in outcome) saveText(outcome.answer.name, outcome.answer.text);
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const csv = await file.text();
    const outcome = await look.run({ csv, isDryRun: true });
    if (outcome && 'answer' in outcome) setAnswer({ name: file.name, csv, seen: outcome.answer });
  };
  return (
    <>
      <PaneHead title="Files for the bank">
        <span>{waiting} wait for a file.</span>
        {mayAct && (
          <span className="k-buttons">
            <label className="k-button" data-size="small">
              Read the bank’s answer
              <input
                className="k-spoken"
                type="file"
                accept=".csv,text/csv"
                onChange={(event) => void read(event)}
              />
            </label>
            <Button
              size="small"
              look="primary"
              keys="M"
              disabled={waiting === 0}
              onClick={() => setMaking(true)}
            >
              Make file
            </Button>
          </span>
        )}
      </PaneHead>
      {said && <Notice tone="green">{said}</Notice>}
      {look.fault && <Notice tone="red">{look.fault.words}</Notice>}
      {open.fault && <Notice tone="red">{open.fault.words}</Notice>}
      <Table
        label="Files"
        columns={batchColumns(market.businessDate, mayAct ? (batchId) => void give(batchId) : null)}
        rows={pages.flatMap(({ batches }) => batches)}
        rowKey={({ batchId }) => batchId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        empty={
          <Empty title="No file was made yet">
            Payouts that go by file wait here; with a channel set up they go by themselves.
          </Empty>
        }
      />
      <MoreButton {...more} />
      {isMaking && (
        <ReasonDialog
          title={`Make a file of ${waiting} payouts?`}
          commits={`Make a file of ${waiting}`}
          isBusy={make.isBusy}
          fault={make.fault}
          onClose={() => setMaking(false)}
          onCommit={async (reason) => {
            const outcome = await make.run({ market: market.market, reason });
            if (!outcome || 'fault' in outcome) return;
            setMaking(false);
            setSaid(`File ${outcome.answer.batchId ?? '–'} holds ${outcome.answer.lines} payouts.`);
            reload();
            onDone();
          }}
        >
          <p>Each is put into it once, and counts as sent from then on: only what the bank says ends it.</p>
        </ReasonDialog>
      )}
      {answer && (
        <BankAnswer
          {...answer}
          onClose={() => setAnswer(undefined)}
          onDone={(words) => {
            setAnswer(undefined);
            setSaid(words);
            reload();
            onDone();
          }}
        />
      )}
    </>
  );
}

function batchColumns(today: string, onGive: ((batchId: string) => void) | null): Column<Batch>[] {
  return [
    { key: 'on', head: 'Made', bone: 2, cell: ({ madeOn }) => <DayText day={madeOn} today={today} /> },
    { key: 'id', head: 'File', look: 'strong', bone: 2, cell: ({ batchId }) => `File ${batchId}` },
    { key: 'lines', head: 'Payouts', align: 'end', look: 'figure', bone: 1, cell: ({ lines }) => lines },
    { key: 'open', head: 'Without answer', align: 'end', look: 'figure', bone: 1, cell: ({ open }) => open },
    {
      key: 'file',
      head: '',
      align: 'end',
      cell: ({ batchId, hasFile }) =>
        onGive && hasFile ? (
          <Button size="small" icon="download" onClick={() => onGive(batchId)}>
            Save file {batchId}
          </Button>
        ) : (
          <span className="k-muted">{hasFile ? '' : 'its bytes are forgotten'}</span>
        ),
    },
  ];
}
