import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type ChangeEvent, useRef, useState } from 'react';
import { type Desk, useDesk } from '../../../shell/me.ts';
import { hrefTo, useQuery } from '../../../shell/router.ts';
import { tableStateOf } from '../../../shell/runtime/table-state-of.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { usePages } from '../../../shell/runtime/use-pages.ts';
import { readCsvFile } from '../../../kit/files/csv-file.ts';
import { Button } from '../../../kit/button.tsx';
import { DayText, MomentText } from '../../../kit/words/day-text.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { MoreButton } from '../../../kit/more-button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead } from '../../../kit/pane.tsx';
import { Empty } from '../../../kit/state-lines.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { StatementImport } from './statement-import.tsx';

/** A hundred thousand lines of a bank. */
const largestBytes = 20_000_000;

/** Where the lender's own bank account stands in the books: said once, above the list. */
const ownAccount = 1010;

type Statements = ResponseOf<Calls['console.bank-statements']>;
type Statement = Statements['items'][number];

/** What the bank says: the statements that were imported, the one that is on its way, and the next file. */
export function StatementsTab({ onDone }: { readonly onDone: () => void }) {
  const [importId, setImportId] = useQuery<string>('import', '');
  return importId === '' ? (
    <StatementList onOpened={setImportId} />
  ) : (
    <StatementImport key={importId} importId={importId} onLeave={() => setImportId('')} onDone={onDone} />
  );
}

function StatementList({ onOpened }: { readonly onOpened: (importId: string) => void }) {
  const desk = useDesk();
  const { market, may } = desk;
  const { loaded, pages, reload, ...more } = usePages('console.bank-statements', { market: market.market });
  const open = useAct('console.statement-open');
  const [unreadable, setUnreadable] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const mayRead = may('money.match');
  useKeys(
    'Statements',
    mayRead
      ? [{ keys: 'i', words: 'import statement', inBar: true, run: () => chooser.current?.click() }]
      : [],
  );
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    open.forgive();
    const read = await readCsvFile(chosen, largestBytes);
    setUnreadable('words' in read ? read.words : undefined);
    if ('words' in read) return;
    const outcome = await open.run({ market: market.market, file: chosen.name, text: read.csv });
    if (outcome && 'answer' in outcome) onOpened(outcome.answer.importId);
  };
  return (
    <Pane>
      <PaneHead title="Statements">
        <span>Of 1010 Cash at bank. The same line counts once, however many files have it.</span>
        {mayRead && (
          <label className="k-button" data-look="primary" data-busy={open.isBusy ? '' : undefined}>
            {open.isBusy ? 'Reading…' : 'Import statement'}
            <input
              ref={chooser}
              className="k-spoken"
              type="file"
              accept=".csv,.txt,.sta,.940,.mt940,.xml,.ofx,.qfx,text/csv"
              onChange={(event) => void choose(event)}
            />
          </label>
        )}
      </PaneHead>
      {unreadable && <Notice tone="red">{unreadable}</Notice>}
      {open.fault && <Notice tone="red">{open.fault.words}</Notice>}
      {pages[0]?.underWay.map((each) => (
        <UnderWay key={each.importId} row={each} mayAct={mayRead} onGone={reload} />
      ))}
      <Table
        label="Statements"
        columns={columns(desk)}
        rows={pages.flatMap(({ items }) => items)}
        rowKey={({ statementId }) => statementId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        density="dense"
        empty={
          <Empty title="No statement was imported yet">
            Save it from the bank as CSV, MT940, camt.053 or OFX and import it here.
          </Empty>
        }
      />
      <MoreButton {...more} />
    </Pane>
  );
}

type UnderWayProps = {
  readonly row: Statements['underWay'][number];
  readonly mayAct: boolean;
  readonly onGone: () => void;
};

/** A file that is not in the books yet; one that was opened and never imported is discarded here. */
function UnderWay({ row, mayAct, onGone }: UnderWayProps) {
  const { market } = useDesk();
  const cancel = useAct('console.statement-cancel');
  const { importId, file, state, transfers, done, stoppedFor, openedAt } = row;
  const words = {
    open: 'waits to be imported',
    running: `is being imported, ${done.toLocaleString('en-US')} of ${transfers.toLocaleString('en-US')} transfers`,
    stopped: `was stopped: ${stoppedFor ?? ''}`,
    done: 'is imported',
    cancelled: 'was cancelled',
  }[state];
  return (
    <Notice tone={state === 'stopped' ? 'red' : 'neutral'}>
      <a className="k-inline-link" href={hrefTo('payments', null, { tab: 'statements', import: importId })}>
        {file}
      </a>{' '}
      {words}{' '}
      <span className="k-muted">
        uploaded <MomentText at={new Date(openedAt)} timeZone={market.timeZone} today={market.businessDate} />
      </span>{' '}
      {mayAct && state === 'open' && (
        <Button
          size="small"
          commits
          isBusy={cancel.isBusy}
          onClick={async () => {
            const outcome = await cancel.run({ importId });
            if (outcome && 'answer' in outcome) onGone();
          }}
        >
          Discard {file}
        </Button>
      )}
      {cancel.fault && <span className="k-red">{cancel.fault.words}</span>}
    </Notice>
  );
}

function columns({ money, market }: Desk): Column<Statement>[] {
  const figure = (minor: number | null) => (
    <MoneyText way={money} minor={minor === null ? null : BigInt(minor)} place="column" />
  );
  const number = { align: 'end', look: 'figure', bone: 2 } as const;
  return [
    {
      key: 'days',
      head: 'Days',
      bone: 3,
      cell: ({ from, to }) => (
        <>
          <DayText day={from} today={market.businessDate} />
          {to !== from && (
            <>
              {' '}
              – <DayText day={to} today={market.businessDate} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'file',
      head: 'File',
      look: 'strong',
      bone: 4,
      cell: ({ file, account, to }) => (
        <span className="k-subject">
          <a className="k-inline-link" href={hrefTo('payments', null, { tab: 'bank', day: to })}>
            {file}
          </a>
          {account !== ownAccount && <span className="k-muted">account {account}</span>}
        </span>
      ),
    },
    {
      ...number,
      key: 'opening',
      head: `Opening ${money.sign}`,
      cell: ({ opening }) => figure(opening),
    },
    {
      ...number,
      key: 'closing',
      head: `Closing ${money.sign}`,
      cell: ({ closing }) => figure(closing),
    },
    {
      ...number,
      key: 'lines',
      head: 'Lines',
      cell: ({ lines, newLines }) => (
        <>
          {lines.toLocaleString('en-US')}
          {newLines !== lines && <span className="k-detail">{newLines.toLocaleString('en-US')} new</span>}
        </>
      ),
    },
    {
      ...number,
      key: 'matched',
      head: 'Matched',
      cell: ({ matched, newLines }) =>
        matched === newLines ? (
          <span className="k-green">all</span>
        ) : (
          <>
            {matched.toLocaleString('en-US')}
            <span className="k-detail">{(newLines - matched).toLocaleString('en-US')} unmatched</span>
          </>
        ),
    },
    {
      key: 'by',
      head: 'Imported',
      bone: 3,
      cell: ({ readBy, readAt }) => (
        <>
          <MomentText at={new Date(readAt)} timeZone={market.timeZone} today={market.businessDate} />
          <span className="k-detail">{readBy}</span>
        </>
      ),
    },
  ];
}
