import { type ReactNode, useMemo } from 'react';
import { RouterContext } from './router-context.ts';

/** A router that stands at one address: for the server, where nobody goes anywhere. */
export function StillRouter({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const router = useMemo(
    () => ({
      place: { pathname: path, search: '', state: null, key: 'default' },
      navigate: () => undefined,
    }),
    [path],
  );
  return <RouterContext value={router}>{children}</RouterContext>;
}
