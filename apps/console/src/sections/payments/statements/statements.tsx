import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type ChangeEvent, useRef, useState } from 'react';
import { type Desk, useDesk } from '../../../shell/me.ts';
import { useRouter } from '../../../shell/router.ts';
import { tableStateOf } from '../../../shell/runtime/table-state-of.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { usePages } from '../../../shell/runtime/use-pages.ts';
import { readCsvFile } from '../../../kit/files/csv-file.ts';
import { DayText } from '../../../kit/words/day-text.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { MoreButton } from '../../../kit/more-button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead } from '../../../kit/pane.tsx';
import { Empty } from '../../../kit/state-lines.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { moneyStateWords } from '../money-words.ts';
import { ReadingLine } from './reading-line.tsx';
import { type PartsDone, readInParts, type StatementSeen } from './read-parts.ts';
import { StatementPreview } from './statement-preview.tsx';

/** A hundred thousand lines of a bank. */
const largestBytes = 10_000_000;

type Line = ResponseOf<Calls['console.statements']>['items'][number];

/** What the bank says: lines that were read, and the next file. */
export function StatementsTab({ onDone }: { readonly onDone: () => void }) {
  const desk = useDesk();
  const { market, may } = desk;
  const router = useRouter();
  const { loaded, pages, reload, ...more } = usePages('console.statements', { market: market.market });
  const [file, setFile] = useState<{ name: string; csv: string; seen: StatementSeen }>();
  const look = useAct('console.statement-read');
  const [said, setSaid] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const [progress, setProgress] = useState<PartsDone>();
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
    setSaid(undefined);
    look.forgive();
    const read = await readCsvFile(chosen, largestBytes);
    setUnreadable('words' in read ? read.words : undefined);
    if ('words' in read) return;
    setProgress({ done: 0, of: 0 });
    const seen = await readInParts(
      look,
      { market: market.market, csv: read.csv, isDryRun: true },
      setProgress,
    );
    setProgress(undefined);
    if (seen) setFile({ name: chosen.name, csv: read.csv, seen });
  };
  return (
    <Pane>
      <PaneHead title="Statements">
        <span>The same line counts once, however often it is read.</span>
        {mayRead && (
          <label className="k-button" data-look="primary" data-busy={progress ? '' : undefined}>
            {progress ? 'Reading…' : 'Import statement'}
            <input
              ref={chooser}
              className="k-spoken"
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => void choose(event)}
            />
          </label>
        )}
      </PaneHead>
      {progress && <ReadingLine {...progress} />}
      {unreadable && <Notice tone="red">{unreadable}</Notice>}
      {look.fault && <Notice tone="red">{look.fault.words}</Notice>}
      {said && <Notice tone="green">{said}</Notice>}
      <Table
        label="Statement lines"
        columns={columns(desk)}
        rows={pages.flatMap(({ items }) => items)}
        rowKey={({ lineId }) => lineId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        onOpen={({ paymentId }) => router.go({ section: 'payments', id: paymentId, query: {} })}
        empty={
          <Empty title="No statement was read yet">Save it from the bank as CSV and import it here.</Empty>
        }
      />
      <MoreButton {...more} />
      {file && (
        <StatementPreview
          {...file}
          onClose={() => setFile(undefined)}
          onDone={(words) => {
            setFile(undefined);
            setSaid(words);
            reload();
            onDone();
          }}
        />
      )}
    </Pane>
  );
}

const found = { claim: 'by its claim', reference: 'by its reference', known: 'known before' } as const;

function columns({ money, market }: Desk): Column<Line>[] {
  return [
    {
      key: 'on',
      head: 'Day',
      bone: 2,
      cell: ({ valueOn }) => <DayText day={valueOn} today={market.businessDate} />,
    },
    {
      key: 'number',
      head: 'Bank number',
      look: 'strong',
      bone: 4,
      cell: ({ number }) => <span className="k-reference">{number}</span>,
    },
    {
      key: 'amount',
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
    {
      key: 'state',
      head: 'Became',
      bone: 3,
      cell: ({ state, foundBy }) => (
        <>
          {moneyStateWords(state)}
          {foundBy !== null && <span className="k-detail">{found[foundBy]}</span>}
        </>
      ),
    },
    {
      key: 'loan',
      head: 'Loan',
      bone: 4,
      cell: ({ loan }) =>
        loan ? `${loan.name ?? ''} ${loan.reference}` : <span className="k-muted">–</span>,
    },
  ];
}
