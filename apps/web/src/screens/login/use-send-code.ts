import type { ErrorCode } from '@candor/contract/client';
import { useNavigate, usePlace } from '../../shell/router/router-context.ts';
import type { Fault } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { keepLogin } from './kept-login.ts';
import { type DraftProps, type SentCode, whoOf } from './login-draft.ts';

/** Waits to show where the server only said that it is too early. */
const USUAL_WAIT_SECONDS = 60;

/** Asks for a code by SMS or by a call, and leads to where it is typed. */
export function useSendCode({ draft, change }: DraftProps) {
  const { store, tell } = useServices();
  const navigate = useNavigate();
  const { pathname, search, state } = usePlace();
  const sms = useAct('session.sms-code');
  const voice = useAct('session.voice-code');
  const isTyping = (state as { step?: string } | null)?.step === 'code';

  const goOn = (sent: SentCode) => {
    change({ sent });
    if (!isTyping) navigate(pathname + search, { state: { step: 'code' } });
  };
  const onFault = (by: SentCode['by'], { code, retryAfterSeconds }: Fault) => {
    tell('login.refused', { reason: code satisfies ErrorCode | 'broken' });
    const wait = retryAfterSeconds ?? USUAL_WAIT_SECONDS;
    if (code !== 'too_many_requests' || !isLastPhone(store.read('login')?.maskedPhone, draft.phone)) return;
    // Asked for before a reload, or in another tab: that code is on its way and can be typed.
    goOn({
      by,
      at: performance.now(),
      resendInSeconds: wait,
      voiceInSeconds: wait,
      isEarlier: draft.sent === undefined,
    });
  };

  const forgive = () => {
    sms.forgive();
    voice.forgive();
  };
  return {
    forgive,
    isBusy: sms.isBusy || voice.isBusy,
    fault: sms.fault ?? voice.fault,
    async ask(by: SentCode['by'], phone?: string): Promise<boolean> {
      forgive();
      const outcome = await (by === 'sms' ? sms : voice).run(phone === undefined ? whoOf(draft) : { phone });
      if (outcome === undefined) return false;
      if ('fault' in outcome) {
        onFault(by, outcome.fault);
        return false;
      }
      const { sentTo, resendInSeconds, voiceInSeconds, isBusy: isLate } = outcome.answer;
      store.keep('login', { maskedPhone: sentTo });
      change({ kept: keepLogin(outcome.answer, by, draft.ticked) });
      tell('login.code-asked', { by, again: draft.sent !== undefined });
      goOn({ by, at: performance.now(), resendInSeconds, voiceInSeconds, isLate });
      return true;
    },
  };
}

/**
 * Whether it may be the number that was last used here: all that the browser keeps of it are its last digits.
 */
function isLastPhone(masked: string | undefined, phone: string): boolean {
  const lastFour = /\d{4}$/.exec(masked ?? '')?.[0];
  return lastFour !== undefined && phone.endsWith(lastFour);
}
