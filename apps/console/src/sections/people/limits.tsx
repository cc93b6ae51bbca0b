import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { AmountField } from '../../kit/fields/amount-field.tsx';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { figureWords, moneyWords, readAmount, type MoneyWay } from '../../kit/words/money-words.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Limit = ResponseOf<Calls['console.limits']>['limits'][number];

/** How much one approver agrees to alone; what is above takes two of them. */
export function Limits({ mayChange }: { readonly mayChange: boolean }) {
  const { market, money } = useDesk();
  const { loaded, reload } = useLoad('console.limits', { market: market.market });
  const [open, setOpen] = useState<Limit>();
  const [done, setDone] = useState<string>();
  return (
    <Pane>
      <PaneHead title="Limits">
        <span>
          Up to its limit one approver is enough for a waiver, write-off or refund; above it two must approve.
        </span>
      </PaneHead>
      {done && <Notice tone="green">{done}</Notice>}
      <Table
        label="Limits"
        columns={columns(money, mayChange ? setOpen : null)}
        rows={loaded.read?.data.limits ?? []}
        rowKey={({ role }) => role}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
      />
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

function columns(way: MoneyWay, onChange: ((limit: Limit) => void) | null): Column<Limit>[] {
  return [
    { key: 'role', head: 'Role', look: 'strong', bone: 3, cell: ({ name }) => name },
    {
      key: 'most',
      head: 'Approves alone up to',
      align: 'end',
      look: 'figure',
      bone: 2,
      cell: ({ most }) => (most === null ? 'no limit' : moneyWords(way, BigInt(most))),
    },
    {
      key: 'act',
      head: '',
      cell: (limit) =>
        onChange && (
          <Button size="small" onClick={() => onChange(limit)}>
            Change {limit.name}
          </Button>
        ),
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
    `limit ${market.market} ${limit.role}`,
    limit.most === null ? '' : figureWords(money, BigInt(limit.most)),
  );
  const amount = readAmount(money, typed);
  const isNone = typed.trim() === '';
  const most = isNone ? null : amount === undefined ? undefined : Number(amount);
  const says = most === null ? 'no limit' : most === undefined ? '' : moneyWords(money, BigInt(most));
  const commit = async (reason: string) => {
    if (most === undefined) return;
    const asked = { market: market.market, role: limit.role, most, reason };
    const outcome = await act.run(asked);
    if (!outcome || 'fault' in outcome) return;
    const until = momentWords(new Date(outcome.answer.deadlineAt), market.timeZone, market.businessDate);
    onDone(`Asked for. An approver decides until ${until}; until then the limit stays.`);
  };
  return (
    <ReasonDialog
      title={`Approval limit of ${limit.name}`}
      beside={<NeedsApprovalChip />}
      commits="Send for approval"
      isBusy={act.isBusy}
      fault={act.fault}
      isReady={most !== undefined && most !== limit.most}
      note={`${limit.most === null ? 'No limit' : moneyWords(money, BigInt(limit.most))} now; then ${says || '–'}.`}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <AmountField
        label="At most"
        way={money}
        value={typed}
        onChange={setTyped}
        hint="Empty: no limit."
        error={most === undefined ? 'An amount, as 10,000.00.' : undefined}
      />
    </ReasonDialog>
  );
}
