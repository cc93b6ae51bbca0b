import { type ChangeEvent, useState } from 'react';
import { type Desk, useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { readCsvFile } from '../../kit/files/csv-file.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { payoutFileWords } from '../../kit/words/state-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PaneHead } from '../../kit/pane.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { PrepareFile } from './prepare-file.tsx';
import { type AnswerSeen, BankAnswer } from './bank-answer.tsx';
import type { Calls, ResponseOf } from '@candor/contract/console-client';

/** More payees than a bank takes in one file. */
const largestBytes = 2_000_000;

type Batch = ResponseOf<Calls['console.payout-batches']>['batches'][number];

/** Files that a person carries to the bank, and what it answered. */
export function Batches({ onDone }: { readonly onDone: () => void }) {
  const desk = useDesk();
  const { market, may } = desk;
  const { loaded, pages, reload, ...more } = usePages('console.payout-batches', { market: market.market });
  const open = useAct('console.payout-batch-file');
  const [isMaking, setMaking] = useState(false);
  const [answer, setAnswer] = useState<{ name: string; csv: string; seen: AnswerSeen }>();
  const look = useAct('console.payout-batch-answer');
  const [said, setSaid] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const mayAct = may('payout.act');
  const waiting = pages[0]?.waiting ?? 0;
  useKeys(
    'Files',
    mayAct ? [{ keys: 'm', words: 'prepare file', inBar: true, run: () => setMaking(true) }] : [],
  );
  const give = async (batchId: string) => {
    const outcome = await open.run({ batchId });
    if (outcome && 'answer' in outcome) saveText(outcome.answer.name, outcome.answer.text);
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const chosen = await readCsvFile(file, largestBytes);
    setUnreadable('words' in chosen ? chosen.words : undefined);
    if ('words' in chosen) return;
    const { csv } = chosen;
    const outcome = await look.run({ market: market.market, csv, isDryRun: true });
    if (outcome && 'answer' in outcome) setAnswer({ name: file.name, csv, seen: outcome.answer });
  };
  return (
    <>
      <PaneHead title="Disbursement files">
        <span>{waiting === 1 ? '1 waits' : `${waiting} wait`} for a file.</span>
        {mayAct && (
          <span className="k-buttons">
            <label className="k-button" data-size="small">
              Upload bank result file
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
              Prepare disbursement file
            </Button>
          </span>
        )}
      </PaneHead>
      {said && <Notice tone="green">{said}</Notice>}
      {unreadable && <Notice tone="red">{unreadable}</Notice>}
      {look.fault && <Notice tone="red">{look.fault.words}</Notice>}
      {open.fault && <Notice tone="red">{open.fault.words}</Notice>}
      <Table
        label="Files"
        columns={batchColumns(desk, mayAct ? (batchId) => void give(batchId) : null)}
        rows={pages.flatMap(({ batches }) => batches)}
        rowKey={({ batchId }) => batchId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        empty={
          <Empty title="No file yet">
            Disbursements sent by file wait here. With a channel set up, they go out automatically.
          </Empty>
        }
      />
      <MoreButton {...more} />
      {isMaking && (
        <PrepareFile
          onClose={() => setMaking(false)}
          onDone={(words) => {
            setMaking(false);
            setSaid(words);
            reload();
            onDone();
          }}
        />
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

function batchColumns({ market, money }: Desk, onGive: ((batchId: string) => void) | null): Column<Batch>[] {
  return [
    {
      key: 'on',
      head: 'Prepared',
      bone: 2,
      cell: ({ madeOn }) => <DayText day={madeOn} today={market.businessDate} />,
    },
    {
      key: 'id',
      head: 'File',
      look: 'strong',
      bone: 2,
      cell: ({ batchId }) => <a href={hrefTo('payouts', `file-${batchId}`)}>File {batchId}</a>,
    },
    {
      key: 'state',
      head: 'State',
      bone: 3,
      cell: ({ state }) =>
        state === 'prepared' ? <NeedsApprovalChip /> : <Chip tone="plain">{payoutFileWords(state)}</Chip>,
    },
    {
      key: 'total',
      head: `To be sent ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ total }) => <MoneyText way={money} minor={BigInt(total)} place="column" />,
    },
    { key: 'lines', head: 'Payees', align: 'end', look: 'figure', bone: 1, cell: ({ lines }) => lines },
    {
      key: 'by',
      head: 'Prepared, released by',
      bone: 4,
      wrap: true,
      cell: ({ preparedBy, releasedBy }) => [preparedBy ?? '–', releasedBy ?? '–'].join(', '),
    },
    {
      key: 'open',
      head: 'Without result',
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ open, state }) => (state === 'released' ? open : '–'),
    },
    {
      key: 'file',
      head: '',
      align: 'end',
      cell: ({ batchId, hasFile, state }) =>
        state !== 'released' ? null : onGive && hasFile ? (
          <Button size="small" icon="download" onClick={() => onGive(batchId)}>
            Download file {batchId}
          </Button>
        ) : (
          <span className="k-muted">{hasFile ? '' : 'file deleted'}</span>
        ),
    },
  ];
}
