import type { Calls, ConsoleCallKey, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { type Fault, faultOf } from './fault.ts';
import type { Loaded } from './use-load.ts';
import { useLoad } from './use-load.ts';

type Paged = { readonly nextCursor: string | null };
export type PagedKey = {
  [K in ConsoleCallKey]: ResponseOf<Calls[K]> extends Paged ? K : never;
}[ConsoleCallKey];

type Beyond<T> = { readonly asked: string; readonly pages: readonly T[] };

export type Pages<T> = {
  readonly loaded: Loaded<T>;
  /** The first page and those that were asked for since. */
  readonly pages: readonly T[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  readonly more: () => void;
  readonly reload: () => void;
};

/**
 * A list that goes on: the first page as `useLoad` reads it, and each further one when somebody asks for it.
 */
export function usePages<K extends PagedKey>(
  key: K,
  request: Omit<RequestOf<Calls[K]>, 'cursor'>,
): Pages<ResponseOf<Calls[K]>> {
  type Answer = ResponseOf<Calls[K]>;
  const { client, session } = useServices();
  const { loaded, reload } = useLoad(key, request as RequestOf<Calls[K]>);
  const first = loaded.read?.data;
  // What lies beyond a first page belongs to that very page: one that is read anew begins anew.
  const asked = JSON.stringify([request, loaded.read?.at]);
  const [beyond, setBeyond] = useState<Beyond<Answer>>({ asked: '', pages: [] });
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  const pages = first ? [first, ...(beyond.asked === asked ? beyond.pages : [])] : [];
  const cursor = (pages.at(-1) as Paged | undefined)?.nextCursor ?? null;
  const more = async () => {
    if (cursor === null || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      const answer = await client.call(key, { ...request, cursor } as RequestOf<Calls[K]>);
      setBeyond({ asked, pages: [...pages.slice(1), answer] });
    } catch (error) {
      const failure = faultOf(error);
      if (failure.code === 'not_logged_in') session.lose();
      else setFault(failure);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { loaded, pages, hasMore: cursor !== null, isBusy, fault, more: () => void more(), reload };
}
