import { routePath } from '@candor/contract/routes';
import { useCallback } from 'react';
import { useNavigate, usePlace } from '../shell/router/router-context.ts';
import { useServices } from './services.ts';

/** Leads to the login and from there back to here, in the same page: what was typed stays where it is. */
export function useAskLogin(): () => void {
  const navigate = useNavigate();
  const { session } = useServices();
  const { pathname, search } = usePlace();
  return useCallback(() => {
    session.lose();
    navigate(routePath('login', { from: pathname + search }), { replace: true });
  }, [navigate, session, pathname, search]);
}
