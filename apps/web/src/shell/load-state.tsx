import { ErrorState, Skeleton } from '@candor/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n/translation-provider.tsx';
import { faultText } from '../session/fault.ts';
import type { Loading } from '../session/use-call.ts';

type Props<T> = {
  readonly of: Loading<T>;
  /** The shapes of what will stand there. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** What a call gives, or its skeleton, or what went wrong with the way to try again. */
export function LoadState<T>({ of: { loaded, isReloading, reload }, skeleton, children }: Props<T>) {
  const t = useT();
  if (loaded.state === 'ready') return children(loaded.data);
  if (loaded.state === 'loading') return <Skeleton>{skeleton}</Skeleton>;
  return (
    <ErrorState title={t('notice.broken.title')} onRetry={reload} isRetrying={isReloading}>
      {faultText(t, loaded.fault)}
    </ErrorState>
  );
}
