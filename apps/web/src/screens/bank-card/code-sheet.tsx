import { BottomSheet, Button, CodeInput, useOnline } from '@candor/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { clockText, useSecondsLeft } from '../../session/use-seconds-left.ts';
import { phoneText } from '../../forms/phone-rule.ts';
import { inFours } from './in-fours.ts';
import { Trouble } from './trouble.tsx';
import type { Adding, SentCode } from './use-add-account.ts';
import { accountWords } from './texts.ts';

const DIGITS = 6;
const aboutCode = new Set<Fault['code']>(['code_wrong', 'code_expired', 'code_spent']);

type Props = { readonly adding: Adding };

/** The account once more, as it will be kept, and the code that adds it. */
export function CodeSheet({ adding }: Props) {
  const say = accountWords.useSay();
  return (
    <BottomSheet isOpen={adding.isSheetOpen} onClose={adding.closeSheet} title={say('codeTitle')}>
      {adding.sent && <Confirm adding={adding} sent={adding.sent} />}
    </BottomSheet>
  );
}

function Confirm({ adding, sent }: Props & { readonly sent: SentCode }) {
  const t = useT();
  const say = accountWords.useSay();
  const isOnline = useOnline();
  const [code, setCode] = useState('');
  const [lack, setLack] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // After the sheet has put the focus on its heading: here typing comes first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const { typed: account, bankName, saveFault, askFault, isAdding } = adding;
  const send = async (digits: string) => {
    if (isAdding || !isOnline) return;
    const isShort = digits.length < DIGITS;
    setLack(isShort ? say('codeShort', { count: digits.length }) : '');
    if (!isShort) await adding.confirm(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  const isCodeWrong = saveFault !== undefined && aboutCode.has(saveFault.code);
  const error = lack !== '' ? lack : isCodeWrong ? faultText(t, saveFault) : undefined;
  const other = askFault ?? (isCodeWrong ? undefined : saveFault);
  // As it was typed: two groupings of one number are hard to compare.
  const takesPhone = adding.kind?.suggestedNumber !== null;
  return (
    <form className="b-parts" noValidate onSubmit={submit}>
      <div className="b-summary">
        <strong>{bankName}</strong>
        <span className="b-number b-whole">
          {takesPhone ? phoneText(account.number) : inFours(account.number)}
        </span>
        <span>{account.holder}</span>
      </div>
      <p className="b-holder">{say('confirmWhat')}</p>
      {other && <Trouble fault={other} />}
      <CodeInput
        id="account-code"
        ref={field}
        label={say('code')}
        hint={sent.phone === null ? say('codeEarlier') : say('codeHint', { phone: sent.phone })}
        digits={DIGITS}
        value={code}
        error={error}
        onChange={(typed) => {
          setLack('');
          adding.forgiveCode();
          setCode(typed);
        }}
        onComplete={(digits) => void send(digits)}
      />
      <Button type="submit" pale={!isOnline} {...(isAdding && { busy: say('adding') })}>
        {say('confirm')}
      </Button>
      <Again sent={sent} isBusy={adding.isAsking} onAsk={() => void adding.askCode()} />
    </form>
  );
}

type AgainProps = { readonly sent: SentCode; readonly isBusy: boolean; readonly onAsk: () => void };

function Again({ sent, isBusy, onAsk }: AgainProps) {
  const say = accountWords.useSay();
  const left = useSecondsLeft(sent.at, sent.resendInSeconds);
  return (
    <Button kind="plain" pale={isBusy || left > 0} onClick={onAsk}>
      {left > 0 ? say('againIn', { time: clockText(left) }) : say('again')}
    </Button>
  );
}
