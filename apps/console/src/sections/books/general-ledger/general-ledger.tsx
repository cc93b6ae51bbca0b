import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { type Desk, useDesk } from '../../../shell/me.ts';
import { hrefTo, useQuery } from '../../../shell/router.ts';
import { tableStateOf } from '../../../shell/runtime/table-state-of.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { useServices } from '../../../shell/services.ts';
import { Button } from '../../../kit/button.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead, PartHead } from '../../../kit/pane.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Empty } from '../../../kit/state-lines.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { DayText, MomentText } from '../../../kit/words/day-text.tsx';
import { monthWords } from '../month-words.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { AccountMapping } from './account-mapping.tsx';
import { saveHandOver } from './ledger-files.ts';
import { formatNames, type LedgerFormat } from './ledger-formats.ts';

export type GeneralLedger = ResponseOf<Calls['console.general-ledger']>;
type HandOver = GeneralLedger['handOvers'][number];

/** What goes over to the lender's general ledger: which account is which there, and each entry once. */
export function GeneralLedgerTab() {
  const desk = useDesk();
  const { market, may } = desk;
  const { client } = useServices();
  const { loaded, reload } = useLoad('console.general-ledger', { market: market.market });
  const act = useAct('console.gl-hand-over');
  const [said, setSaid] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [format, setFormat] = useQuery<LedgerFormat>(
    'format',
    'csv',
    Object.keys(formatNames) as LedgerFormat[],
  );
  const read = loaded.read?.data;
  const mayAct = may('books.close');
  const save = async (handOverId: string) => {
    setFault(undefined);
    try {
      await saveHandOver(client, handOverId, { format, money: desk.money });
    } catch {
      setFault('The file could not be read whole. Nothing was saved; please try again.');
    }
  };
  const handOver = async (through: string) => {
    const outcome = await act.run({ market: market.market, through });
    if (!outcome || !('answer' in outcome)) return;
    setSaid(`${outcome.answer.entries.toLocaleString('en-US')} entries are handed over.`);
    reload();
    await save(outcome.answer.handOverId);
  };
  return (
    <Pane>
      <PaneHead title="General ledger hand-over">
        <span>Each entry goes over once; a late one comes with the next period.</span>
      </PaneHead>
      {said && <Notice tone="green">{said}</Notice>}
      {(act.fault ?? fault) && <Notice tone="red">{act.fault?.words ?? fault}</Notice>}
      {read && (
        <NextHandOver
          next={read.next}
          mayAct={mayAct}
          isBusy={act.isBusy}
          onHandOver={(on) => void handOver(on)}
        />
      )}
      <PartHead title="Handed over" words="the same entries in each format">
        <div className="k-narrow">
          <SelectField
            label="Save for"
            value={format}
            options={(Object.keys(formatNames) as LedgerFormat[]).map((value) => ({
              value,
              words: formatNames[value],
            }))}
            onChange={setFormat}
          />
        </div>
      </PartHead>
      <Table
        label="Handed over"
        columns={columns(desk, formatNames[format], (id) => void save(id))}
        rows={read?.handOvers ?? []}
        rowKey={({ handOverId }) => handOverId}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        density="dense"
        empty={<Empty title="Nothing was handed over yet" />}
      />
      {read?.asked && (
        <Notice>
          <NeedsApprovalChip /> a change of the mapping was requested by {read.asked.askedBy}.{' '}
          <a className="k-inline-link" href={hrefTo('second-person', read.asked.approvalId)}>
            Open the request
          </a>
        </Notice>
      )}
      {read && (
        <AccountMapping
          key={read.mapping?.madeAt ?? ''}
          read={read}
          mayAct={mayAct && !read.asked}
          onDone={reload}
        />
      )}
    </Pane>
  );
}

type NextProps = {
  readonly next: GeneralLedger['next'];
  readonly mayAct: boolean;
  readonly isBusy: boolean;
  readonly onHandOver: (through: string) => void;
};

/** Handed over through 31 Oct: "Next: November 2026, from 1 Dec". */
function nextMonthWords(through: string): string {
  const [year, month] = through.split('-').map(Number) as [number, number];
  const at = (by: number) => new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
  return `Next: ${monthWords(at(1))}, from ${dayWords(at(2), at(2)).replace(/^\w+ /u, '')}`;
}

function NextHandOver({ next, mayAct, isBusy, onHandOver }: NextProps) {
  const { market, money } = useDesk();
  const { through, entries, late, debit, unmapped } = next;
  const day = dayWords(through, market.businessDate);
  const count = entries.toLocaleString('en-US');
  return (
    <>
      <PartHead
        title={entries === 0 ? nextMonthWords(through) : `Next: through ${day}`}
        words={
          entries === 0 ? (
            'everything up to the end of the last month was handed over'
          ) : (
            <>
              {count} entries{late > 0 && `, ${late.toLocaleString('en-US')} of them late`}, debit{' '}
              <MoneyText way={money} minor={BigInt(debit)} />
            </>
          )
        }
      >
        {mayAct && (
          <Button
            look="primary"
            disabled={entries === 0 || unmapped.length > 0}
            isBusy={isBusy}
            onClick={() => onHandOver(through)}
          >
            {unmapped.length > 0 && entries > 0
              ? `Hand over: ${unmapped.length} not mapped`
              : `Hand over ${count} entries`}
          </Button>
        )}
      </PartHead>
      {entries > 0 && unmapped.length > 0 && (
        <Notice tone="amber">
          No account in the general ledger yet for{' '}
          {unmapped.map(({ number, name }) => `${number} ${name}`).join(', ')}. Map them below first.
        </Notice>
      )}
    </>
  );
}

function columns(
  { money, market }: Desk,
  format: string,
  onSave: (handOverId: string) => void,
): Column<HandOver>[] {
  return [
    { key: 'n', head: 'No.', width: 60, cell: ({ n }) => n },
    {
      key: 'through',
      head: 'Through',
      look: 'strong',
      cell: ({ through }) => <DayText day={through} today={market.businessDate} />,
    },
    {
      key: 'entries',
      head: 'Entries',
      align: 'end',
      look: 'figure',
      cell: ({ entries }) => entries.toLocaleString('en-US'),
    },
    { key: 'late', head: 'Late', align: 'end', cell: ({ late }) => (late === 0 ? '–' : late) },
    {
      key: 'debit',
      head: `Debit = credit ${money.sign}`,
      align: 'end',
      look: 'figure',
      cell: ({ debit }) => <MoneyText way={money} minor={BigInt(debit)} place="column" />,
    },
    {
      key: 'at',
      head: 'Handed over',
      cell: ({ madeAt }) => (
        <MomentText at={new Date(madeAt)} timeZone={market.timeZone} today={market.businessDate} />
      ),
    },
    {
      key: 'file',
      head: '',
      width: 130,
      cell: ({ handOverId }) => (
        <Button size="small" icon="download" onClick={() => onSave(handOverId)}>
          {format}
        </Button>
      ),
    },
  ];
}
