import { moneyWords } from './words.ts';

const states = [
  'created',
  'pending',
  'expired',
  'failed',
  'claimed',
  'refused',
  'matched',
  'received',
  'allocated',
  'reversed',
  'refunded',
] as const;

/** A payment's state in words; one of a later release is shown by its name. */
export function useStateWord(): (state: string) => string {
  const say = moneyWords.useSay();
  return (state) => {
    const known = states.find((each) => each === state);
    return known ? say(known) : state;
  };
}
