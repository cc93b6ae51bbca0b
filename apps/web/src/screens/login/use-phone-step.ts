import { type FieldFaultLine, useOnline } from '@candor/ui';
import type { FormEvent } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useFaults } from '../../forms/use-faults.ts';
import { useCall } from '../../session/use-call.ts';
import { forgetLogin } from './kept-login.ts';
import type { DraftProps } from './login-draft.ts';
import { useSendCode } from './use-send-code.ts';
import { loginWords } from './texts.ts';

export const PHONE = 'login-phone';

type Options = DraftProps & { readonly page: AppPageData };

/** What the first step knows and does; how it looks is in `phone-step.tsx`. */
export function usePhoneStep({ page, draft, change }: Options) {
  const say = loginWords.useSay();
  const isOnline = useOnline();
  const init = useCall('session.login-init', {});
  const { ask, isBusy, fault, forgive } = useSendCode({ draft, change });
  const { faults, show, at, mend } = useFaults();
  const { hint } = page.mobile;

  const check = (): FieldFaultLine[] => {
    const found: FieldFaultLine[] = [];
    const { length } = draft.phone;
    const { digits } = page.mobile;
    if (length === 0) found.push({ fieldId: PHONE, text: say('phoneMissing') });
    else if (length < digits)
      found.push({ fieldId: PHONE, text: say('phoneShort', { count: length, max: digits }) });
    else if (length > digits) found.push({ fieldId: PHONE, text: say('phoneNotHere', { hint }) });
    // Who has an account agreed before, and whether there is one is told to nobody without the code: whoever
    // is new and ticked nothing is asked after it.
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
    otherFault: isForeign ? undefined : fault,
    isBusy,
    ask,
    send,
    typePhone(phone: string) {
      mend(PHONE);
      forgive();
      forgetLogin();
      change({ phone, kept: undefined, sent: undefined });
    },
    tick(ticked: DraftProps['draft']['ticked']) {
      change({ ticked });
    },
  };
}
