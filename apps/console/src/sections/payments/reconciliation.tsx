import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { type Desk, useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { DayText, MomentText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { channelName } from '../../kit/words/channel-name.ts';
import { kindWords } from './money-words.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Answer = ResponseOf<Calls['console.differences']>;
type Break = Answer['items'][number];
type Callback = Answer['callbacks'][number];
type How = Break['ways'][number];
type Open =
  | { readonly of: 'difference'; readonly row: Break }
  | { readonly of: 'callback'; readonly row: Callback };

/** What the channels say and our books do not. */
export function ReconciliationTab({ onDone }: { readonly onDone: () => void }) {
  const desk = useDesk();
  const { market, may } = desk;
  const { loaded, pages, reload, ...more } = usePages('console.differences', { market: market.market });
  const [open, setOpen] = useState<Open>();
  const [said, setSaid] = useState<string>();
  const mayAct = may('money.match');
  const state = tableStateOf(loaded, market.timeZone);
  return (
    <Pane>
      <PaneHead title="Reconciliation">
        <span>Each night every channel’s list is compared with ours.</span>
      </PaneHead>
      {said && <Notice tone="green">{said}</Notice>}
      <Table
        label="Reconciliation breaks"
        columns={breakColumns(desk, mayAct ? (row) => setOpen({ of: 'difference', row }) : null)}
        rows={pages.flatMap(({ items }) => items)}
        rowKey={({ differenceId }) => differenceId}
        state={state}
        onAgain={reload}
        empty={<Empty title="The lists agree">Nothing differs between the channels and our books.</Empty>}
      />
      <MoreButton {...more} />
      <PartHead title="Unprocessed gateway notifications" />
      <Table
        label="Callbacks"
        columns={callbackColumns(desk, mayAct ? (row) => setOpen({ of: 'callback', row }) : null)}
        rows={pages[0]?.callbacks ?? []}
        rowKey={({ callbackId }) => callbackId}
        state={state}
        empty={<Empty title="There is none" />}
      />
      {open && (
        <Settle
          open={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            setSaid('It is settled, and your reason stays with it.');
            reload();
            onDone();
          }}
        />
      )}
    </Pane>
  );
}

const wayWords: Readonly<Record<How, { readonly words: string; readonly follows: string }>> = {
  explain: { words: 'Explain', follows: 'Nothing is booked. It is shown again only if its figures change.' },
  credit: {
    words: 'Count theirs',
    follows: 'Their money is counted from the day that their list is of, on the payment it was asked for.',
  },
  'take-back': {
    words: 'Take ours back',
    follows: 'Our money is taken off its loan: its entries are mirrored, and the borrower owes it again.',
  },
};

function Settle(props: { readonly open: Open; readonly onClose: () => void; readonly onDone: () => void }) {
  const { open } = props;
  const settle = useAct('console.difference-settle');
  const ways: readonly How[] = open.of === 'difference' ? open.row.ways : ['explain'];
  const id = open.of === 'difference' ? open.row.differenceId : open.row.callbackId;
  const [how, setHow] = useDialogDraft<How>(`settle ${id}`, ways[0] ?? 'explain');
  return (
    <ReasonDialog
      title={open.of === 'difference' ? (kindWords[open.row.kind] ?? open.row.kind) : 'Explain the callback'}
      about={`${channelName(open.row.channel)} ${open.row.number}`}
      commits={wayWords[how].words}
      look={how === 'take-back' ? 'danger' : 'primary'}
      isBusy={settle.isBusy}
      fault={settle.fault}
      onClose={props.onClose}
      onCommit={async (reason) => {
        const outcome = await settle.run({ of: open.of, id, how, reason });
        if (outcome && 'answer' in outcome) props.onDone();
      }}
    >
      {ways.length > 1 && (
        <Segmented
          label="How"
          value={how}
          options={ways.map((value) => ({ value, words: wayWords[value].words }))}
          onChange={setHow}
        />
      )}
      <p>{wayWords[how].follows}</p>
    </ReasonDialog>
  );
}

function breakColumns({ money, market }: Desk, onSettle: ((row: Break) => void) | null): Column<Break>[] {
  const figure = (minor: number | null) => (
    <MoneyText way={money} minor={minor === null ? null : BigInt(minor)} place="column" />
  );
  return [
    {
      key: 'on',
      head: 'Day',
      bone: 2,
      cell: ({ foundOn }) => <DayText day={foundOn} today={market.businessDate} />,
    },
    {
      key: 'kind',
      head: 'What differs',
      look: 'strong',
      bone: 4,
      cell: ({ kind }) => kindWords[kind] ?? kind,
    },
    {
      key: 'number',
      head: 'Channel and number',
      bone: 4,
      cell: ({ channel, number, paymentId }) => (
        <>
          {channelName(channel)}{' '}
          {paymentId === null ? (
            <span className="k-reference">{number}</span>
          ) : (
            <a className="k-reference" href={hrefTo('payments', paymentId)}>
              {number}
            </a>
          )}
        </>
      ),
    },
    {
      key: 'ours',
      head: `Ours ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ ours }) => figure(ours),
    },
    {
      key: 'theirs',
      head: `Theirs ${money.sign}`,
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ theirs }) => figure(theirs),
    },
    {
      key: 'settle',
      head: '',
      align: 'end',
      cell: (row) =>
        onSettle && (
          <Button size="small" onClick={() => onSettle(row)}>
            Settle
          </Button>
        ),
    },
  ];
}

function callbackColumns({ market }: Desk, onSettle: ((row: Callback) => void) | null): Column<Callback>[] {
  return [
    {
      key: 'at',
      width: 110,
      head: 'Heard',
      bone: 2,
      cell: ({ heardAt }) => (
        <MomentText at={new Date(heardAt)} timeZone={market.timeZone} today={market.businessDate} />
      ),
    },
    {
      key: 'number',
      width: 220,
      head: 'Channel and number',
      look: 'strong',
      bone: 4,
      cell: ({ channel, number }) => (
        <>
          {channelName(channel)} <span className="k-reference">{number}</span>
        </>
      ),
    },
    { key: 'says', width: 110, head: 'Says', bone: 2, cell: ({ says }) => says },
    {
      key: 'outcome',
      head: 'What we made of it',
      bone: 5,
      cell: ({ outcome }) => <span className="pm-wrap">{outcome ?? '–'}</span>,
    },
    {
      key: 'settle',
      width: 96,
      head: '',
      align: 'end',
      cell: (row) =>
        onSettle && (
          <Button size="small" onClick={() => onSettle(row)}>
            Explain
          </Button>
        ),
    },
  ];
}
