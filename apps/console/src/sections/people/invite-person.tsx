import { type ReactNode, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { Role } from './people-shapes.ts';
import { RoleChoice } from './role-choice.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** Somebody new, with their first roles: an approver agrees, and the link goes to their mailbox. */
export function InvitePerson({ roles, onClose, onDone }: Props) {
  const { market } = useDesk();
  const act = useAct('console.person-ask');
  const [name, setName] = useDialogDraft('invite name', '');
  const [email, setEmail] = useDialogDraft('invite email', '');
  const [reason, setReason] = useDialogDraft('invite reason', '');
  const [chosen, setChosen] = useDialogDraft<readonly string[]>('invite roles', []);
  const [wrong, setWrong] = useState<string>();
  const commit = async () => {
    const isWhole = name.trim() !== '' && /^\S+@\S+$/u.test(email.trim()) && chosen.length > 0;
    const isReasoned = reason.trim().length >= 3;
    setWrong(isWhole && isReasoned ? undefined : 'Enter a name, an e-mail, at least one role and a reason.');
    if (!isWhole || !isReasoned) return;
    const change = { is: 'invite' as const, email: email.trim(), name: name.trim(), roles: [...chosen] };
    const outcome = await act.run({ market: market.market, change, reason: reason.trim() });
    if (!outcome || 'fault' in outcome) return;
    const until = momentWords(new Date(outcome.answer.deadlineAt), market.timeZone, market.businessDate);
    onDone(
      <>
        Asked for. An approver decides until {until}; then the link goes to {change.email}, and to nobody
        else.
        {outcome.answer.told.length > 0 && ` The approver sees: ${outcome.answer.told.join('. ')}.`}
      </>,
    );
  };
  const fault = wrong ?? act.fault?.words;
  return (
    <Dialog
      title="Invite a person"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="request approval"
      beside={<NeedsApprovalChip />}
      note="Needs approval. Then a one-time link, valid for a day, goes to this mailbox; nobody here sees it. They set a password with it, and a second factor at first login."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Request approval
          </Button>
        </>
      }
    >
      {fault && <Notice tone="red">{fault}</Notice>}
      <TextField label="Name" value={name} onChange={setName} autoComplete="off" />
      <TextField label="E-mail" type="email" value={email} onChange={setEmail} autoComplete="off" />
      <RoleChoice roles={roles} chosen={chosen} onChange={setChosen} />
      <TextField label="Reason" value={reason} onChange={setReason} />
    </Dialog>
  );
}
