import { type ReactNode } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { Choice } from './choice.tsx';
import type { Scope } from './key-columns.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

type Props = {
  readonly scopes: readonly Scope[];
  readonly onClose: () => void;
  readonly onDone: (words: ReactNode) => void;
};

const times = [
  { value: '30', words: '30 days' },
  { value: '90', words: '90 days' },
  { value: '365', words: 'A year' },
] as const;

type ScopeKey = Scope['key'];

/** A new key: for whom, for what, for how long. */
export function MakeKey({ scopes, onClose, onDone }: Props) {
  const { market } = useDesk();
  const act = useAct('console.key-make');
  const [name, setName] = useDialogDraft(`key ${market.market} name`, '');
  const [days, setDays] = useDialogDraft<(typeof times)[number]['value']>(`key ${market.market} days`, '90');
  const [chosen, setChosen] = useDialogDraft<readonly string[]>(`key ${market.market} chosen`, []);
  const commit = async (reason: string) => {
    const asked = { market: market.market, name: name.trim(), days: Number(days), reason };
    const outcome = await act.run({ ...asked, scopes: [...chosen] as ScopeKey[] });
    if (!outcome || 'fault' in outcome) return;
    const { key, decidedBy } = outcome.answer;
    const until = momentWords(new Date(decidedBy), market.timeZone, market.businessDate);
    onDone(
      <>
        <p>
          The key for {asked.name}, shown once: hand it over securely.
          {` It has no access until an approver agrees, until ${until}.`}
        </p>
        <ShownOnce label="The new key" value={key} />
      </>,
    );
  };
  return (
    <ReasonDialog
      title="Create a key"
      about={`${market.name}: a key reaches one market`}
      beside={<NeedsApprovalChip />}
      commits="Create and request approval"
      isBusy={act.isBusy}
      fault={act.fault}
      isReady={name.trim() !== '' && chosen.length > 0}
      note="The key is shown once and has no access until someone else approves it. Its calls are in the audit trail under its own name."
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <TextField label="Name" value={name} onChange={setName} placeholder="Accounting" autoComplete="off" />
      <Choice
        legend="Scopes"
        chosen={chosen}
        onChange={setChosen}
        options={scopes.map(({ key, words, acts, isYours }) => ({
          key,
          words,
          isClosed: !acts && !isYours,
          beside: acts ? (
            <NeedsApprovalChip />
          ) : (
            !isYours && <span className="k-muted">outside your role</span>
          ),
        }))}
      />
      <SelectField label="Valid for" value={days} options={times} onChange={setDays} />
    </ReasonDialog>
  );
}
