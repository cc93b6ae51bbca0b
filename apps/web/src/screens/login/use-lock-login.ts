import { useHydrated } from '@candor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasPasskeyHere, noteNoPasskeyHere, notePasskeyHere } from '../../passkeys/this-phone.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useEnter } from './use-enter.ts';

const loadLock = () => import('../../passkeys/screen-lock.ts');

/**
 * Logging in by the phone's own lock: with one tap where this phone is known to have a passkey, and among
 * what the browser fills in for the number wherever it can. What it needs comes after the page is there.
 */
export function useLockLogin(onDone: () => void) {
  const { client, tell } = useServices();
  const ask = useAct('session.passkey-options');
  const login = useAct('session.passkey-login');
  const enter = useEnter(onDone);
  const [isGone, setGone] = useState(false);
  const isHere = useHydrated() && !isGone && hasPasskeyHere();
  const [isWaiting, setWaiting] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const filling = useRef<AbortController>(undefined);

  const { run } = login;
  const send = async (credential: string) => {
    const outcome = await run({ credential });
    if (outcome === undefined) return;
    if ('answer' in outcome) {
      notePasskeyHere();
      return enter(outcome.answer);
    }
    tell('login.refused', { reason: outcome.fault.code });
    if (outcome.fault.code !== 'screen_lock_not_accepted') return;
    // Removed elsewhere: a button that never works again is not left standing.
    noteNoPasskeyHere();
    setGone(true);
  };
  /** The browser has one window at a time: a tap comes before what waits in its list. */
  const stopFilling = () => filling.current?.abort();
  const fillIn = async () => {
    if (filling.current || !('PublicKeyCredential' in window)) return;
    const mine = new AbortController();
    filling.current = mine;
    try {
      const { fillsIn, signByPasskey } = await loadLock();
      if (!(await fillsIn())) return;
      const { options } = await client.call('session.passkey-options', {}, { signal: mine.signal });
      const given = await signByPasskey(options, { signal: mine.signal, fillIn: true });
      if ('credential' in given && !mine.signal.aborted) await send(given.credential);
    } catch {
      // It was only a convenience: the number can be typed.
    }
  };
  const leave = useCallback(() => filling.current?.abort(), []);
  useEffect(() => leave, [leave]);
  return {
    isHere,
    isBusy: isWaiting || login.isBusy,
    isClosed,
    fault: ask.fault ?? login.fault,
    fillIn,
    async use(): Promise<void> {
      if (isWaiting) return;
      stopFilling();
      login.forgive();
      setClosed(false);
      setWaiting(true);
      const asked = await ask.run({});
      if (asked !== undefined && 'answer' in asked) {
        const { signByPasskey } = await loadLock();
        const given = await signByPasskey(asked.answer.options);
        if ('credential' in given) await send(given.credential);
        else setClosed(true);
      }
      setWaiting(false);
    },
  };
}
