import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import type { Person } from './code/identity-check.tsx';
import { forgetLogin } from './kept-login.ts';
import { LOGIN_DRAFT, type LoginDraft, whoOf } from './login-draft.ts';

/** The code, sent with what was ticked. `onDone` comes once, when the session is there. */
export function useLogIn(draft: LoginDraft, onDone: () => void) {
  const { session, store, drafts, tell, client } = useServices();
  const login = useAct('session.login');
  return {
    isBusy: login.isBusy,
    fault: login.fault,
    forgive: login.forgive,
    async send(code: string, { is, lastFour }: Person): Promise<void> {
      const person = is === 'same' ? { is, documentLastFour: lastFour } : is === 'new' ? { is } : undefined;
      const outcome = await login.run({
        ...whoOf(draft),
        code,
        consents: [...draft.ticked],
        ...(person && { person }),
      });
      if (outcome === undefined) return;
      if ('fault' in outcome) return tell('login.refused', { reason: outcome.fault.code });
      store.keep('login', { maskedPhone: outcome.answer.phone });
      tell('login.done', { fresh: outcome.answer.isNew });
      drafts.delete(LOGIN_DRAFT);
      forgetLogin();
      session.open();
      // Fetched only for who agreed to it; a phone that does not say it is logged in all the same.
      if (outcome.answer.consents.length > 0)
        void import('../../device/tell-device.ts')
          .then(({ tellDevice }) => tellDevice(client, 'device'))
          .catch(() => {});
      onDone();
    },
  };
}
