import type { MarketId } from '@candor/markets';
import { type FieldFaultLine, useOnline } from '@candor/ui';
import type { FormEvent } from 'react';
import type { AppPageData } from '../../app/page-data.ts';
import { useFaults } from '../../forms/use-faults.ts';
import { useServices } from '../../session/services.ts';
import { useCall } from '../../session/use-call.ts';
import { REQUIRED_BOX } from './consent-boxes.tsx';
import type { DraftProps } from './login-draft.ts';
import { isLastPhone, useSendCode } from './use-send-code.ts';
import { loginWords } from './words.ts';

export const PHONE = 'login-phone';

/** What a number here looks like, in words: a market that is added does not compile without its own. */
const hints: Readonly<Record<MarketId, 'hintPh' | 'hintIn'>> = { ph: 'hintPh', in: 'hintIn' };

type Options = DraftProps & { readonly page: AppPageData };

/** What the first step knows and does; how it looks is in `phone-step.tsx`. */
export function usePhoneStep({ page, draft, change }: Options) {
  const say = loginWords.useSay();
  const isOnline = useOnline();
  const { store } = useServices();
  const init = useCall('session.login-init', {});
  const { ask, isBusy, fault, forgive } = useSendCode({ draft, change });
  const { faults, show, at, mend } = useFaults();
  const hint = say(hints[page.config.market]);

  const check = (): FieldFaultLine[] => {
    const found: FieldFaultLine[] = [];
    const { length } = draft.phone;
    const { digits } = page.mobile;
    if (length === 0) found.push({ fieldId: PHONE, text: say('phoneMissing') });
    else if (length < digits)
      found.push({ fieldId: PHONE, text: say('phoneShort', { count: length, max: digits }) });
    else if (length > digits) found.push({ fieldId: PHONE, text: say('phoneNotHere', { hint }) });
    // Who has just been logged in here agreed before: nothing is asked twice.
    if (init.loaded.state !== 'ready' || isLastPhone(store.read('login')?.maskedPhone, draft.phone))
      return found;
    const isAgreed = init.loaded.data.consents
      .filter(({ isRequired }) => isRequired)
      .every((one) =>
        draft.ticked.some(
          ({ purpose, textVersion }) => purpose === one.purpose && textVersion === one.textVersion,
        ),
      );
    if (!isAgreed) found.push({ fieldId: REQUIRED_BOX, text: say('consentMissing') });
    return found;
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy || !isOnline) return;
    const found = check();
    show(found);
    if (found.length === 0) await ask('sms');
  };
  const isForeign = fault?.code === 'invalid_request';
  return {
    init,
    hint,
    faults,
    phoneError: isForeign ? say('phoneNotHere', { hint }) : at(PHONE),
    consentError: at(REQUIRED_BOX),
    otherFault: isForeign ? undefined : fault,
    isBusy,
    ask,
    send,
    typePhone(phone: string) {
      mend(PHONE);
      forgive();
      change({ phone, sent: undefined });
    },
    tick(ticked: DraftProps['draft']['ticked']) {
      mend(REQUIRED_BOX);
      change({ ticked });
    },
  };
}
