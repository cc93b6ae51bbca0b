import { Button, ErrorSummary, Notice, PhoneInput, useHydrated, useOnline } from '@candor/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { LenderBar } from '../../shell/lender-bar.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { clockText } from '../../session/use-seconds-left.ts';
import { ConsentBoxes } from './consent-boxes.tsx';
import { Languages } from './languages.tsx';
import { LoanCard } from './loan-card.tsx';
import type { DraftProps } from './login-draft.ts';
import { phoneRule } from '../../forms/phone-rule.ts';
import { PHONE, usePhoneStep } from './use-phone-step.ts';
import { loginWords } from './texts.ts';

const LockWay = lazy(() => import('./later-ways.ts').then((module) => ({ default: module.LockWay })));

type Props = DraftProps & { readonly page: AppPageData; readonly onDone: () => void };

/** The number, and what one agrees to. Everything typed stays, whatever the answer is. */
export function PhoneStep({ page, draft, change, onDone }: Props) {
  const t = useT();
  const say = loginWords.useSay();
  const isOnline = useOnline();
  const hydrated = useHydrated();
  const { store } = useServices();
  const rule = useMemo(() => phoneRule(page), [page]);
  const step = usePhoneStep({ page, draft, change });
  // As `hasPasskeyHere` has it, which comes later.
  const hasLock = hydrated && document.cookie.includes('screenLock=on');
  const [isTurnedTo, setTurnedTo] = useState(false);
  // Until the answer is there, whoever was here before is taken for the same.
  const isExpected = hydrated && !step.isInitThere && store.read('login') !== undefined;
  const isKnown = step.isKnown || (isExpected && draft.phone === '');
  const fault = step.otherFault;
  return (
    <ScreenFrame
      config={page.config}
      bar={<LenderBar config={page.config} />}
      action={
        <Button
          form="login"
          type="submit"
          kind={hasLock ? 'outlined' : 'filled'}
          pale={!isOnline}
          {...(step.isBusy && { busy: say('sending') })}
        >
          {say('send')}
        </Button>
      }
    >
      <form id="login" className="l-form" onSubmit={(event) => void step.send(event)} noValidate>
        <Languages page={page} />
        <h1>{say('title')}</h1>
        <p className="l-intro">{say('intro')}</p>
        <LoanCard />
        {(hasLock || isTurnedTo) && (
          <Suspense>
            <LockWay onDone={onDone} isTurnedToNumber={isTurnedTo} />
          </Suspense>
        )}
        <ErrorSummary faults={step.faults} />
        <PhoneInput
          id={PHONE}
          label={say('phone')}
          hint={step.hint}
          autoComplete="tel webauthn"
          onFocus={() => setTurnedTo(true)}
          rule={rule}
          value={draft.phone}
          error={step.phoneError}
          onChange={step.typePhone}
        />
        {fault && (
          <div role="alert">
            <Notice kind="bad" icon="warning">
              {fault.retryAfterSeconds === null
                ? faultText(t, fault)
                : say('tooMany', { time: clockText(fault.retryAfterSeconds) })}
            </Notice>
          </div>
        )}
        {fault?.code === 'message_not_sent' && (
          <Button kind="outlined" icon="phone" onClick={() => void step.ask('voice')}>
            {say('callWithCode')}
          </Button>
        )}
        {/* Who was here before has agreed; whoever is new on this phone is asked after the code. */}
        {!isKnown && (
          <ConsentBoxes init={step.init} ticked={draft.ticked} error={undefined} onTick={step.tick} />
        )}
      </form>
    </ScreenFrame>
  );
}
