import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { Role, Roles } from './people-shapes.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = {
  readonly role: Role;
  readonly permissions: Roles['permissions'];
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Asks that a role may do something else from now on. */
export function ChangeRole({ role, permissions, onClose, onDone }: Props) {
  const { market } = useDesk();
  const act = useAct('console.role-save');
  const [held, setHeld] = useDialogDraft<readonly string[]>(`role ${role.key}`, role.permissions);
  const given = permissions.filter(({ key }) => held.includes(key) && !role.permissions.includes(key));
  const taken = permissions.filter(({ key }) => !held.includes(key) && role.permissions.includes(key));
  const isSame = given.length + taken.length === 0;
  const commit = async (reason: string) => {
    const { key, name, does } = role;
    const kept = permissions.filter((each) => held.includes(each.key)).map((each) => each.key);
    const change = { is: 'role', key, name, does, permissions: kept } as const;
    const outcome = await act.run({ market: market.market, change, reason });
    if (!outcome || 'fault' in outcome) return;
    const until = momentWords(new Date(outcome.answer.deadlineAt), market.timeZone, market.businessDate);
    onDone(`Asked for. An approver decides until ${until}; until then ${name} stays as it is.`);
  };
  return (
    <ReasonDialog
      title={`Permissions of ${role.name}`}
      about={`${role.people} people have it`}
      beside={<NeedsApprovalChip />}
      note={`${given.length} more, ${taken.length} less. An approver must agree.`}
      commits="Request approval"
      isReady={!isSame}
      isBusy={act.isBusy}
      fault={act.fault}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <fieldset className="people-roles people-permissions">
        <legend className="k-label">Permissions</legend>
        {permissions.map(({ key, does }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={held.includes(key)}
              onChange={({ target }) =>
                setHeld(target.checked ? [...held, key] : held.filter((each) => each !== key))
              }
            />
            <span>{does}</span>
          </label>
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
