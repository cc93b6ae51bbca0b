import type { Calls, ResponseOf } from '@candor/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Fault, faultOf } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { questionName } from '../../session/use-kept-call.ts';
import { useAskLogin } from '../../session/use-ask-login.ts';
import type { PayRequest } from './request-of.ts';

export type Preview = ResponseOf<Calls['loan.init-pay-type']>;
export type PayType = Preview['payTypes'][number];

const REST_MS = 250;

type Answer = {
  readonly key: string;
  /** The amount that it is about. */
  readonly about: string;
  readonly preview?: Preview;
  readonly fault?: Fault;
  /** Of the amount before, while those of this one are on their way: no list jumps. */
  readonly payTypes: readonly PayType[] | undefined;
};

export type Ways = Omit<Answer, 'key' | 'about'> & {
  /** The newest answer about this amount, whatever its extra was to do then. */
  readonly shown: Preview | undefined;
  readonly again: () => void;
  /**
   * What is in sight is of the amount before. What its surplus does changes nothing that could be in another
   * place.
   */
  readonly isOfAnother: boolean;
};

/**
 * What an amount would do and the ways to pay it; a typed one is asked about once the hand has come to rest.
 */
export function useWays(request: PayRequest | undefined): Ways {
  const { client, given } = useServices();
  const askLogin = useEffectEvent(useAskLogin());
  const [turn, setTurn] = useState(0);
  const key = request && `${turn} ${JSON.stringify(request)}`;
  const [firstName] = useState(() => questionName('loan.init-pay-type', request));
  const [answer, setAnswer] = useState<Answer | undefined>(() => {
    const first = given.get(firstName) as { readonly data: Preview } | undefined;
    if (!first || !request || key === undefined) return undefined;
    return { key, about: aboutOf(request), preview: first.data, payTypes: first.data.payTypes };
  });
  const isThere = useEffectEvent(() => answer?.key === key);
  // What came with the page is of this moment alone.
  useEffect(() => void given.delete(firstName), [given, firstName]);
  useEffect(() => {
    if (key === undefined || isThere()) return;
    const left = new AbortController();
    const wanted = JSON.parse(key.slice(key.indexOf(' '))) as PayRequest;
    const about = aboutOf(wanted);
    const look = () =>
      client.call('loan.init-pay-type', wanted, { signal: left.signal }).then(
        (preview) => setAnswer({ key, about, preview, payTypes: preview.payTypes }),
        (error: unknown) => {
          if (left.signal.aborted) return;
          const fault = faultOf(error);
          if (fault.code === 'not_logged_in') askLogin();
          else setAnswer((before) => ({ key, about, fault, payTypes: before?.payTypes }));
        },
      );
    const timer = setTimeout(() => void look(), wanted.choice === 'own' ? REST_MS : 0);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [client, key]);
  const again = () => setTurn((now) => now + 1);
  const current = answer?.key === key ? answer : undefined;
  const isCutOff = current?.fault?.code === 'broken';
  useEffect(() => {
    if (!isCutOff) return;
    const comeBack = () => setTurn((now) => now + 1);
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
  }, [isCutOff]);
  const isOfAnother = request !== undefined && answer !== undefined && answer.about !== aboutOf(request);
  return {
    shown: isOfAnother ? undefined : answer?.preview,
    payTypes: answer?.payTypes,
    again,
    isOfAnother,
    ...(current?.preview && { preview: current.preview }),
    ...(current?.fault && { fault: current.fault }),
  };
}

const aboutOf = ({ loanId, choice, amount }: PayRequest) => JSON.stringify([loanId, choice, amount]);
