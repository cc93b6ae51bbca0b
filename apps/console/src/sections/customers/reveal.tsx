import { useEffect, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';

export type RevealField = 'phone' | 'email' | 'document';
type Reason = 'call' | 'verify' | 'complaint' | 'correction' | 'fraud' | 'other';

const reasons: readonly { readonly value: Reason; readonly words: string }[] = [
  { value: 'call', words: 'To call or write to them' },
  { value: 'verify', words: 'To verify who is calling' },
  { value: 'complaint', words: 'For a complaint' },
  { value: 'correction', words: 'To correct what we hold' },
  { value: 'fraud', words: 'To look into suspected fraud' },
  { value: 'other', words: 'Another reason' },
];

const fieldNames: Readonly<Record<RevealField, string>> = {
  phone: 'mobile number',
  email: 'e-mail address',
  document: 'ID number',
};

const shownSeconds = 60;

/** A value in sight, for a minute. */
export type Revealed = { readonly field: RevealField; readonly value: string; readonly until: number };

/** Hides it again by itself, and says how long it still stands there. */
export function RevealedValue({
  revealed,
  onOver,
}: {
  readonly revealed: Revealed;
  readonly onOver: () => void;
}) {
  const [left, setLeft] = useState(shownSeconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil((revealed.until - performance.now()) / 1_000);
      if (seconds <= 0) onOver();
      else setLeft(seconds);
    }, 250);
    return () => clearInterval(timer);
  }, [revealed, onOver]);
  const { field, value } = revealed;
  return (
    <>
      {field === 'phone' ? <a href={`tel:${value}`}>{value}</a> : <span>{value}</span>}{' '}
      <span className="k-muted">{left} s</span>
    </>
  );
}

type Props = {
  readonly borrowerId: string;
  readonly name: string | null;
  readonly field: RevealField;
  /** How many the reader has revealed today. */
  readonly today: number;
  readonly onClose: () => void;
  readonly onRevealed: (revealed: Revealed) => void;
};

/** Asks why, and shows it. Every look is in the audit trail, and counted. */
export function RevealDialog({ borrowerId, name, field, today, onClose, onRevealed }: Props) {
  const { market } = useDesk();
  const act = useAct('console.customer-reveal');
  const [reason, setReason] = useDialogDraft<Reason>(`reveal ${borrowerId} ${field} why`, 'call');
  const [words, setWords] = useDialogDraft(`reveal ${borrowerId} ${field}`, '');
  const [isMissing, setMissing] = useState(false);
  const commit = async () => {
    if (act.isBusy) return;
    if (words.trim().length < 3) return setMissing(true);
    const answered = await act.run({
      market: market.market,
      borrowerId,
      field,
      reason,
      words: words.trim(),
    });
    if (!answered || 'fault' in answered) return;
    onRevealed({ field, value: answered.answer.value, until: performance.now() + shownSeconds * 1_000 });
  };
  return (
    <Dialog
      title={`Reveal the ${fieldNames[field]}`}
      about={name ?? 'Name not kept'}
      width="narrow"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="reveal"
      note={`Shown for ${shownSeconds} s, logged and counted: ${today} today.`}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Reveal
          </Button>
        </>
      }
    >
      <div className="k-form">
        {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
        <SelectField label="Reason" value={reason} options={reasons} onChange={setReason} />
        <TextArea
          label="In a few words"
          needed="kept in the audit trail"
          rows={2}
          value={words}
          onChange={(value) => {
            setMissing(false);
            setWords(value);
          }}
          error={isMissing ? 'Enter a reason, in a few words.' : undefined}
        />
      </div>
    </Dialog>
  );
}
