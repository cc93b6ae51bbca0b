import { routePath } from '@candor/contract/routes';
import { Amounts, BottomSheet, Button, CodeInput, Money, Notice, TotalLine } from '@candor/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault } from '@candor/client';
import { useAmountText } from '../../lending/amounts.ts';
import { telHref } from '../../public-page/tel-href.ts';
import { faultText } from '../../session/fault.ts';
import { clockText, useSecondsLeft } from '../../session/use-seconds-left.ts';
import { EqualPayments, isRegular, PaymentRows } from './figures/payments.tsx';
import type { Offer } from './use-offer.ts';
import type { SentCode } from './use-sign-code.ts';
import type { Signing } from './use-signing.ts';
import { confirmWords } from './texts.ts';

type Props = {
  readonly page: AppPageData;
  readonly offer: Offer;
  readonly signing: Signing;
  readonly phone: string;
};

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
export function CodeSheet({ page, offer, signing, phone }: Props) {
  const t = useT();
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const { quote, today } = offer;
  const { account } = signing.chosen;
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
    <BottomSheet
      isOpen
      onClose={signing.close}
      title={say('codeTitle', { amount: amount(quote.amount, 'round') })}
    >
      <form className="cf-sheet" noValidate onSubmit={send}>
        <div className="cf-repeated">
          <p className="cf-muted">
            {account && say('receiveIn', { account: `${account.institutionName} ${account.masked}` })}
          </p>
          <Money look="large" amount={BigInt(quote.netReceived)} />
          {isRegular(quote) ? (
            <Amounts>
              <EqualPayments quote={quote} today={today} />
              <TotalLine label={say('youRepay')} value={<Money amount={BigInt(quote.totalToRepay)} />} />
            </Amounts>
          ) : (
            <PaymentRows quote={quote} today={today} />
          )}
        </div>
        <CodeInput
          id="confirm-code"
          ref={field}
          label={say('code')}
          hint={say(sent?.isEarlier ? 'codeEarlier' : 'codeSent', { phone })}
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
          {fault && notKnown.has(fault.code)
            ? say('tryAgain')
            : say('sign', { amount: amount(quote.netReceived) })}
        </Button>
        <div className="cf-foot">
          <a href={telHref(page.config.servicePhone)}>{say('notYou')}</a>
          {sent && <Again sent={sent} signing={signing} onAsked={() => setCode('')} />}
        </div>
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
