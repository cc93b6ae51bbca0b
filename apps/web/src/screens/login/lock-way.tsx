import { Button, Notice, useOnline } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { clockText } from '../../session/use-seconds-left.ts';
import { loginWords } from './texts.ts';
import type { useLockLogin } from './use-lock-login.ts';

/** One tap, where this phone has a passkey; below it the code is as good. */
export function LockWay({ lock }: { readonly lock: ReturnType<typeof useLockLogin> }) {
  const t = useT();
  const say = loginWords.useSay();
  const isOnline = useOnline();
  const { fault, isClosed } = lock;
  const trouble = fault
    ? fault.retryAfterSeconds === null
      ? faultText(t, fault)
      : say('tooMany', { time: clockText(fault.retryAfterSeconds) })
    : isClosed
      ? say('lockClosed')
      : undefined;
  return (
    <>
      {trouble !== undefined && (
        <div role="alert">
          <Notice kind="warn" icon="warning">
            {trouble}
          </Notice>
        </div>
      )}
      {lock.isHere && (
        <>
          <Button
            icon="lock"
            pale={!isOnline}
            onClick={() => void lock.use()}
            {...(lock.isBusy && { busy: say('lockWaiting') })}
          >
            {say('lock')}
          </Button>
          <p className="l-or">{say('orCode')}</p>
        </>
      )}
    </>
  );
}
