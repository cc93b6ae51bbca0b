import type { Column } from '../table/column.ts';

/**
 * What a list can be narrowed to. The value stands in the address and goes to the call as it is: a choice by
 * its own value, a range as `31..60`, `500000..` or `..2026-11-18`.
 */
export type ListFilter =
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly name: string;
      readonly options: readonly { readonly value: string; readonly words: string }[];
    }
  | {
      /** `count`: days and the like; `amount`: minor units; `day`: calendar days. */
      readonly kind: 'count' | 'amount' | 'day';
      readonly key: string;
      readonly name: string;
      /** Ranges that are asked for every day: 1–30, 31–60. */
      readonly usual?: readonly { readonly value: string; readonly words: string }[];
    };

/** A filter by a choice: the words of each value, the usual one first. */
export function choice(
  key: string,
  name: string,
  words: Readonly<Record<string, string>> | readonly { readonly value: string; readonly words: string }[],
): ListFilter {
  const options = Array.isArray(words)
    ? words
    : Object.entries(words as Readonly<Record<string, string>>).map(([value, said]) => ({
        value,
        words: said,
      }));
  return { kind: 'choice', key, name, options };
}

export type NamedProduct = { readonly productId: string; readonly name: string };

/** By product, where the reader may know which there are. */
export function productChoice(products: readonly NamedProduct[]): ListFilter[] {
  if (products.length === 0) return [];
  return [
    choice(
      'product',
      'Product',
      products.map(({ productId, name }) => ({ value: productId, words: name })),
    ),
  ];
}

/** A column that can be shown or not, and that a list may be sorted by. */
export type ListColumn<Row> = Column<Row> & {
  /** In the list of columns; the head where that is plain words. */
  readonly name: string;
  /** Never hidden: whom or what the row is about. */
  readonly isAlways?: true;
  /** Shown until somebody chooses otherwise. */
  readonly isUsual?: true;
  /** Of the call's sorts, the one by this column. */
  readonly sort?: string;
  /** Which way it is sorted first: the largest on top, or the smallest. */
  readonly sortsFirst?: 'up' | 'down';
};

/** A way to look at a list: built in, or saved by somebody. */
export type ListViewTab = {
  readonly id: string;
  readonly name: string;
  /** As in the address: `dpd=31..60&sort=-dpd`. */
  readonly query: string;
  readonly isShared: boolean;
  readonly isYours: boolean;
  /** Nobody's: it comes with the list. */
  readonly isBuiltIn: boolean;
  readonly madeBy: string | null;
};

export type Sort = { readonly key: string; readonly way: 'up' | 'down' };

/** `-dpd` is the highest first. */
export function readSort(text: string): Sort {
  return text.startsWith('-') ? { key: text.slice(1), way: 'down' } : { key: text, way: 'up' };
}

export function writeSort({ key, way }: Sort): string {
  return way === 'down' ? `-${key}` : key;
}

export type Range = { readonly from: string; readonly to: string };

export function readRange(value: string): Range {
  const [from = '', to = ''] = value.split('..');
  return { from, to };
}

export function writeRange({ from, to }: Range): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** Whether it is a day that there is: an address is typed by people, and 2026-13-45 is none. */
export function isRealDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  if (year === undefined) return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.toISOString().slice(0, 10) === text;
}

/** A range that ends before it begins holds for nothing. An open end fits all. */
export function isUpwards(
  kind: ListFilter['kind'],
  { from, to }: { readonly from: string; readonly to: string },
): boolean {
  if (from === '' || to === '') return true;
  return kind === 'day' ? from <= to : BigInt(from) <= BigInt(to);
}
