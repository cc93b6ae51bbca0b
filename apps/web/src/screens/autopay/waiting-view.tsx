import { Button, Notice, useOnline } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import type { ViewProps } from './autopay-screen.tsx';
import { autopayWords } from './texts.ts';
import { useAllow } from './use-allow.ts';
import { useMove } from './use-move.ts';

/** It was asked for, and waits until the borrower allows it where the account is. */
export function WaitingView({ autopay: { current } }: ViewProps) {
  const say = autopayWords.useSay();
  return (
    <>
      <h1>{say('waitingTitle', { name: current?.name ?? '' })}</h1>
      <Notice icon="clock">{say('waiting')}</Notice>
    </>
  );
}

export function WaitingAction({ autopay, onChange }: ViewProps) {
  const t = useT();
  const say = autopayWords.useSay();
  const isOnline = useOnline();
  const { act, allow } = useAllow(autopay, onChange);
  const moving = useMove(autopay, onChange);
  const { current } = autopay;
  if (!current) return null;
  const fault = act.fault ?? moving.fault;
  return (
    <>
      {fault && (
        <p className="ap-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      <Button
        pale={!isOnline}
        busy={act.isBusy ? say('opening') : undefined}
        onClick={() => void allow(current.scheme)}
      >
        {current.account ? say('openAgain', { name: current.name }) : say('openApp')}
      </Button>
      <Button
        commits
        kind="plain"
        pale={!isOnline}
        busy={moving.isBusy ? say('moment') : undefined}
        onClick={() => void moving.move('cancel')}
      >
        {say('dontWant')}
      </Button>
    </>
  );
}
