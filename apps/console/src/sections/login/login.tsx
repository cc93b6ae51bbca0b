import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import { loginWords } from './login-words.ts';
import { SecondStep } from './second-step.tsx';
import { codeForm, tidyCode } from '../../shell/runtime/code-form.ts';

type FirstStep = ResponseOf<Calls['console.login']>;

const whys = {
  fresh: null,
  lost: 'Your session ended. Log in and go on where you were: what you typed is kept.',
  left: 'You are logged out.',
} as const;

/**
 * Two steps: e-mail and password, then the second factor. It stands in the place of whatever page was asked
 * for.
 */
export function Login({ why }: { readonly why: keyof typeof whys }) {
  const [first, setFirst] = useState<FirstStep>();
  const [email, setEmail] = useState('');
  const [late, setLate] = useState<string>();
  const [given, setGiven] = useState<string>();
  const backToStart = (words?: string) => {
    setFirst(undefined);
    setLate(words);
  };
  if (first) return <SecondStep first={first} given={given} onBack={backToStart} />;
  return (
    <PasswordStep
      email={email}
      onEmail={setEmail}
      notice={late ?? whys[why]}
      onDone={(answer, code) => {
        setLate(undefined);
        setGiven(code);
        setFirst(answer);
      }}
    />
  );
}

type Props = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly notice: string | null;
  /** With the code, where one was asked for beside the password: the second step takes the same. */
  readonly onDone: (answer: FirstStep, code?: string) => void;
};

function PasswordStep({ email, onEmail, notice, onDone }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [missing, setMissing] = useState<'email' | 'password' | 'code'>();
  const act = useAct('console.login');
  const emailBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  const codeBox = useRef<HTMLInputElement>(null);
  useEffect(() => emailBox.current?.focus(), []);
  useEffect(() => void (isCodeAsked && codeBox.current?.focus()), [isCodeAsked]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyCode(code);
    const lacks = !/^\S+@\S+$/u.test(email.trim())
      ? 'email'
      : password === ''
        ? 'password'
        : isCodeAsked && !codeForm.test(tidy)
          ? 'code'
          : undefined;
    setMissing(lacks);
    if (lacks) return { email: emailBox, password: passwordBox, code: codeBox }[lacks].current?.focus();
    const outcome = await act.run({ email: email.trim(), password, ...(isCodeAsked && { code: tidy }) });
    if (outcome && 'answer' in outcome) return onDone(outcome.answer, isCodeAsked ? tidy : undefined);
    if (outcome?.fault.code === 'staff_code_needed') setCodeAsked(true);
    else passwordBox.current?.select();
    return undefined;
  };
  return (
    <LoginFrame title="Log in">
      {notice && !act.fault && <Notice tone={notice === whys.left ? 'neutral' : 'amber'}>{notice}</Notice>}
      {act.fault && <Notice tone="red">{loginWords(act.fault)}</Notice>}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={emailBox}
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          error={missing === 'email' ? 'Please give your e-mail address at work.' : undefined}
        />
        <TextField
          ref={passwordBox}
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={missing === 'password' ? 'Please give your password.' : undefined}
        />
        {isCodeAsked && (
          <TextField
            ref={codeBox}
            label="Authenticator code"
            kind="code"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            hint="Or one of your recovery codes."
            error={missing === 'code' ? 'The code has six digits; a recovery code has a dash.' : undefined}
          />
        )}
        <Button type="submit" look="primary" width="full" isBusy={act.isBusy}>
          Continue
        </Button>
      </form>
    </LoginFrame>
  );
}
