import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import type { Collector } from './bulk-acts.tsx';
import type { Line } from './worklist-columns.tsx';

type Props = {
  readonly rows: readonly Line[];
  readonly people: readonly Collector[];
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
};

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

/** To whom: a lead chooses anybody, everybody else takes what is nobody's or releases their own. */
export function AssignDialog({ rows, people, onClose, onDone }: Props) {
  const { market, me, may } = useDesk();
  const isLead = may('collection.assign');
  const assign = useAct('console.collection-assign');
  const take = useAct('console.collection-take');
  const [to, setTo] = useState<string>(me.staffId);
  const act = isLead ? assign : take;
  const shown = isLead ? people : people.filter(({ staffId }) => staffId === me.staffId);
  const loans = rows.map(({ loan }) => loan);
  const commit = async () => {
    const of = { market: market.market, loans };
    const answered = isLead
      ? await assign.run({ ...of, to: to === '' ? null : to })
      : await take.run({ ...of, release: to === '' });
    if (!answered || 'fault' in answered) return;
    const name = people.find(({ staffId }) => staffId === to)?.name;
    onDone(
      to === '' ? `${accounts(loans.length)} released.` : `${accounts(loans.length)} assigned to ${name}.`,
    );
  };
  const words = to === '' ? `Release ${accounts(loans.length)}` : `Assign ${accounts(loans.length)}`;
  const others = rows.filter(({ owner }) => owner !== null && owner.staffId !== me.staffId).length;
  const choices = [...shown.map(({ staffId }) => staffId), ''];
  return (
    <Dialog
      title={`Assign ${accounts(loans.length)}`}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords={words.toLowerCase()}
      keys={choices
        .slice(0, 9)
        .map((choice, at) => ({ keys: String(at + 1), words: 'choose', run: () => setTo(choice) }))}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            {words}
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {isLead && others > 0 && (
        <Notice tone="amber">{accounts(others)} assigned to somebody else would be reassigned.</Notice>
      )}
      <div className="late-people" role="radiogroup" aria-label="Assign to">
        {shown.map(({ staffId, name, accounts: theirs, isOnShift }, at) => (
          <label key={staffId}>
            <input type="radio" name="to" checked={to === staffId} onChange={() => setTo(staffId)} />
            <span>
              {at + 1}. {name}
              {staffId === me.staffId && ' (you)'}
            </span>
            <span className="k-muted">
              {accounts(theirs)} · {isOnShift ? 'on shift' : 'not on shift'}
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name="to" checked={to === ''} onChange={() => setTo('')} />
          <span>{shown.length + 1}. Nobody: release</span>
        </label>
      </div>
    </Dialog>
  );
}

/** In turn among who is on shift: what is selected, or all that is unassigned. */
export function ShareOutDialog({ rows, people, onClose, onDone }: Props) {
  const { market } = useDesk();
  const act = useAct('console.collection-share-out');
  const onShift = people.filter(({ isOnShift }) => isOnShift);
  const loans = rows.map(({ loan }) => loan);
  const words = loans.length > 0 ? `Share out ${accounts(loans.length)}` : 'Share out all unassigned';
  const commit = async () => {
    const answered = await act.run({ market: market.market, ...(loans.length > 0 && { loans }) });
    if (!answered || 'fault' in answered) return;
    const { shared } = answered.answer;
    onDone(`Shared out: ${shared.map(({ name, loans: count }) => `${name} ${count}`).join(', ')}.`);
  };
  return (
    <Dialog
      title="Share out in turn"
      about="Oldest due date first, going on with whoever was given one longest ago."
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords={words.toLowerCase()}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            disabled={onShift.length === 0}
            onClick={() => void commit()}
          >
            {words}
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {onShift.length === 0 && <Notice tone="amber">No collector is on shift. Please assign by name.</Notice>}
      <Table
        label="On shift"
        density="dense"
        columns={[
          { key: 'name', head: 'On shift', look: 'strong', cell: ({ name }: Collector) => name },
          {
            key: 'accounts',
            head: 'Assigned',
            align: 'end',
            look: 'figure',
            cell: (each: Collector) => each.accounts,
          },
        ]}
        rows={onShift}
        rowKey={({ staffId }) => staffId}
      />
    </Dialog>
  );
}
