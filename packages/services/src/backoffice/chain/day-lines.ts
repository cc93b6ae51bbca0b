import { createHash } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import type { BooksKeys, BooksSeal } from './books-keys.ts';

type SignedLink = { readonly no: string; readonly hash: string };

/** The root of a day: what one line of `roots-<market>` says. */
export type DayRoot = {
  readonly kind: 'day';
  readonly market: string;
  readonly day: CalendarDate;
  readonly entries: SignedLink;
  readonly audit: SignedLink;
  /** SHA-256 of the line before it in the database; null of the first. */
  readonly previous: string | null;
  readonly signedAt: string;
};

/** That the database was restored to an earlier state: lines of later days stand for what is gone. */
export type RestoreLine = {
  readonly kind: 'restored';
  readonly market: string;
  /** The last day that the restored database has; null where it has none. */
  readonly lastDay: CalendarDate | null;
  readonly signedAt: string;
};

export const rootsOf = (market: string) => `roots-${market}`;

export const hashOfLine = (line: string) => createHash('sha256').update(line).digest('hex');

export type Standing = {
  /** Lines of days that no restore has taken back, the oldest first. */
  readonly lines: readonly { readonly day: string; readonly line: string }[];
  readonly restores: readonly RestoreLine[];
  readonly faults: readonly string[];
};

/** What the lender's place says of a market. A line that stands there twice was added by two workers. */
export async function readStanding({ archive, keys }: BooksSeal, market: string): Promise<Standing> {
  const written = await archive.read(rootsOf(market));
  let lines: { day: string; line: string }[] = [];
  const restores: RestoreLine[] = [];
  const faults: string[] = [];
  written.forEach((line, at) => {
    if (lines.at(-1)?.line === line) return;
    const opened = keys.open<DayRoot | RestoreLine>(line);
    if ('fault' in opened) {
      faults.push(`line ${at + 1} of ${rootsOf(market)}: ${opened.fault}`);
    } else if (opened.is.kind === 'restored') {
      const { lastDay } = opened.is;
      restores.push(opened.is);
      lines = lines.filter(({ day }) => lastDay !== null && day <= lastDay);
    } else {
      lines.push({ day: opened.is.day, line });
    }
  });
  return { lines, restores, faults };
}

export const signRestore = (keys: BooksKeys, line: Omit<RestoreLine, 'kind'>) =>
  keys.sign({ kind: 'restored', ...line });
