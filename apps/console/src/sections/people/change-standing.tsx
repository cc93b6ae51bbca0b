import type { ReactNode } from 'react';
import { useAct } from '../../data/use-act.ts';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { type Person, type Standing, standingWords } from './people-shapes.ts';

type Props = {
  readonly person: Person;
  readonly to: Standing;
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** Says what will happen, asks why, and does it. */
export function ChangeStanding({ person: { staffId, name, email }, to, onClose, onDone }: Props) {
  const act = useAct('console.person-save');
  const words = standingWords[to];
  const commit = async (reason: string) => {
    const outcome = await act.run({ change: { is: to, staffId }, reason });
    if (!outcome || 'fault' in outcome) return;
    const { invitation } = outcome.answer;
    onDone(
      invitation === null ? (
        `${words.act}: ${name}, done.`
      ) : (
        <InvitationLink name={name} token={invitation.token} endsAt={invitation.endsAt} />
      ),
    );
  };
  return (
    <ReasonDialog
      title={`${words.act} ${name}?`}
      about={email}
      width="narrow"
      commits={`${words.act} ${name}`}
      look={to === 'disable' ? 'danger' : 'primary'}
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <p>{words.meaning}</p>
    </ReasonDialog>
  );
}
