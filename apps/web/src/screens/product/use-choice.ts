import { minorOfTyped, typedOfMinor } from '@candor/domain/money';
import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import {
  type Card,
  type Chosen,
  isOffered,
  type KeptChoice,
  keptChoice,
  startOf,
  storedChoice,
} from './choice.ts';

export type ChoiceState = {
  /** As it stands in the box, and in minor units: nothing is typed yet, or no amount, is 0. */
  readonly typed: string;
  readonly wanted: number;
  /** An amount, as one would type it. */
  readonly take: (amount: number) => void;
  readonly type: (text: string) => void;
  readonly term: Chosen['term'];
  readonly choose: (term: Chosen['term']) => void;
  /** Undefined while what is typed is no amount that is offered. */
  readonly chosen: Chosen | undefined;
  readonly isWrong: boolean;
  /** Says what is wrong with the amount; nobody is scolded while they type. */
  readonly complain: () => void;
  /**
   * It is applied for at this price: from now on it goes along until there is an order, with the text under
   * which the credit bureau may be asked, where that was allowed.
   */
  readonly ask: (asked: Pick<KeptChoice, 'asked' | 'agreedTo'>) => void;
};

/**
 * What is being asked for. It is kept in the browser: a reload, a login or a form in between finds it again.
 */
export function useChoice(card: Card, digits: number): ChoiceState {
  const { store } = useServices();
  const minorOf = (text: string) => Number(minorOfTyped(text, digits) ?? 0n);
  const [start] = useState(() => storedChoice(card, store.read('productDetail')) ?? startOf(card));
  const [typed, setTyped] = useState(() => typedOfMinor(start.amount, digits));
  const [term, setTerm] = useState(start.term);
  const [isComplained, setComplained] = useState(false);
  const amount = minorOf(typed);
  const chosen = isOffered(card, amount) ? { amount, term } : undefined;
  const keep = (part: Partial<KeptChoice>) => {
    const next = { amount, term, ...part };
    if (isOffered(card, next.amount)) store.keep('productDetail', keptChoice(card, next, new Date()));
  };
  const type = (text: string) => {
    setTyped(text);
    setComplained(false);
    keep({ amount: minorOf(text) });
  };
  return {
    typed,
    wanted: amount,
    type,
    take: (minor) => type(typedOfMinor(minor, digits)),
    term,
    choose(next) {
      setTerm(next);
      keep({ term: next });
    },
    chosen,
    isWrong: isComplained && chosen === undefined,
    complain: () => setComplained(true),
    ask: keep,
  };
}
