import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import type { Channel } from './screen.tsx';

type Props = {
  readonly channel: Channel;
  readonly onClose: () => void;
  readonly onTest: (to: string) => void;
};

/** A test message goes to the tester. */
export function TestMessage({ channel: { name, needs }, onClose, onTest }: Props) {
  const [to, setTo] = useState('');
  const commit = () => to.trim() !== '' && onTest(to.trim());
  return (
    <Dialog
      title={`Test ${name}`}
      width="narrow"
      onClose={onClose}
      onCommit={commit}
      commitWords="test it"
      note="The message says that it is a test. The recipient is not stored."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" onClick={commit}>
            Send the test
          </Button>
        </>
      }
    >
      <TextField
        label={needs === 'phone' ? 'Your own phone number' : 'Your own e-mail'}
        value={to}
        onChange={setTo}
        placeholder={needs === 'phone' ? '+639171234567' : 'you@lender.example'}
      />
    </Dialog>
  );
}
