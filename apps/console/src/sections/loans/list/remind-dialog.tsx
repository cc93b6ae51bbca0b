import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../../kit/fields/use-draft.ts';
import { Notice } from '../../../kit/notice.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import type { Line } from './loan-columns.tsx';
import type { RemindersSeen } from './use-reminders.ts';

type Props = {
  readonly rows: readonly Line[];
  readonly seen: RemindersSeen;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Row by row who is written to and who is not, and why; then one of the approved texts. */
export function RemindDialog({ rows, seen, onClose, onDone }: Props) {
  const { market } = useDesk();
  const [template, setTemplate] = useDialogDraft(
    'remind many template',
    seen.templates[0]?.key ?? 'please-look',
  );
  const [words, setWords] = useDialogDraft('remind many', '');
  const [isMissing, setMissing] = useState(false);
  const [heldSince, setHeldSince] = useState(0);
  const act = useAct('console.remind');
  const allowed = seen.loans.filter(({ isAllowed }) => isAllowed);
  const send = async () => {
    setMissing(words.trim() === '');
    if (words.trim() === '' || allowed.length === 0) return;
    const outcome = await act.run({
      market: market.market,
      loans: seen.loans.map(({ loan }) => loan),
      seen: seen.mark,
      template,
      words: words.trim(),
    });
    if (!outcome || 'fault' in outcome) return;
    const held = allowed.length - outcome.answer.loans.filter(({ isSent }) => isSent).length;
    if (held <= 0) onDone();
    else setHeldSince(held);
  };
  const commits = `Remind ${allowed.length} of ${seen.loans.length}`;
  return (
    <Dialog
      title={`${commits}?`}
      about="Each within the hours and limits of the law, the agreement and company policy."
      onClose={heldSince > 0 ? onDone : onClose}
      onCommit={() => void send()}
      commitWords={commits}
      buttons={
        <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void send()}>
          {commits}
        </Button>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {heldSince > 0 && (
        <Notice tone="amber">
          Sent, and {heldSince} of them not: something changed since they were looked at.
        </Notice>
      )}
      <div className="k-form">
        <SelectField
          label="Message"
          value={template}
          options={seen.templates.map(({ key, name }) => ({ value: key, words: name }))}
          onChange={setTemplate}
        />
        <p className="k-muted">{seen.templates.find(({ key }) => key === template)?.words}</p>
        <TextArea
          label="Internal reason"
          rows={2}
          value={words}
          onChange={(next) => {
            setMissing(false);
            setWords(next);
          }}
          error={isMissing ? 'Enter a reason, in a few words: it is noted with each contact.' : undefined}
        />
        <Table
          label="Who is reminded"
          columns={columnsOf(rows)}
          rows={seen.loans}
          rowKey={({ loan }) => loan}
          density="dense"
        />
      </div>
    </Dialog>
  );
}

type Seen = RemindersSeen['loans'][number];

function columnsOf(rows: readonly Line[]): Column<Seen>[] {
  const names = new Map(rows.map(({ loan, borrower }) => [loan, borrower ?? 'Name not kept']));
  return [
    { key: 'who', head: 'Borrower', look: 'strong', cell: ({ loan }) => names.get(loan) ?? loan },
    { key: 'loan', head: 'Loan', cell: ({ loan }) => <span className="k-reference">{loan}</span> },
    {
      key: 'is',
      head: 'Reminder',
      wrap: true,
      cell: ({ isAllowed, why }) => (isAllowed ? 'will be sent' : <span className="k-amber">{why}</span>),
    },
  ];
}
