import { DayBox, type DayFieldProps } from '../kit/fields/day-box.tsx';
import { dayOrderOf } from '../kit/words/read-day.ts';
import { useDesk } from './me.ts';

/** A day, in the order of the market that one works for. */
export function DayField(props: DayFieldProps) {
  const { market } = useDesk();
  return <DayBox {...props} today={market.businessDate} order={dayOrderOf(market.market)} />;
}
