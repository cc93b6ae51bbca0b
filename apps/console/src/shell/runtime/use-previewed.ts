import {
  type ActOf,
  type Calls,
  type MarkedPreviewKey,
  previewOfAct,
  type RequestOf,
  type ResponseOf,
} from '@candor/contract/console-client';
import type { Loaded } from './use-load.ts';
import { type Act, useAct } from './use-act.ts';
import { useLoad } from './use-load.ts';
import { useSettled } from './use-settled.ts';

export type Previewed<K extends MarkedPreviewKey> = {
  readonly loaded: Loaded<ResponseOf<Calls[K]>>;
  /** What is shown; undefined while it is read, and where it can't be done. */
  readonly seen: ResponseOf<Calls[K]> | undefined;
  /**
   * Whether the act may be done: a preview is there, it is of this very request, and nothing was done from it
   * yet.
   */
  readonly isArmed: boolean;
  readonly isBusy: boolean;
  readonly fault: Act<ActOf<K>>['fault'];
  /** Does what is shown. Undefined: nothing was asked. */
  readonly run: (request: Omit<RequestOf<Calls[ActOf<K>]>, 'seen'>) => ReturnType<Act<ActOf<K>>['run']>;
  readonly reload: () => void;
};

/**
 * A preview and the act that it leads to, as one: the act sends the mark of what is shown, and is armed only
 * by a preview that was read for exactly what is asked now. What was done from it disarms it; if the server
 * would do something else by now it says so, and the new figures are read.
 *   const plan = usePreviewed('console.loan-preview', { market, loan, act: 'delay' });
 *   plan.isArmed && plan.run({ market, loan, act: 'delay', reason, words })
 */
export function usePreviewed<K extends MarkedPreviewKey>(
  key: K,
  request: RequestOf<Calls[K]> | null,
): Previewed<K> {
  // Nobody asks what half an amount or half a date would do.
  const settled = useSettled(request);
  const isSettled = JSON.stringify(settled) === JSON.stringify(request);
  const read = useLoad(key, request === null ? null : settled);
  const { reload } = read;
  const loaded: Loaded<ResponseOf<Calls[K]>> = isSettled
    ? read.loaded
    : { state: 'loading', read: undefined };
  const act = useAct<ActOf<K>>(previewOfAct[key].act);
  const seen = loaded.state === 'ready' && request !== null ? loaded.read.data : undefined;
  const mark = (seen as { readonly mark: string } | undefined)?.mark;
  return {
    loaded,
    seen,
    isArmed: mark !== undefined && !act.isBusy && !act.isSpent(mark),
    isBusy: act.isBusy,
    fault: act.fault,
    reload,
    async run(rest) {
      if (mark === undefined) return undefined;
      const outcome = await act.run({ ...rest, seen: mark } as unknown as RequestOf<Calls[ActOf<K>]>);
      if (outcome && 'fault' in outcome && outcome.fault.code === 'figures_have_changed') reload();
      return outcome;
    },
  };
}
