import { useActing } from '@candor/client';
import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { codeForm, tidyCode } from '../runtime/code-form.ts';
import { explained } from '../runtime/fault.ts';
import { signWithPasskey } from '../runtime/sign-with-passkey.ts';
import { useServices } from '../services.ts';
import { confirmWords } from './confirm-words.ts';
import './confirm.css';

/** Over whatever is being done: it asks, and what was being done goes on by itself. */
export function ConfirmSheet() {
  const { confirming } = useServices();
  const isAsked = useSyncExternalStore(confirming.subscribe, confirming.isAsked);
  // Whoever is logged out meanwhile has given it up.
  useEffect(() => () => confirming.answer(false), [confirming]);
  return isAsked ? <Sheet onDone={confirming.answer} /> : null;
}

type Confirm = RequestOf<Calls['console.confirm']>;
type Way = 'app' | 'recovery';

const asks = {
  app: { label: 'Authenticator code', wrong: 'The code has six digits.', other: 'Use a recovery code' },
  recovery: {
    label: 'Recovery code',
    wrong: 'A recovery code has ten letters and digits, with a dash in the middle.',
    other: 'Use the authenticator app',
  },
} as const;

function Sheet({ onDone }: { readonly onDone: (isConfirmed: boolean) => void }) {
  const { client, session } = useServices();
  // Not `useAct`: what somebody typed for the act behind the sheet is not done by confirming.
  const act = useActing<Confirm, ResponseOf<Calls['console.confirm']>>(
    null,
    (factor) => client.call('console.confirm', factor),
    session.lose,
  );
  const [ways, setWays] = useState<readonly string[]>();
  const [way, setWay] = useState<Way>('app');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.focus();
    // Until it is known, and where it can't be: the code, which everybody has.
    client.call('console.confirm-options', {}).then(
      (offered) => setWays(offered.ways),
      () => {},
    );
  }, [client]);
  const send = async (factor: Confirm) => {
    const outcome = await act.run(factor);
    if (!outcome) return;
    if ('answer' in outcome) onDone(true);
    else box.current?.select();
  };
  const commit = () => {
    const tidy = tidyCode(code);
    const isWhole = codeForm.test(tidy) && tidy.includes('-') === (way === 'recovery');
    setWrong(isWhole ? undefined : asks[way].wrong);
    if (isWhole) void send({ code: tidy });
    else box.current?.focus();
  };
  const usePasskey = async () => {
    const signed = await signWithPasskey(
      async () => (await client.call('console.confirm-options', {})).options,
    );
    if ('credential' in signed) await send(signed);
    else setWrong(signed.words);
  };
  const change = () => {
    setWay(way === 'app' ? 'recovery' : 'app');
    setCode('');
    setWrong(undefined);
    act.show(undefined);
    box.current?.focus();
  };
  return (
    <Dialog
      title="Confirm it’s you"
      about="Money, access and personal data take a fresh code."
      beside={<Icon name="lock" />}
      width="narrow"
      isHarmless
      onClose={() => onDone(false)}
      onCommit={commit}
      commitWords="confirm"
      note="Then it goes on by itself. What you typed is kept."
      buttons={
        <>
          <Button onClick={() => onDone(false)}>Cancel</Button>
          <Button look="primary" keys="Ctrl+Enter" isBusy={act.isBusy} onClick={commit}>
            Confirm
          </Button>
        </>
      }
    >
      {act.fault && <Notice tone="red">{confirmWords(explained(act.fault))}</Notice>}
      <TextField
        ref={box}
        label={asks[way].label}
        kind="code"
        inputMode={way === 'app' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={wrong}
      />
      <div className="k-confirm-ways">
        {ways?.length === 1 && <p className="k-muted">Six digits, from the app on your phone.</p>}
        {ways?.includes('passkey') && (
          <Button icon="key" onClick={() => void usePasskey()}>
            Use a passkey
          </Button>
        )}
        {ways?.includes('recovery') && (
          <button type="button" className="k-link" onClick={change}>
            {asks[way].other}
          </button>
        )}
      </div>
    </Dialog>
  );
}
