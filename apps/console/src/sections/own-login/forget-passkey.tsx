import { useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { Passkey } from './passkey-columns.tsx';

type Props = { readonly passkey: Passkey; readonly onClose: () => void; readonly onDone: () => void };

/**
 * Asks for the password, as everything that changes how one comes in: an open browser is not yet its owner.
 */
export function ForgetPasskey({ passkey: { passkeyId, name }, onClose, onDone }: Props) {
  const act = useAct('console.passkey-remove');
  const [password, setPassword] = useState('');
  const commit = async () => {
    if (password === '') return;
    const outcome = await act.run({ passkeyId, password });
    if (outcome && 'answer' in outcome) onDone();
  };
  return (
    <Dialog
      title={`Remove the passkey ${name}?`}
      width="narrow"
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="remove"
      note="It can no longer be used to log in. Your authenticator app still works."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            keys="Ctrl+Enter"
            isBusy={act.isBusy}
            disabled={password === ''}
            onClick={() => void commit()}
          >
            Forget {name}
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </Dialog>
  );
}
