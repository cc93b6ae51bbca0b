const minuteMs = 60_000;
const hourMin = 60;
const dayMin = 24 * hourMin;
const NO_BREAK = '\u00a0';

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / minuteMs);

/**
 * A stretch in the two units that matter: 38 min · 1 h 23 min · 15 h · 2 d 01 h · 12 d. From eight hours on
 * nobody counts minutes, from ten days on nobody counts hours.
 */
export function stretchWords(minutes: number): string {
  const days = Math.floor(minutes / dayMin);
  const hours = Math.floor((minutes % dayMin) / hourMin);
  const rest = minutes % hourMin;
  const two = (value: number) => String(value).padStart(2, '0');
  const parts =
    days >= 10
      ? [`${days} d`]
      : days > 0
        ? [`${days} d`, `${two(hours)} h`]
        : hours >= 8
          ? [`${hours} h`]
          : hours > 0
            ? [`${hours} h`, ...(rest > 0 ? [`${two(rest)} min`] : [])]
            : [`${rest} min`];
  return parts.join(' ').replaceAll(' ', NO_BREAK);
}

/** How old something is: just now · 47 min · 18 h · 6 d 16 h. */
export function ageWords(since: Date, now: Date): string {
  const minutes = minutesBetween(since, now);
  return minutes < 1 ? `just${NO_BREAK}now` : stretchWords(minutes);
}

export type Urgency = 'over' | 'soon' | 'later';

/** Two hours before the deadline somebody should look. */
const soonMin = 2 * hourMin;

/** What is left until a deadline: 38 min · 2 h 06 min; or by how much it is over: 15 h over. */
export function timeLeft(deadline: Date, now: Date): { readonly words: string; readonly urgency: Urgency } {
  const ms = deadline.getTime() - now.getTime();
  if (ms < 0) {
    const over = Math.floor(-ms / minuteMs);
    return { words: `${over < 1 ? 'just' : stretchWords(over)}${NO_BREAK}over`, urgency: 'over' };
  }
  const minutes = Math.floor(ms / minuteMs);
  return { words: stretchWords(minutes), urgency: minutes < soonMin ? 'soon' : 'later' };
}
