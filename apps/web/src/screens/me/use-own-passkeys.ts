import type { Calls, ResponseOf } from '@candor/contract/client';
import { useState } from 'react';
import { proveByLock } from '../../passkeys/prove-by-lock.ts';
import { passkeyWords } from '../../passkeys/texts.ts';
import { noteNoPasskeyHere } from '../../passkeys/passkey-notes.ts';
import { useCodeProof } from '../../passkeys/use-code-proof.ts';
import { useMakePasskey } from '../../passkeys/use-make-passkey.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import type { Loading } from '../../session/use-call.ts';

type List = ResponseOf<Calls['session.passkey-list']>;
type Entry = List['passkeys'][number];

/** Adding this phone and removing one; what needs a proof takes the phone's own lock first, else a code. */
export function useOwnPasskeys(list: Loading<List>) {
  const say = passkeyWords.useSay();
  const { client } = useServices();
  const making = useMakePasskey();
  const removing = useAct('session.passkey-remove');
  const proof = useCodeProof();
  const [chosen, choose] = useState<Entry>();
  const [news, setNews] = useState('');
  const [isProving, setProving] = useState(false);
  const done = (text: string) => {
    proof.close();
    choose(undefined);
    setNews(text);
    list.reload();
  };
  const make = async (code?: string) => {
    const made = await making.make(code);
    if (made === 'added') return done(say('on'));
    if (made === 'there-already') return done(say('thereAlready'));
    if (made === 'closed') {
      proof.close();
      setNews(say('closed'));
    }
  };
  const takeAway = async (given: { code: string } | { credential: string }) => {
    if (!chosen) return undefined;
    const outcome = await removing.run({ passkeyId: chosen.passkeyId, ...given });
    if (outcome === undefined || 'fault' in outcome) return outcome?.fault;
    if (outcome.answer.left === 0) noteNoPasskeyHere();
    done(say('removed'));
    return undefined;
  };
  return {
    news,
    chosen,
    proof,
    isMaking: making.isBusy,
    isBusy: isProving || removing.isBusy || making.isBusy || proof.isBusy,
    fault: removing.fault ?? making.fault ?? proof.fault,
    forgive() {
      removing.forgive();
      making.forgive();
    },
    choose(entry: Entry | undefined) {
      setNews('');
      removing.forgive();
      choose(entry);
    },
    async add() {
      setNews('');
      choose(undefined);
      const takesCode = list.loaded.state === 'ready' && list.loaded.data.takesCode;
      await (takesCode ? proof.ask() : make());
    },
    async remove() {
      setProving(true);
      const credential = await proveByLock(client, 'passkey');
      setProving(false);
      const fault = credential === undefined ? undefined : await takeAway({ credential });
      if (credential !== undefined && fault === undefined) return;
      removing.forgive();
      await proof.ask();
    },
    confirm: async (code: string) => void (await (chosen ? takeAway({ code }) : make(code))),
  };
}
