import { useState } from 'react';
import { dayOf } from './day-of.ts';

/** The market's day, for "in 3 days". Only for what is drawn after the answer came: the server's page must not know a day. */
export function useToday(timeZone: string): string {
  const [today] = useState(() => dayOf(Date.now(), timeZone));
  return today;
}
