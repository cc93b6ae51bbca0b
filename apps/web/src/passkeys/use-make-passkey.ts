import type { Fault } from '@candor/client';
import { useState } from 'react';
import { useAct } from '../session/use-act.ts';
import { makePasskey } from './screen-lock.ts';
import { notePasskeyHere } from './passkey-notes.ts';

type Made = 'added' | 'closed' | 'there-already' | { readonly fault: Fault };

/** Makes a passkey on this phone and has the server keep it; undefined: nothing was asked. */
export function useMakePasskey() {
  const ask = useAct('session.passkey-new');
  const add = useAct('session.passkey-add');
  const [isWaiting, setWaiting] = useState(false);
  const make = async (code?: string): Promise<Made | undefined> => {
    const asked = await ask.run({});
    if (asked === undefined || 'fault' in asked) return asked;
    const given = await makePasskey(asked.answer.options);
    if (!('credential' in given)) {
      if (given.is === 'there-already') notePasskeyHere();
      return given.is;
    }
    const kept = await add.run({ ...given, ...(code !== undefined && { code }) });
    if (kept === undefined || 'fault' in kept) return kept;
    notePasskeyHere();
    return 'added';
  };
  return {
    isBusy: isWaiting,
    fault: ask.fault ?? add.fault,
    forgive() {
      ask.forgive();
      add.forgive();
    },
    async make(code?: string): Promise<Made | undefined> {
      if (isWaiting) return undefined;
      setWaiting(true);
      try {
        return await make(code);
      } finally {
        setWaiting(false);
      }
    },
  };
}
