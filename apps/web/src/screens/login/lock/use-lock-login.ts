import type { Client } from '@candor/contract/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillsIn, signByPasskey } from '../../../passkeys/screen-lock.ts';
import { hasPasskeyHere, noteNoPasskeyHere, notePasskeyHere } from '../../../passkeys/passkey-notes.ts';
import { useServices } from '../../../session/services.ts';
import { useAct } from '../../../session/use-act.ts';
import { useEnter } from '../use-enter.ts';

/**
 * Logging in by the phone's own lock: with one tap where this phone is known to have a passkey, and among
 * what the browser fills in for the number, once somebody turns to that.
 */
export function useLockLogin(onDone: () => void, isTurnedToNumber: boolean) {
  const { client, tell } = useServices();
  const ask = useAct('session.passkey-options');
  const login = useAct('session.passkey-login');
  const enter = useEnter(onDone);
  const [isGone, setGone] = useState(false);
  const isHere = !isGone && hasPasskeyHere();
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
  const take = useEffectEvent(send);
  useEffect(() => {
    if (!isTurnedToNumber) return undefined;
    const mine = new AbortController();
    filling.current = mine;
    void filledIn(client, mine.signal).then((given) => (given === undefined ? undefined : take(given)));
    return () => mine.abort();
  }, [isTurnedToNumber, client]);
  return {
    isHere,
    isBusy: isWaiting || login.isBusy,
    isClosed,
    fault: ask.fault ?? login.fault,
    async use(): Promise<void> {
      if (isWaiting) return;
      // The browser has one window at a time: a tap comes before what waits in its list.
      filling.current?.abort();
      login.forgive();
      setClosed(false);
      setWaiting(true);
      const asked = await ask.run({});
      if (asked !== undefined && 'answer' in asked) {
        const given = await signByPasskey(asked.answer.options);
        if ('credential' in given) await send(given.credential);
        else setClosed(true);
      }
      setWaiting(false);
    },
  };
}

/** What the browser filled in for the number; undefined where nobody chose a passkey there. */
async function filledIn(client: Client, signal: AbortSignal): Promise<string | undefined> {
  try {
    if (!('PublicKeyCredential' in window) || !(await fillsIn())) return undefined;
    const { options } = await client.call('session.passkey-options', {}, { signal });
    const given = await signByPasskey(options, { signal, fillIn: true });
    return 'credential' in given && !signal.aborted ? given.credential : undefined;
  } catch {
    // It was only a convenience: the number can be typed.
    return undefined;
  }
}
