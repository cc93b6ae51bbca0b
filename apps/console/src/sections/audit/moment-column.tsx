import type { Desk } from '../../shell/me.ts';
import { dayWords, localMoment } from '../../kit/words/day-words.ts';

/** With its seconds: two acts of one minute have an order. Today 10:14:22 · Mon 16 Nov 10:00:00. */
export function Moment({ at, market }: { readonly at: string; readonly market: Desk['market'] }) {
  const instant = new Date(at);
  const { day, clock } = localMoment(instant, market.timeZone);
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
  const words = day === market.businessDate ? 'Today' : dayWords(day, market.businessDate);
  return (
    <time dateTime={at} className="audit-moment">
      {words} {clock}:{seconds}
    </time>
  );
}
