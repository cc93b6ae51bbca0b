import type { CalendarDate } from '@candor/domain/calendar';
import type {
  Cell,
  CountedThing,
  DisclosureRow,
  DisclosureSection,
  DisclosureTable,
} from './disclosure-document.ts';

export const amount = (minor: bigint): Cell<never> => ({ kind: 'amount', minor });
export const percent = (text: string, per: 'day' | 'month' | 'year' | null): Cell<never> => ({
  kind: 'percent',
  percent: text,
  per,
});
export const date = (on: CalendarDate): Cell<never> => ({ kind: 'date', on });
export const count = (number: number, of: CountedThing): Cell<never> => ({
  kind: 'count',
  count: number,
  of,
});
export const text = (words: string): Cell<never> => ({ kind: 'text', text: words });
export const word = <Word extends string>(key: Word): Cell<Word> => ({ kind: 'word', word: key });
export const empty: Cell<never> = { kind: 'empty' };

export function row<Word extends string>(
  label: Word,
  cells: readonly Cell<Word>[],
  { number = null, about = null, isTotal = false }: Partial<DisclosureRow<Word>> = {},
): DisclosureRow<Word> {
  return { number, label, about, cells, isTotal };
}

/** In the reader's language, or in English where the lender wrote no other. */
export function aboutIn(about: DisclosureRow['about'], language: string): string | null {
  return about === null || typeof about === 'string' ? about : (about[language] ?? about['en'] ?? '');
}

export function section<Word extends string>(
  heading: Word,
  rows: readonly DisclosureRow<Word>[],
  table: DisclosureTable<Word> | null = null,
): DisclosureSection<Word> {
  return { heading, rows, table };
}
