import { createHash } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { transferRules, type DateOrder, type StatementColumn } from '@candor/markets/transfers';
import type { BankImport } from '@candor/store/bank-imports';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Repeats } from '../transfers/repeated-lines.ts';
import type { FileLayout, ReadHow } from '../statement-files/statement-file.ts';

/** How a file is read, as far as a person has said it or it was remembered. */
export type ImportHow = {
  readonly preset?: string | null | undefined;
  readonly columns?: readonly (StatementColumn | null)[] | undefined;
  readonly dates?: DateOrder;
  /** What the bank says the account held, where the file does not; minor units in decimal. */
  readonly opening?: string;
  readonly closing?: string;
  /** Of lines without a number that look like stored ones, where nothing else tells. */
  readonly repeats?: Repeats;
  /** Set with the start: what stands for a line without a number, as it was found then. */
  readonly numbers?: Readonly<Record<string, string>>;
};

/** What the text of a file is bound to. */
export const fileAbout = (importId: string) => `bank-import:${importId}`;
const correctionsAbout = (importId: string) => `bank-import-lines:${importId}`;

export type Corrections = Readonly<Record<string, string>>;

export const sealCorrections = (seal: PersonSeal, importId: string, lines: Corrections): string =>
  seal.seal(JSON.stringify(lines), correctionsAbout(importId));

export const openCorrections = (
  seal: PersonSeal,
  { id, corrections }: Pick<BankImport, 'id' | 'corrections'>,
): Corrections =>
  corrections === null ? {} : (JSON.parse(seal.open(corrections, correctionsAbout(id))) as Corrections);

/** Everything that a file is read by. */
export function readHowOf(
  market: MarketId,
  how: ImportHow,
  today: CalendarDate | undefined,
  more: { readonly corrections?: Corrections; readonly leftOut?: BankImport['leftOut'] } = {},
): ReadHow {
  return {
    presets: transferRules[market].statement.presets,
    currency: markets[market].currency.code,
    today,
    preset: how.preset,
    columns: how.columns,
    dates: how.dates,
    ...(how.opening !== undefined && { opening: BigInt(how.opening) }),
    numbers: new Map(Object.entries(how.numbers ?? {}).map(([line, number]) => [Number(line), number])),
    corrections: new Map(Object.entries(more.corrections ?? {}).map(([line, text]) => [Number(line), text])),
    leftOut: new Set((more.leftOut ?? []).flatMap(({ lines }) => lines)),
  };
}

/** Stands for the columns that a file has: the next file with the same ones is read like this one. */
export function headsOf(format: string, layout: FileLayout | null): string {
  const names = layout === null ? [] : layout.names.map((name) => name.toLowerCase());
  return createHash('sha256')
    .update([format, ...names].join('\n'))
    .digest('hex');
}
