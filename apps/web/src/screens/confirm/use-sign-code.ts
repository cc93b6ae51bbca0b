import type { Calls, RequestOf } from '@candor/contract/client';
import { useState } from 'react';
import { useAct } from '../../session/use-act.ts';

/** A code on its way: what it was asked for, and when another may be, by this page's own clock. */
export type SentCode = {
  readonly about: string;
  readonly at: number;
  readonly resendInSeconds: number;
  readonly voiceInSeconds: number;
  /** It was asked for before this page was reloaded, and may still be used. */
  readonly isEarlier: boolean;
};

type SignedLoan = NonNullable<RequestOf<Calls['session.step-up-code']>['loan']>;

/**
 * The code that signs: bound to `about`, which is exactly these figures to that account. Its message names
 * the loan that comes along.
 */
export function useSignCode(about: string | undefined, loan: SignedLoan | undefined) {
  const act = useAct('session.step-up-code');
  const [sent, setSent] = useState<SentCode>();
  return {
    sent,
    isBusy: act.isBusy,
    fault: act.fault,
    /** Whether there is one to be typed now. */
    async ask(by: 'sms' | 'voice'): Promise<boolean> {
      const what = about !== undefined && loan !== undefined && { about, loan };
      const outcome = await act.run({ purpose: 'sign', by, ...what });
      if (outcome === undefined) return false;
      const now = { about: about ?? '', at: performance.now() };
      if ('answer' in outcome) {
        const { resendInSeconds, voiceInSeconds } = outcome.answer;
        setSent({ ...now, resendInSeconds, voiceInSeconds, isEarlier: false });
        return true;
      }
      // A moment ago one was sent, perhaps before a reload: it can still be typed.
      const { code, retryAfterSeconds: wait } = outcome.fault;
      if (code !== 'too_many_requests' || wait === null) return false;
      setSent({ ...now, resendInSeconds: wait, voiceInSeconds: wait, isEarlier: true });
      return true;
    },
  };
}
