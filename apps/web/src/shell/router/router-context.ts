import { createContext, useContext } from 'react';

/** Where the app is: the address, and what its entry in the browser's history remembers beside it. */
export type Place = {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
  /** `default` for the page as it was opened; each step from there has its own. */
  readonly key: string;
};

export type Navigate = (
  /** An address of this app, or how many steps back (negative) or forward. */
  to: string | number,
  options?: { readonly replace?: boolean; readonly state?: unknown },
) => void;

type Router = { readonly place: Place; readonly navigate: Navigate };

export const RouterContext = createContext<Router | undefined>(undefined);

export function usePlace(): Place {
  return useRouter().place;
}

export function useNavigate(): Navigate {
  return useRouter().navigate;
}

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no router around this.');
  return router;
}
