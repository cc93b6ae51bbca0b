import { Button, ErrorSummary, Notice, PhoneInput, Skeleton, useHydrated, useOnline } from '@candor/ui';
import { createElement, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { LenderBar } from '../../shell/lender-bar.tsx';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { lazyIn } from '../../i18n/lazy-texts.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { clockText } from '../../session/use-seconds-left.ts';
import { chosenLoan } from '../../lending/chosen-loan.ts';
import { BoneBoxes, BoneLoan } from './bone-login.tsx';
import { Languages } from './languages.tsx';
import { lockWayIn } from './load-code.ts';
import type { DraftProps } from './login-draft.ts';
import { phoneRule } from '../../forms/phone-rule.ts';
import { PHONE, usePhoneStep } from './use-phone-step.ts';
import { loginWords } from './texts.ts';

/** What is asked for comes with an answer, and what draws it beside that. */
const loadConsents = () => import('./consent-boxes.tsx');
const ConsentList = lazy(() => loadConsents().then((module) => ({ default: module.ConsentList })));

/** Only for who has chosen a loan, with the words of the way to it; a login goes on without it. */
const loanCardIn = lazyIn(async (language) => {
  try {
    const [{ LoanCard }, { wayWords }] = await Promise.all([
      import('./loan-card.tsx'),
      import('../../certification/texts.ts'),
    ]);
    await wayWords.load(language);
    return LoanCard;
  } catch {
    return () => null;
  }
});

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
  const hasLoan = hydrated && chosenLoan(store.read('productDetail'))?.figures !== undefined;
  const fault = step.otherFault;
  const boxes = (
    <BoneBoxes
      texts={page.consents?.map(
        ({ text, isRequired }) => `${text} ${say(isRequired ? 'policy' : 'optional')}`,
      )}
    />
  );
  useEffect(() => void loadConsents().catch(() => undefined), []);
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
        {hasLoan && <Suspense fallback={<BoneLoan />}>{createElement(loanCardIn(page.language))}</Suspense>}
        {(hasLock || isTurnedTo) && (
          <Suspense>
            {createElement(lockWayIn(page.language), { onDone, isTurnedToNumber: isTurnedTo })}
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
          <div className="l-consents">
            <LoadState of={step.init} skeleton={boxes}>
              {({ consents }) => (
                <Suspense fallback={<Skeleton>{boxes}</Skeleton>}>
                  <ConsentList consents={consents} ticked={draft.ticked} onTick={step.tick} />
                </Suspense>
              )}
            </LoadState>
          </div>
        )}
      </form>
    </ScreenFrame>
  );
}
