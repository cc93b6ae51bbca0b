import { noteLoginByCode } from '../../passkeys/passkey-notes.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import type { Person } from './code/identity-check.tsx';
import { type LoginDraft, whoOf } from './login-draft.ts';
import { useEnter } from './use-enter.ts';

/** The code, sent with what was ticked. `onDone` comes once, when the session is there. */
export function useLogIn(draft: LoginDraft, onDone: () => void) {
  const { tell } = useServices();
  const login = useAct('session.login');
  const enter = useEnter(onDone);
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
      noteLoginByCode();
      enter(outcome.answer);
    },
  };
}
