import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { figureWords, moneyWords, readAmount, type MoneyWay } from '../../kit/words/money-words.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type View = ResponseOf<Calls['console.authority']>;
type Row = View['rows'][number];
type Limit = View['limits'][number];
type Used = View['used'][number];

/**
 * The authority table: what one person does alone and up to where, who makes and who approves, and what was
 * used today.
 */
export function Authority({ mayChange }: { readonly mayChange: boolean }) {
  const { market, money } = useDesk();
  const { loaded, reload } = useLoad('console.authority', { market: market.market });
  const [open, setOpen] = useState<Limit>();
  const [done, setDone] = useState<string>();
  const view = loaded.read?.data;
  const state = tableStateOf(loaded, market.timeZone);
  return (
    <Pane>
      <PaneHead title="Authority">
        <span>
          {market.name}. Split amounts are added up per person, borrower and business day. Above the limit, or
          with an exception, approval is needed.
        </span>
      </PaneHead>
      {done && <Notice tone="green">{done}</Notice>}
      {view?.bothSides.map(({ role, asks, decides }) => (
        <Notice key={`${role} ${asks} ${decides}`} tone="amber">
          {role} is maker and checker: it holds {asks} and {decides}. Please change the role.
        </Notice>
      ))}
      <Table
        label="Authority"
        columns={actColumns(money)}
        rows={view?.rows ?? []}
        rowKey={({ act }) => act}
        state={state}
        onAgain={reload}
      />
      <PartHead title="Limits" />
      <Table
        label="Limits of authority"
        columns={limitColumns(money, mayChange ? setOpen : null)}
        rows={view?.limits ?? []}
        rowKey={({ kind, role }) => `${kind} ${role}`}
        state={state}
        onAgain={reload}
      />
      <PartHead title="Used today" />
      {view?.used.length === 0 ? (
        <p className="k-muted">No authority used on this business day.</p>
      ) : (
        <Table
          label="Used today"
          columns={usedColumns(money, view)}
          rows={view?.used ?? []}
          rowKey={({ name, kind }) => `${name} ${kind}`}
          state={state}
          onAgain={reload}
        />
      )}
      {open && (
        <ChangeLimit
          limit={open}
          onClose={() => setOpen(undefined)}
          onDone={(words) => {
            setDone(words);
            setOpen(undefined);
          }}
        />
      )}
    </Pane>
  );
}

const listed = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nobody');

function actColumns(way: MoneyWay): Column<Row>[] {
  return [
    { key: 'act', head: 'Act', look: 'strong', bone: 4, cell: ({ name }) => name },
    {
      key: 'alone',
      head: 'One person',
      bone: 3,
      cell: ({ alone }) =>
        alone && alone.upTo > 0 ? (
          `${listed(alone.roles)}, up to ${moneyWords(way, BigInt(alone.upTo))}`
        ) : (
          <Chip tone="plain">never</Chip>
        ),
    },
    {
      key: 'two',
      head: 'Maker and checker',
      bone: 5,
      cell: ({ makers, approvers }) => (
        <Chip tone="violet" icon="people">
          {listed(makers)} + {listed(approvers)}
        </Chip>
      ),
    },
  ];
}

function limitColumns(way: MoneyWay, onChange: ((limit: Limit) => void) | null): Column<Limit>[] {
  return [
    { key: 'kind', head: 'Limit', look: 'strong', bone: 5, cell: ({ words }) => words },
    { key: 'role', head: 'Role', bone: 2, cell: ({ roleName }) => roleName },
    {
      key: 'most',
      head: 'Alone up to',
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ most }) => moneyWords(way, BigInt(most)),
    },
    { key: 'changed', head: '', cell: ({ isChanged }) => (isChanged ? 'changed' : 'default') },
    {
      key: 'act',
      head: '',
      cell: (limit) =>
        onChange && (
          <Button size="small" onClick={() => onChange(limit)}>
            Change {limit.roleName}
          </Button>
        ),
    },
  ];
}

function usedColumns(way: MoneyWay, view: View | undefined): Column<Used>[] {
  const words = (kind: Used['kind']) => view?.limits.find((limit) => limit.kind === kind)?.words ?? kind;
  return [
    { key: 'person', head: 'Person', look: 'strong', bone: 3, cell: ({ name }) => name },
    { key: 'kind', head: 'Limit', bone: 5, cell: ({ kind }) => words(kind) },
    {
      key: 'used',
      head: 'Used',
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ used }) => moneyWords(way, BigInt(used)),
    },
  ];
}

type ChangeProps = {
  readonly limit: Limit;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

function ChangeLimit({ limit, onClose, onDone }: ChangeProps) {
  const { market, money } = useDesk();
  const act = useAct('console.limit-ask');
  const [typed, setTyped] = useDialogDraft(
    `limit ${market.market} ${limit.kind} ${limit.role}`,
    figureWords(money, String(limit.most)),
  );
  const most = readAmount(money, typed);
  const commit = async (reason: string) => {
    if (most === undefined) return;
    const { kind, role } = limit;
    const outcome = await act.run({ market: market.market, role, kind, most: Number(most), reason });
    if (!outcome || !('answer' in outcome)) return;
    const until = momentWords(new Date(outcome.answer.deadlineAt), market.timeZone, market.businessDate);
    onDone(`Sent for approval. It lapses ${until}; until then the limit stays.`);
  };
  return (
    <ReasonDialog
      title={`Limit of ${limit.roleName} without approval`}
      about={limit.words}
      beside={
        <Chip tone="violet" icon="people">
          needs approval
        </Chip>
      }
      commits="Send for approval"
      isBusy={act.isBusy}
      fault={act.fault}
      isReady={most !== undefined && Number(most) !== limit.most}
      note={`${moneyWords(money, BigInt(limit.most))} now.`}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <AmountField
        label="Alone up to"
        way={money}
        value={typed}
        onChange={setTyped}
        hint="0: always needs approval."
        error={most === undefined ? 'An amount, as 500.00.' : undefined}
      />
    </ReasonDialog>
  );
}
