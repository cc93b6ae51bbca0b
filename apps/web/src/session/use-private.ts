import { useEffect } from 'react';
import { useServices } from './services.ts';
import { useAskLogin } from './use-ask-login.ts';

/** For a screen that shows somebody's own: it goes away when another tab logs out. */
export function usePrivate(): void {
  const { session } = useServices();
  const askLogin = useAskLogin();
  useEffect(() => session.listen((news) => news === 'ended' && askLogin()), [session, askLogin]);
}
