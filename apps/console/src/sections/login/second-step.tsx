import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../../shell/services.ts';
import { codeForm, tidyCode } from '../../shell/runtime/code-form.ts';
import { signWithPasskey } from '../../shell/runtime/sign-with-passkey.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import { loginWords } from './login-words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { QrCode } from '@candor/ui';

type Props = {
  readonly first: ResponseOf<Calls['console.login']>;
  /** What was given beside the password already. */
  readonly given: string | undefined;
  /** With words: why it must begin again. */
  readonly onBack: (words?: string) => void;
};

/** A code of the app, a recovery code, or a passkey. On the first login it sets the app up. */
export function SecondStep({ first, given, onBack }: Props) {
  const { client, session } = useServices();
  const act = useAct('console.second-factor');
  const [code, setCode] = useState(given ?? '');
  const [asked, setAsked] = useState<'app' | 'recovery'>('app');
  const [wrong, setWrong] = useState<string>();
  const [kept, setKept] = useState<readonly string[]>();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const send = async (request: { code: string } | { credential: string }) => {
    const outcome = await act.run({ ticket: first.ticket, ...request });
    if (!outcome) return;
    if ('fault' in outcome) {
      if (outcome.fault.code === 'staff_ticket_expired' || outcome.fault.code === 'staff_is_locked')
        return onBack(loginWords(outcome.fault));
      box.current?.select();
    } else if (outcome.answer.recoveryCodes.length > 0) setKept(outcome.answer.recoveryCodes);
    else session.open();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyCode(code);
    const fault = codeForm.test(tidy)
      ? undefined
      : asked === 'app'
        ? 'The code has six digits.'
        : 'A recovery code has ten letters and digits, with a dash in the middle.';
    setWrong(fault);
    if (fault) return box.current?.focus();
    void send({ code: tidy });
    return undefined;
  };
  const usePasskey = async () => {
    const signed = await signWithPasskey(
      async () => (await client.call('console.passkey-challenge', { ticket: first.ticket })).options,
    );
    if ('credential' in signed) await send(signed);
    else setWrong(signed.words);
  };
  // Asked for once is enough.
  useEffect(() => {
    if (given !== undefined) void send({ code: given });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was given
  }, []);
  if (kept) return <RecoveryCodes codes={kept} onDone={session.open} />;
  return (
    <LoginFrame title={first.enrol ? 'Set up your second factor' : 'Second factor'}>
      {act.fault && <Notice tone="red">{loginWords(act.fault)}</Notice>}
      {first.enrol && <Enrolment secret={first.enrol.secret} uri={first.enrol.uri} />}
      <form noValidate onSubmit={submit}>
        <TextField
          ref={box}
          label={asked === 'app' ? 'Authenticator code' : 'Recovery code'}
          kind="code"
          inputMode={asked === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={wrong}
          {...(asked === 'recovery' && { hint: 'One of the ten that were shown when the app was set up.' })}
        />
        <Button type="submit" look="primary" width="full" isBusy={act.isBusy}>
          Log in
        </Button>
      </form>
      {first.ways.includes('passkey') && (
        <Button width="full" onClick={() => void usePasskey()}>
          Use a passkey
        </Button>
      )}
      <p className="k-login-ways">
        <button type="button" className="k-link" onClick={() => onBack()}>
          Back
        </button>
        {first.ways.includes('recovery') && (
          <button
            type="button"
            className="k-link"
            onClick={() => {
              setAsked(asked === 'app' ? 'recovery' : 'app');
              setCode('');
              setWrong(undefined);
              box.current?.focus();
            }}
          >
            {asked === 'app' ? 'Use a recovery code' : 'Use the authenticator app'}
          </button>
        )}
      </p>
    </LoginFrame>
  );
}

type EnrolmentProps = { readonly secret: string; readonly uri: string };

/** The first login: an app on the phone takes up the secret, by the picture or by hand. */
function Enrolment({ secret, uri }: EnrolmentProps) {
  return (
    <>
      <p>Scan this with an authenticator app, then enter the code it shows. You need it at every login.</p>
      <div className="k-login-qr">
        <QrCode text={uri} label="QR code for an authenticator app" />
      </div>
      <p>
        No camera? Type this into the app:
        <br />
        <span className="k-login-secret">{inFours(secret)}</span>
      </p>
    </>
  );
}

const inFours = (text: string) => (text.match(/.{1,4}/gu) ?? []).join(' ');
