import type { Fault } from '@candor/client';
import { BottomSheet, Button, CodeInput, Notice, useOnline } from '@candor/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/translation-provider.tsx';
import { faultText } from '../session/fault.ts';
import { clockText, useSecondsLeft } from '../session/use-seconds-left.ts';
import { passkeyWords } from './texts.ts';
import type { CodeProof } from './use-code-proof.ts';

const DIGITS = 6;
const aboutCode = new Set<Fault['code']>(['code_wrong', 'code_expired', 'code_spent']);

type Props = {
  readonly proof: CodeProof;
  /** What the code does. */
  readonly what: string;
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  readonly forgive: () => void;
  readonly onCode: (code: string) => void;
};

/** A code for what changes how one logs in. */
export function ProofSheet(props: Props) {
  const say = passkeyWords.useSay();
  const { sent, close } = props.proof;
  return (
    <BottomSheet isOpen={sent !== undefined} onClose={close} title={say('codeTitle')}>
      {sent && <Confirm {...props} sent={sent} />}
    </BottomSheet>
  );
}

function Confirm({
  proof,
  sent,
  what,
  isBusy,
  fault,
  forgive,
  onCode,
}: Props & { readonly sent: NonNullable<CodeProof['sent']> }) {
  const t = useT();
  const say = passkeyWords.useSay();
  const isOnline = useOnline();
  const [code, setCode] = useState('');
  const [lack, setLack] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const left = useSecondsLeft(sent.at, sent.resendInSeconds);
  // After the sheet has put the focus on its heading: here typing comes first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const send = (digits: string) => {
    if (isBusy || !isOnline) return;
    const isShort = digits.length < DIGITS;
    setLack(isShort ? say('codeShort', { count: digits.length }) : '');
    if (!isShort) onCode(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const isCodeWrong = fault !== undefined && aboutCode.has(fault.code);
  const other = proof.fault ?? (isCodeWrong ? undefined : fault);
  return (
    <form className="m-proof" noValidate onSubmit={submit}>
      <p>{what}</p>
      {other && (
        <div role="alert">
          <Notice kind="bad" icon="warning">
            {other.retryAfterSeconds === null
              ? faultText(t, other)
              : say('tooMany', { time: clockText(other.retryAfterSeconds) })}
          </Notice>
        </div>
      )}
      <CodeInput
        id="proof-code"
        ref={field}
        label={say('code')}
        hint={sent.phone === null ? say('codeEarlier') : say('codeHint', { phone: sent.phone })}
        digits={DIGITS}
        value={code}
        error={lack !== '' ? lack : isCodeWrong ? faultText(t, fault) : undefined}
        onChange={(typed) => {
          setLack('');
          forgive();
          setCode(typed);
        }}
        onComplete={send}
      />
      <Button type="submit" pale={!isOnline} {...(isBusy && { busy: say('checking') })}>
        {say('confirm')}
      </Button>
      <Button kind="plain" pale={proof.isBusy || left > 0} onClick={() => void proof.ask()}>
        {left > 0 ? say('againIn', { time: clockText(left) }) : say('again')}
      </Button>
    </form>
  );
}
