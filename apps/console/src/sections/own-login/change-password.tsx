import { type FormEvent, useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';

/** Ends every other session of one's own: whoever knew the old one is out. */
export function ChangePassword() {
  const act = useAct('console.password-change');
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [ended, setEnded] = useState<number>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEnded(undefined);
    const fault = newPassword.length < 12 ? 'Use twelve characters or more.' : undefined;
    setWrong(fault);
    if (fault) return;
    const outcome = await act.run({ password, newPassword });
    if (!outcome || 'fault' in outcome) return;
    setPassword('');
    setNewPassword('');
    setEnded(outcome.answer.ended);
  };
  return (
    <form className="k-form" noValidate onSubmit={(event) => void submit(event)}>
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
      {ended !== undefined && (
        <Notice tone="green">
          Changed.{' '}
          {ended === 0 ? 'No other session was open.' : `Other sessions of yours that ended: ${ended}.`}
        </Notice>
      )}
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        error={wrong}
        hint="Four or more words that have nothing to do with you or with each other."
      />
      <Button type="submit" isBusy={act.isBusy}>
        Change the password
      </Button>
    </form>
  );
}
