import { useRef, useState } from 'react';
import type { Fault } from '@candor/client';
import type { DraftInHand } from './use-complaint-draft.ts';

type Outcome<T> = { readonly answer: T } | { readonly fault: Fault } | undefined;

export type HandIn = {
  /** From the first tap on; for good once it is handed in. */
  readonly isUnderWay: boolean;
  /** The answer once it is there; nothing where it was refused, or is being handed in already. */
  readonly run: <T>(send: () => Promise<Outcome<T>>) => Promise<T | undefined>;
};

/**
 * Hands in what was typed, once. The draft's own saving ends first, or it could arrive after the letter and
 * bring it back as a draft; where it is refused, or its answer is lost, the draft is kept on.
 */
export function useHandIn({ kept, forget }: Pick<DraftInHand, 'kept' | 'forget'>): HandIn {
  const isBusy = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  return {
    isUnderWay,
    async run(send) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setUnderWay(true);
      await kept.stop();
      const outcome = await send();
      if (outcome !== undefined && 'answer' in outcome) {
        forget();
        return outcome.answer;
      }
      kept.goOn();
      isBusy.current = false;
      setUnderWay(false);
      return undefined;
    },
  };
}
