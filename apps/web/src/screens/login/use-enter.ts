import type { Calls, ResponseOf } from '@candor/contract/client';
import { useServices } from '../../session/services.ts';
import { forgetLogin } from './kept-login.ts';
import { LOGIN_DRAFT } from './login-draft.ts';

/** What follows a login, by whatever it was opened. */
export function useEnter(onDone: () => void) {
  const { session, store, drafts, tell, client } = useServices();
  return ({ phone, isNew, consents }: ResponseOf<Calls['session.login']>): void => {
    store.keep('login', { maskedPhone: phone });
    tell('login.done', { fresh: isNew });
    drafts.delete(LOGIN_DRAFT);
    forgetLogin();
    session.open();
    // Fetched only for who agreed to it; a phone that does not say it is logged in all the same.
    if (consents.length > 0)
      void import('../../device/tell-device.ts')
        .then(({ tellDevice }) => tellDevice(client, 'device'))
        .catch(() => {});
    onDone();
  };
}
