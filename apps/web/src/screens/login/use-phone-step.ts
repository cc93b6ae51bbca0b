import { type FieldFaultLine, useOnline } from '@candor/ui';
import { type FormEvent, useEffect } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useFaults } from '../../forms/use-faults.ts';
import { useCall } from '../../session/use-call.ts';
import { forgetLogin, keepTyping } from './kept-login.ts';
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
  const lastPhone = init.loaded.state === 'ready' ? init.loaded.data.lastPhone : null;
  const mayFill = lastPhone !== null && draft.phone === '' && draft.isTouched !== true;
  useEffect(() => {
    if (mayFill) change({ phone: lastPhone, isTouched: true });
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is another function each time
  }, [mayFill, lastPhone]);

  const check = (): FieldFaultLine[] => {
    const found: FieldFaultLine[] = [];
    const { length: count } = draft.phone;
    const { digits: max } = page.mobile;
    const tell = (text: string) => found.push({ fieldId: PHONE, text });
    if (count === 0) tell(say('phoneMissing'));
    else if (count < max) tell(say('phoneShort', { count, max, missing: max - count }));
    else if (count > max) tell(say('phoneNotHere', { hint }));
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
    isInitThere: init.loaded.state !== 'loading',
    /** Whoever has this number agreed before. */
    isKnown: lastPhone !== null && draft.phone === lastPhone && draft.sent === undefined,
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
      keepTyping({ phone, ticked: draft.ticked });
      change({ phone, isTouched: true, kept: undefined, sent: undefined });
    },
    tick(ticked: DraftProps['draft']['ticked']) {
      keepTyping({ phone: draft.phone, ticked });
      change({ ticked });
    },
  };
}
