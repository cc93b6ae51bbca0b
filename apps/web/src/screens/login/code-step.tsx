import { routePath } from '@candor/contract/routes';
import { Button, CodeInput, Notice, useOnline } from '@candor/ui';
import { type FormEvent, useRef } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { clockText } from '../../session/use-seconds-left.ts';
import { IdentityCheck } from './code/identity-check.tsx';
import { LateConsents } from './late-consents.tsx';
import type { DraftProps } from './login-draft.ts';
import { phoneText } from '../../forms/phone-rule.ts';
import { DIGITS, useCodeStep } from './use-code-step.ts';
import { WaitCard } from './code/wait-card.tsx';
import { codeWords } from './code/texts.ts';
import { loginWords } from './texts.ts';

type Props = DraftProps & { readonly page: AppPageData; readonly onDone: () => void };

/** The code, other ways to get one, and what to do when it is not right. */
export function CodeStep({ page, ...rest }: Props) {
  const say = codeWords.useSay();
  const sayLogin = loginWords.useSay();
  const isOnline = useOnline();
  const field = useRef<HTMLInputElement>(null);
  const step = useCodeStep({ ...rest, field });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void step.submit(step.code);
  };
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('login')} />}
      action={
        <Button form="code" type="submit" pale={!isOnline} {...(step.isBusy && { busy: say('checking') })}>
          {say('logIn')}
        </Button>
      }
    >
      <form id="code" className="l-form" noValidate onSubmit={send}>
        <h1>{say('codeTitle')}</h1>
        <p className="l-intro">
          {say(step.sent.by === 'sms' ? 'sentSms' : 'sentVoice')}{' '}
          <strong>{rest.draft.phone === '' ? rest.draft.kept?.sentTo : phoneText(rest.draft.phone)}</strong>
          {'. '}
          <a href={routePath('login')} className="l-change" onClick={step.goBack}>
            {sayLogin('change')}
          </a>
        </p>
        <News text={step.news} />
        {step.otherFault && <Trouble fault={step.otherFault} />}
        {step.mustAgree && (
          <LateConsents ticked={rest.draft.ticked} error={step.consentError} onTick={step.tick} />
        )}
        <CodeInput
          id="login-code"
          ref={field}
          label={say('code', { digits: DIGITS })}
          digits={DIGITS}
          value={step.code}
          error={step.codeError}
          onChange={step.setCode}
          onComplete={(typed) => void step.submit(typed)}
        />
        {step.isCheck && (
          <IdentityCheck person={step.person} error={step.personError} onChange={step.setPerson} />
        )}
        <WaitCard sent={step.sent} isBusy={step.isSending} onAsk={(by) => void step.askAgain(by)} />
        {step.sent.isLate && <Notice icon="clock">{say('late')}</Notice>}
        <Notice icon="lock">{say('never')}</Notice>
        {page.isSandbox && (
          <Notice icon="info">
            {say('sandbox')} <a href={routePath('sandbox')}>{say('outbox')}</a>
          </Notice>
        )}
      </form>
    </ScreenFrame>
  );
}

/** The region is there before it has something to say, or a screen reader would miss the first word. */
function News({ text }: { readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may only hold words, not a box
    <div role="status">
      {text !== '' && (
        <Notice kind="good" icon="check">
          {text}
        </Notice>
      )}
    </div>
  );
}

function Trouble({ fault }: { readonly fault: Fault }) {
  const t = useT();
  const say = loginWords.useSay();
  return (
    <div role="alert">
      <Notice kind="bad" icon="warning">
        {fault.retryAfterSeconds === null
          ? faultText(t, fault)
          : say('tooMany', { time: clockText(fault.retryAfterSeconds) })}
      </Notice>
    </div>
  );
}
