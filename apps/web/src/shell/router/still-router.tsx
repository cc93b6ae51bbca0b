import { type ReactNode, useMemo } from 'react';
import { RouterContext } from './router-context.ts';

type Props = { readonly path: string; readonly search?: string; readonly children: ReactNode };

/** A router that stands at one address: for the server, where nobody goes anywhere. */
export function StillRouter({ path, search = '', children }: Props) {
  const router = useMemo(
    () => ({
      place: { pathname: path, search, state: null, key: 'default' },
      navigate: () => undefined,
    }),
    [path, search],
  );
  return <RouterContext value={router}>{children}</RouterContext>;
}
