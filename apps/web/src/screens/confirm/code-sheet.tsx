import { routePath } from '@candor/contract/routes';
import { BottomSheet, Button, CodeInput, Notice } from '@candor/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { clockText, useSecondsLeft } from '../../session/use-seconds-left.ts';
import type { SentCode } from './use-sign-code.ts';
import type { Signing } from './use-signing.ts';
import { confirmWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly signing: Signing; readonly phone: string };

const DIGITS = 6;
const atField = new Set<Fault['code']>(['code_wrong', 'code_expired', 'code_spent']);
const notKnown = new Set<Fault['code']>([
  'broken',
  'idempotency_key_in_use',
  'service_unavailable',
  'request_timeout',
  'internal_error',
]);

/** The code signs: typed whole, it is sent by itself, once. */
export function CodeSheet({ page, signing, phone }: Props) {
  const t = useT();
  const say = confirmWords.useSay();
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // After the sheet has put the focus on its heading: here typing comes first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const { codeFault: fault, sent, isSigning } = signing;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setShort(code.length < DIGITS);
    if (code.length === DIGITS && !isSigning) void signing.sign(code);
  };
  const isCodeWrong = fault !== undefined && atField.has(fault.code);
  const atCode = isCodeWrong ? faultText(t, fault) : undefined;
  return (
    <BottomSheet isOpen onClose={signing.close} title={say('codeTitle')}>
      <form className="cf-sheet" noValidate onSubmit={send}>
        <p className="cf-muted">{say(sent?.isEarlier ? 'codeEarlier' : 'codeSent', { phone })}</p>
        <CodeInput
          id="confirm-code"
          ref={field}
          label={say('code')}
          digits={DIGITS}
          value={code}
          error={isShort && code.length < DIGITS ? say('codeShort', { count: code.length }) : atCode}
          onChange={(typed) => {
            setShort(false);
            if (isCodeWrong) signing.forgiveCode();
            setCode(typed);
          }}
          onComplete={(typed) => void signing.sign(typed)}
        />
        {fault && !isCodeWrong && (
          <div role="alert">
            <Notice kind={notKnown.has(fault.code) ? 'warn' : 'bad'} icon="warning">
              {notKnown.has(fault.code) ? say('notKnown') : faultText(t, fault)}
            </Notice>
          </div>
        )}
        <Button type="submit" {...(isSigning && { busy: say('signing') })}>
          {say(fault && notKnown.has(fault.code) ? 'tryAgain' : 'signNow')}
        </Button>
        {sent && <Again sent={sent} signing={signing} onAsked={() => setCode('')} />}
        {page.isSandbox && (
          <Notice icon="info">
            {say('sandbox')} <a href={routePath('sandbox')}>{say('outbox')}</a>
          </Notice>
        )}
      </form>
    </BottomSheet>
  );
}

type AgainProps = { readonly sent: SentCode; readonly signing: Signing; readonly onAsked: () => void };

function Again({ sent, signing, onAsked }: AgainProps) {
  const say = confirmWords.useSay();
  const left = useSecondsLeft(sent.at, sent.resendInSeconds);
  const voiceLeft = useSecondsLeft(sent.at, sent.voiceInSeconds);
  const ask = async (by: 'sms' | 'voice') => {
    if (await signing.askAgain(by)) onAsked();
  };
  if (left > 0) return <p className="cf-muted">{say('againIn', { time: clockText(left) })}</p>;
  return (
    <div className="cf-again">
      <Button kind="plain" icon="retry" pale={signing.isSending} onClick={() => void ask('sms')}>
        {say('again')}
      </Button>
      <Button
        kind="plain"
        icon="phone"
        pale={signing.isSending || voiceLeft > 0}
        onClick={() => void ask('voice')}
      >
        {say('callMe')}
      </Button>
    </div>
  );
}
