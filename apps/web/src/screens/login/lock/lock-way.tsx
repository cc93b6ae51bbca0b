import { Button, Notice, useOnline } from '@candor/ui';
import { useT } from '../../../i18n/translation-provider.tsx';
import { faultText } from '../../../session/fault.ts';
import { clockText } from '../../../session/use-seconds-left.ts';
import { adoptStyles } from '../../../shell/adopt-styles.ts';
import { codeWords } from '../code/texts.ts';
import { loginWords } from '../texts.ts';
import css from './lock-way.css?inline';
import { useLockLogin } from './use-lock-login.ts';

adoptStyles(css);

type Props = { readonly onDone: () => void; readonly isTurnedToNumber: boolean };

/**
 * One tap, where this phone has a passkey; below it the code is as good. Fetched by whoever has one, or turns
 * to the number.
 */
export function LockWay({ onDone, isTurnedToNumber }: Props) {
  const t = useT();
  const say = loginWords.useSay();
  const sayCode = codeWords.useSay();
  const isOnline = useOnline();
  const lock = useLockLogin(onDone, isTurnedToNumber);
  const { fault, isClosed } = lock;
  const trouble = fault
    ? fault.retryAfterSeconds === null
      ? faultText(t, fault)
      : say('tooMany', { time: clockText(fault.retryAfterSeconds) })
    : isClosed
      ? sayCode('lockClosed')
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
            {...(lock.isBusy && { busy: sayCode('lockWaiting') })}
          >
            {sayCode('lock')}
          </Button>
          <p className="l-or">{sayCode('orCode')}</p>
        </>
      )}
    </>
  );
}
