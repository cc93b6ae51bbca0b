import { type FormEvent, useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { hrefTo } from '../../shell/router.ts';
import { LoginFrame } from './login-frame.tsx';
import { loginWords } from './login-words.ts';

/**
 * What an invitation leads to: the first password. The token is behind the `#`, which no server sees and no
 * log keeps.
 */
export function Welcome() {
  const [invitation] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [email, setEmail] = useState<string>();
  const act = useAct('console.set-password');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fault = password.length < 12 ? 'Use twelve characters or more; four words work well.' : undefined;
    setWrong(fault);
    if (fault) return;
    const outcome = await act.run({ invitation, password });
    if (outcome && 'answer' in outcome) setEmail(outcome.answer.email);
  };
  if (email !== undefined) {
    return (
      <LoginFrame title="Your password is set">
        <p>Log in as {email}. The first time, an app on your phone is set up for the second step.</p>
        <ButtonLink look="primary" width="full" href={hrefTo('')}>
          To the login
        </ButtonLink>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title="Welcome: set your password">
      {act.fault && <Notice tone="red">{loginWords(act.fault)}</Notice>}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={wrong}
          hint="Four or more words that have nothing to do with you or with each other."
        />
        <Button type="submit" look="primary" width="full" isBusy={act.isBusy}>
          Set it
        </Button>
      </form>
    </LoginFrame>
  );
}
