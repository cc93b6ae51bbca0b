import { routePath } from '@candor/contract/routes';
import { useNavigate } from '../shell/router/router-context.ts';
import { useServices } from './services.ts';

/** What is left to do when a session is over: nothing of this borrower stays on a shared phone. */
export function useLeave(): () => void {
  const { session, store, drafts } = useServices();
  const navigate = useNavigate();
  return () => {
    store.forgetAll();
    drafts.clear();
    session.end();
    navigate(routePath('login'), { replace: true });
  };
}
