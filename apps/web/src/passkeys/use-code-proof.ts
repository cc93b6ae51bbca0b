import type { Fault } from '@candor/client';
import { useState } from 'react';
import { useAct } from '../session/use-act.ts';

type Sent = {
  /** Null: it was sent before, and there is none newer yet. */
  readonly phone: string | null;
  readonly at: number;
  readonly resendInSeconds: number;
};

export type CodeProof = {
  /** Undefined: nothing is asked for. */
  readonly sent: Sent | undefined;
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  readonly ask: () => Promise<void>;
  readonly close: () => void;
};

/** A code by SMS for what changes how one logs in. */
export function useCodeProof(): CodeProof {
  const act = useAct('session.step-up-code');
  const [sent, setSent] = useState<Sent>();
  return {
    sent,
    isBusy: act.isBusy,
    fault: act.fault,
    async ask() {
      const outcome = await act.run({ purpose: 'passkey', by: 'sms' });
      if (outcome === undefined) return;
      const at = performance.now();
      if ('answer' in outcome) {
        const { sentTo: phone, resendInSeconds } = outcome.answer;
        return setSent({ phone, at, resendInSeconds });
      }
      // Too soon for a new one: the earlier one does it as well.
      const { code, retryAfterSeconds } = outcome.fault;
      if (code !== 'too_many_requests' || retryAfterSeconds === null) return;
      act.forgive();
      setSent({ phone: null, at, resendInSeconds: retryAfterSeconds });
    },
    close: () => setSent(undefined),
  };
}
