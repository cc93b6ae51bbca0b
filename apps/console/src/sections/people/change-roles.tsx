import { type ReactNode } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { Person, Role } from './people-shapes.ts';
import { RoleChoice } from './role-choice.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = {
  readonly person: Person;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

/** Asks that somebody has other roles from now on: an approver agrees, or nothing changes. */
export function ChangeRoles({ person: { staffId, name, roles: held }, roles, onClose, onDone }: Props) {
  const { market } = useDesk();
  const act = useAct('console.role-save');
  const before = held.map(({ key }) => key);
  const [chosen, setChosen] = useDialogDraft<readonly string[]>(`roles of ${staffId}`, before);
  const isSame = chosen.length === before.length && chosen.every((key) => before.includes(key));
  const namesOf = (keys: readonly string[]) =>
    roles
      .filter(({ key }) => keys.includes(key))
      .map((role) => role.name)
      .join(', ') || 'none';
  const commit = async (reason: string) => {
    const change = { is: 'person' as const, staffId, roles: [...chosen] };
    const outcome = await act.run({ market: market.market, change, reason });
    if (!outcome || 'fault' in outcome) return;
    const until = momentWords(new Date(outcome.answer.deadlineAt), market.timeZone, market.businessDate);
    onDone(`Asked for. An approver decides until ${until}; until then ${name} keeps what they have.`);
  };
  return (
    <ReasonDialog
      title={`Other roles for ${name}?`}
      beside={<NeedsApprovalChip />}
      note={`${namesOf(before)} → ${namesOf(chosen)}. An approver must agree; nothing changes before that.`}
      commits="Request approval"
      isReady={!isSame}
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <RoleChoice roles={roles} chosen={chosen} onChange={setChosen} />
    </ReasonDialog>
  );
}
