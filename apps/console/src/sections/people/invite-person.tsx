import { type ReactNode, useState } from 'react';
import { useAct } from '../../data/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { InvitationLink } from './invitation-link.tsx';
import type { Role } from './people-shapes.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** Somebody new, with their first roles. */
export function InvitePerson({ roles, onClose, onDone }: Props) {
  const act = useAct('console.person-save');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<string>();
  const commit = async () => {
    const isWhole = name.trim() !== '' && /^\S+@\S+$/u.test(email.trim()) && chosen.length > 0;
    const isReasoned = reason.trim().length >= 3;
    setWrong(
      isWhole && isReasoned ? undefined : 'Please give a name, an e-mail, at least one role, and why.',
    );
    if (!isWhole || !isReasoned) return;
    const change = { is: 'invite' as const, email: email.trim(), name: name.trim(), roles: [...chosen] };
    const outcome = await act.run({ change, reason: reason.trim() });
    if (!outcome || 'fault' in outcome) return;
    const { invitation } = outcome.answer;
    onDone(
      invitation === null ? (
        `${change.name} is invited.`
      ) : (
        <InvitationLink name={change.name} token={invitation.token} endsAt={invitation.endsAt} />
      ),
    );
  };
  const fault = wrong ?? act.fault?.words;
  return (
    <Dialog
      title="Invite somebody"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="invite"
      note="They set a password by a link that is three days good, and a second factor when they first log in. A role that is a second person is asked for afterwards."
      buttons={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={() => void commit()}>
            Invite {name.trim() || 'them'}
          </Button>
        </>
      }
    >
      {fault && <Notice tone="red">{fault}</Notice>}
      <TextField label="Name" value={name} onChange={setName} autoComplete="off" />
      <TextField label="E-mail" type="email" value={email} onChange={setEmail} autoComplete="off" />
      <RoleChoice
        roles={roles.filter(({ permissions }) => !permissions.includes('approval.decide'))}
        chosen={chosen}
        onChange={setChosen}
      />
      <TextField label="Why" value={reason} onChange={setReason} />
    </Dialog>
  );
}
