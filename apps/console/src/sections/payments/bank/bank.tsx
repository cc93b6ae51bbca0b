import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { DayField } from '../../../shell/day-field.tsx';
import { type Desk, useDesk } from '../../../shell/me.ts';
import { hrefTo, useQuery } from '../../../shell/router.ts';
import { tableStateOf } from '../../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Button } from '../../../kit/button.tsx';
import { DayText } from '../../../kit/words/day-text.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead, PartHead, SidePane } from '../../../kit/pane.tsx';
import { Empty } from '../../../kit/state-lines.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { AskBank } from './bank-ask.tsx';
import { BankLineSide } from './bank-line-side.tsx';
import { BankProof, ClearingAges } from './bank-proof.tsx';
import { SignOffButton, SignOffDialog, SignOffState } from './sign-off.tsx';

export type BankDay = ResponseOf<Calls['console.bank-day']>;
export type BankLine = BankDay['lines'][number];
type BankEntry = BankDay['inTransit'][number];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text);
const dayBeside = (on: string, by: number) =>
  new Date(Date.parse(`${on}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/**
 * The bank account at the end of a day: what the bank says beside what the books hold, and what stands
 * between them.
 */
export function BankTab() {
  const desk = useDesk();
  const { market, may } = desk;
  const [on, setOn] = useQuery<string>('day', '');
  const { loaded, reload } = useLoad('console.bank-day', {
    market: market.market,
    ...(isDay(on) ? { on } : {}),
  });
  const day = loaded.read?.data;
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [said, setSaid] = useState<string>();
  const mayAct = may('money.match');
  const shown = day?.on ?? market.businessDate;
  const go = (to: string) => {
    setChosen(undefined);
    setSaid(undefined);
    setOn(to);
  };
  useKeys('Bank reconciliation', [
    { keys: '[', words: 'day before', inBar: true, run: () => go(dayBeside(shown, -1)) },
    { keys: ']', words: 'day after', inBar: true, run: () => go(dayBeside(shown, 1)) },
  ]);
  const done = (words: string) => {
    setChosen(undefined);
    setAsking(false);
    setSigning(false);
    setSaid(words);
    reload();
  };
  const line = day?.lines.find(({ lineId }) => lineId === chosen);
  return (
    <>
      <Pane>
        <PaneHead title="Bank reconciliation">
          {day && <Verdict day={day} />}
          <div className="k-narrow">
            <DayField label="Day" value={shown} onChange={go} />
          </div>
          {mayAct && day && <SignOffButton day={day} onAsk={() => setSigning(true)} />}
          {mayAct && !day?.signOff && (
            <Button size="small" onClick={() => setAsking(true)}>
              {day && day.openedOn === null ? 'Enter opening balance' : 'Record without a line'}
            </Button>
          )}
        </PaneHead>
        {said && <Notice tone="green">{said}</Notice>}
        {day && <SignOffState day={day} />}
        {day?.proof && <BankProof day={day} proof={day.proof} />}
        <PartHead title="Statement lines" words={day && statementWords(day)} />
        <Table
          label="Statement lines"
          columns={lineColumns(desk, mayAct && !day?.signOff ? setChosen : null)}
          rows={day?.lines ?? []}
          rowKey={({ lineId }) => lineId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          onOpen={({ lineId }) => setChosen(lineId)}
          density="dense"
          empty={<Empty title="No line of this day">Import the bank’s statement under Statements.</Empty>}
        />
        <PartHead title="In books, not at bank" />
        <Table
          label="In books, not at bank"
          columns={entryColumns(desk)}
          rows={day?.inTransit ?? []}
          rowKey={({ entryId }) => entryId}
          state={tableStateOf(loaded, market.timeZone)}
          density="dense"
          empty={<Empty title="Nothing is in transit" />}
        />
      </Pane>
      <SidePane label="Line and clearing">
        {line && !line.isMatched && (
          <BankLineSide
            key={line.lineId}
            line={line}
            awaited={day?.ages[0]?.channel}
            parties={day?.parties ?? []}
            mayAct={mayAct}
            onDone={done}
          />
        )}
        {day && <ClearingAges day={day} />}
      </SidePane>
      {isSigning && day && <SignOffDialog day={day} onClose={() => setSigning(false)} onDone={done} />}
      {isAsking && day && <AskBank day={day} onClose={() => setAsking(false)} onDone={done} />}
    </>
  );
}

function Verdict({ day }: { readonly day: BankDay }) {
  const { money } = useDesk();
  const { proof, gaps } = day;
  const isTied = proof?.difference === 0 && gaps.length === 0;
  return (
    <>
      {proof && (
        <span>
          Difference <strong>{<MoneyText way={money} minor={BigInt(proof.difference)} />}</strong>
        </span>
      )}
      <span className={isTied ? 'k-green' : proof?.difference ? 'k-red' : 'k-amber'}>
        <Icon name={isTied ? 'check' : 'warning'} />{' '}
        {isTied ? 'reconciled to the bank’s closing balance' : gaps.join(' · ') || 'does not tie'}
      </span>
    </>
  );
}

function statementWords({ statement }: BankDay): string {
  if (!statement) return 'No statement of this day was imported';
  return `${statement.file}, ${statement.lines === 1 ? '1 line' : `${statement.lines} lines`}`;
}

const kinds = {
  transfer: 'Transfer',
  remittance: 'Remittance',
  charge: 'Bank charge',
  interest: 'Interest',
  debit: 'Money out',
} as const;

function lineColumns(
  { money, market }: Desk,
  onChoose: ((lineId: string) => void) | null,
): Column<BankLine>[] {
  return [
    {
      key: 'on',
      head: 'Day',
      width: 96,
      bone: 2,
      cell: ({ valueOn }) => <DayText day={valueOn} today={market.businessDate} />,
    },
    {
      key: 'what',
      head: 'Statement',
      look: 'strong',
      cut: true,
      bone: 5,
      cell: ({ narration, number }) => narration || number || '–',
    },
    { key: 'kind', head: 'Looks like', width: 104, bone: 2, cell: ({ kind }) => kinds[kind] },
    {
      key: 'amount',
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      width: 124,
      bone: 2,
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
    {
      key: 'books',
      head: 'Books 1010',
      width: 150,
      bone: 3,
      cell: ({ isMatched, bookedAs, lineId }) =>
        isMatched ? (
          <span className="k-green">
            <Icon name="check" />{' '}
            {bookedAs.length === 1 ? (
              <a className="k-reference" href={hrefTo('books', bookedAs[0]?.entryId ?? null)}>
                {bookedAs[0]?.name}
              </a>
            ) : (
              `${bookedAs.length} entries`
            )}
          </span>
        ) : onChoose ? (
          <Button size="small" onClick={() => onChoose(lineId)}>
            Book
          </Button>
        ) : (
          <span className="k-amber">not in books</span>
        ),
    },
  ];
}

function entryColumns({ money, market }: Desk): Column<BankEntry>[] {
  return [
    {
      key: 'on',
      head: 'Booked',
      bone: 2,
      cell: ({ businessDate }) => <DayText day={businessDate} today={market.businessDate} />,
    },
    {
      key: 'entry',
      head: 'Entry',
      look: 'strong',
      bone: 4,
      cell: ({ entryId, name }) => (
        <a className="k-reference" href={hrefTo('books', entryId)}>
          {name}
        </a>
      ),
    },
    {
      key: 'amount',
      head: `Amount ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ amount }) => <MoneyText way={money} minor={BigInt(amount)} place="column" />,
    },
  ];
}
