import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Notice } from '../notice.tsx';
import { useDialogDraft } from '../fields/use-draft.ts';

type Props = {
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSave: (name: string, isShared: boolean) => void;
  readonly onClose: () => void;
};

/** Under which name, and for whom. */
export function SaveViewDialog({ isBusy, fault, onSave, onClose }: Props) {
  const [name, setName] = useDialogDraft(`view ${location.pathname}`, '');
  const [whose, setWhose] = useDialogDraft<'own' | 'shared'>(`view ${location.pathname} whose`, 'own');
  const [wrong, setWrong] = useState<string>();
  const save = () => {
    const isEmpty = name.trim() === '';
    setWrong(isEmpty ? 'Please give the view a name.' : undefined);
    if (!isEmpty && !isBusy) onSave(name.trim(), whose === 'shared');
  };
  return (
    <Dialog
      title="Save view"
      about="Filters, sort and columns as they are now."
      width="narrow"
      onClose={onClose}
      onCommit={save}
      isHarmless
      commitWords="save"
      buttons={
        <Button look="primary" keys="Ctrl+Enter" isBusy={isBusy} onClick={save}>
          Save view
        </Button>
      }
    >
      <div className="k-form">
        {fault && <Notice tone="red">{fault}</Notice>}
        <TextField label="Name" value={name} onChange={setName} error={wrong} autoComplete="off" />
        <SelectField
          label="For"
          value={whose}
          options={[
            { value: 'own', words: 'Only me' },
            { value: 'shared', words: 'Everybody here' },
          ]}
          onChange={setWhose}
        />
      </div>
    </Dialog>
  );
}
