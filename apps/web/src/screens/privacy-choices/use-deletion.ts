import { routePath } from '@candor/contract/routes';
import { useState } from 'react';
import { useNavigate } from '../../shell/router/router-context.ts';
import { proveByLock } from '../../passkeys/prove-by-lock.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useDraft } from '../../session/use-draft.ts';

type SentTo = { readonly phone: string; readonly at: number; readonly resendInSeconds: number };

/**
 * The two steps of leaving: a code for exactly this, and the code. What was ticked outlasts a login in
 * between.
 */
export function useDeletion() {
  const { client, session, store, drafts, tell } = useServices();
  const navigate = useNavigate();
  const [{ isUnderstood }, keep] = useDraft('delete-account', { isUnderstood: false });
  const [sent, setSent] = useState<SentTo>();
  const ask = useAct('session.step-up-code');
  const remove = useAct('session.user-delete');
  const [isProving, setProving] = useState(false);
  const go = async (proof: { code: string } | { credential: string }) => {
    const outcome = await remove.run(proof);
    if (outcome === undefined || 'fault' in outcome) return;
    tell('account.deleted', { kept: outcome.answer.kept.length > 0 });
    store.forgetAll();
    drafts.clear();
    session.end();
    navigate(routePath('privacyChoices'), { replace: true, state: { gone: outcome.answer } });
  };
  return {
    isUnderstood,
    understand: () => keep({ isUnderstood: !isUnderstood }),
    sent,
    isBusy: ask.isBusy || remove.isBusy || isProving,
    askFault: ask.fault,
    fault: remove.fault,
    forgive: remove.forgive,
    async askCode() {
      remove.forgive();
      const outcome = await ask.run({ purpose: 'delete', by: 'sms' });
      if (outcome === undefined || 'fault' in outcome) return;
      const { sentTo, resendInSeconds } = outcome.answer;
      setSent({ phone: sentTo, at: performance.now(), resendInSeconds });
    },
    remove: (code: string) => go({ code }),
    /** By this phone's own lock: whoever closes its window has changed their mind. */
    async removeByLock() {
      remove.forgive();
      setProving(true);
      const credential = await proveByLock(client, 'delete');
      setProving(false);
      if (credential !== undefined) await go({ credential });
    },
  };
}
