import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import type { Role, Roles } from './people-shapes.ts';

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
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set(role.permissions));
  const given = permissions.filter(({ key }) => held.has(key) && !role.permissions.includes(key));
  const taken = permissions.filter(({ key }) => !held.has(key) && role.permissions.includes(key));
  const isSame = given.length + taken.length === 0;
  const commit = async (reason: string) => {
    const { key, name, does } = role;
    const kept = permissions.filter((each) => held.has(each.key)).map((each) => each.key);
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
              checked={held.has(key)}
              onChange={({ target }) => {
                const next = new Set(held);
                if (target.checked) next.add(key);
                else next.delete(key);
                setHeld(next);
              }}
            />
            <span>{does}</span>
          </label>
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
