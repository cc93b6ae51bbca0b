import { isRefusal } from '@candor/domain/refusals';
import { noParts, type Parts } from '@candor/domain/loan';
import { parseCalendarDate, stepUnits, type CalendarDate, type Step } from '@candor/domain/calendar';
import { parseMoney } from '@candor/domain/money';
import { internationalMobile, markets, readDocumentNumber, type MarketId } from '@candor/markets';
import type { ImportReason } from '@candor/store/imports';
import type { ImportColumnName } from './import-columns.ts';

/** One loan as a row of the file tells of it. Amounts are minor units. */
export type ImportedRow = {
  readonly reference: string;
  readonly givenName: string;
  readonly familyName: string | null;
  /** As the world dials it. */
  readonly phone: string;
  readonly document: { readonly kind: string; readonly number: string; readonly kept: string } | null;
  readonly bornOn: CalendarDate | null;
  readonly productId: string;
  readonly paidOutOn: CalendarDate;
  readonly principal: bigint;
  readonly instalments: number;
  readonly every: Step | null;
  readonly left: number;
  readonly nextDueOn: CalendarDate | null;
  readonly outstanding: bigint;
  readonly overdue: Parts;
  readonly oldestDueOn: CalendarDate | null;
  readonly instalment: bigint | null;
  readonly costsPaid: bigint | null;
};

/**
 * Reads a row cell by cell and says everything that stands against it, each with its column. What was typed
 * of a person is never repeated: reasons are kept longer than the file.
 */
export function readImportRow(
  market: MarketId,
  cells: readonly string[] | undefined,
  places: ReadonlyMap<ImportColumnName, number>,
): ImportedRow | readonly ImportReason[] {
  if (!cells) return [{ column: null, words: 'Its quotes do not close, or it is far too long.' }];
  const reader = new RowReader(market, cells, places);
  const row = {
    reference: reader.reference(),
    givenName: reader.name('given_name') ?? '',
    familyName: reader.optional('family_name', () => reader.name('family_name')),
    phone: reader.phone(),
    document: reader.document(),
    bornOn: reader.optional('birth_date', () => reader.day('birth_date')),
    productId: reader.needed('product'),
    paidOutOn: reader.day('paid_out_on'),
    principal: reader.amount('principal'),
    instalments: reader.count('instalments', 1),
    every: reader.optional('instalment_every', () => reader.every()),
    left: reader.count('instalments_left', 0),
    nextDueOn: reader.optional('next_due_on', () => reader.day('next_due_on')),
    outstanding: reader.amount('principal_outstanding'),
    overdue: {
      ...noParts,
      principal: reader.optional('principal_overdue', () => reader.amount('principal_overdue')) ?? 0n,
      interest: reader.optional('interest_due', () => reader.amount('interest_due')) ?? 0n,
      fee: reader.optional('fees_due', () => reader.amount('fees_due')) ?? 0n,
      penalty: reader.optional('late_charges_due', () => reader.amount('late_charges_due')) ?? 0n,
    },
    oldestDueOn: reader.optional('oldest_unpaid_due_on', () => reader.day('oldest_unpaid_due_on')),
    instalment: reader.optional('instalment_amount', () => reader.amount('instalment_amount')),
    costsPaid: reader.optional('costs_paid', () => reader.amount('costs_paid')),
  };
  return reader.reasons.length > 0 ? reader.reasons : row;
}

const someDay = '0001-01-01' as CalendarDate;
const most = 1_000_000_000_000_00n;

class RowReader {
  readonly reasons: ImportReason[] = [];
  readonly #market: MarketId;
  readonly #cells: readonly string[];
  readonly #places: ReadonlyMap<ImportColumnName, number>;

  constructor(market: MarketId, cells: readonly string[], places: ReadonlyMap<ImportColumnName, number>) {
    this.#market = market;
    this.#cells = cells;
    this.#places = places;
  }

  /**
   * Without the apostrophe that keeps a spreadsheet from running it: a file of refused rows can be mended and
   * come back.
   */
  #cell(column: ImportColumnName): string {
    return (this.#cells[this.#places.get(column) ?? -1] ?? '').replace(/^'(?=[=+\-@])/u, '').trim();
  }

  #fault(column: ImportColumnName, words: string): void {
    this.reasons.push({ column, words });
  }

  optional<T>(column: ImportColumnName, read: () => T): T | null {
    return this.#cell(column) === '' ? null : read();
  }

  needed(column: ImportColumnName): string {
    const text = this.#cell(column);
    if (text === '') this.#fault(column, 'It is empty.');
    return text;
  }

  reference(): string {
    const text = this.needed('external_reference');
    if (text !== '' && !/^[\p{L}\p{N} ._/:#-]{1,60}$/u.test(text))
      this.#fault('external_reference', 'Up to 60 letters, digits, spaces and . _ / : # -.');
    return text;
  }

  name(column: 'given_name' | 'family_name'): string | null {
    const text = this.needed(column).replaceAll(/\s+/gu, ' ');
    if (text !== '' && (text.length > 80 || !/\p{L}/u.test(text) || /\p{Cc}/u.test(text)))
      this.#fault(column, 'A name has a letter in it and at most 80 characters.');
    return text === '' ? null : text;
  }

  /** A spreadsheet takes the 0 in front away, and people write the country in different ways. */
  phone(): string {
    const typed = this.needed('phone').replaceAll(/[\s().-]/gu, '');
    const { countryCode, sentence } = markets[this.#market].mobile;
    const digits = typed.replace(/^\+/u, '');
    const bare = digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
    for (const form of [typed, bare, `0${bare}`]) {
      const phone = internationalMobile(this.#market, form);
      if (phone !== undefined) return phone;
    }
    if (typed !== '') this.#fault('phone', `It is no mobile number of this market: ${sentence}.`);
    return '';
  }

  document(): ImportedRow['document'] {
    const [kind, number] = [this.#cell('document_kind').toLowerCase(), this.#cell('document_number')];
    if (number === '') return null;
    if (kind === '') {
      this.#fault('document_kind', 'A number is given, and not which document it is of.');
      return null;
    }
    const read = readDocumentNumber(this.#market, kind, number);
    if (!('refused' in read)) return { kind, number, kept: read.kept };
    const isKind = read.refused === 'document_is_not_accepted';
    const words = isKind
      ? `It is none of ${String(read.facts?.['known'])}.`
      : `It is no such number: ${String(read.facts?.['rule'])}.`;
    this.#fault(isKind ? 'document_kind' : 'document_number', words);
    return null;
  }

  day(column: ImportColumnName): CalendarDate {
    const text = this.needed(column);
    const date = parseCalendarDate(text);
    if (!isRefusal(date)) return date;
    if (text !== '') this.#fault(column, 'It is no day. Write year-month-day: 2026-11-16.');
    return someDay;
  }

  amount(column: ImportColumnName): bigint {
    const text = this.needed(column);
    const minor = /^\d{1,15}(?:\.\d{1,2})?$/u.test(text) ? parseMoney(text) : undefined;
    if (typeof minor === 'bigint' && minor <= most) return minor;
    if (text !== '')
      this.#fault(
        column,
        `“${shown(text)}” is no amount. Write digits and a point, without separators: 1860.50.`,
      );
    return 0n;
  }

  count(column: ImportColumnName, least: number): number {
    const text = this.needed(column);
    if (/^\d{1,3}$/u.test(text) && Number(text) >= least) return Number(text);
    if (text !== '') this.#fault(column, `“${shown(text)}” is no number from ${least} to 999.`);
    return least;
  }

  every(): Step | null {
    const text = this.#cell('instalment_every').toLowerCase();
    const found = /^(\d{1,3}) ?([a-z-]+?)s?$/u.exec(text);
    const unit = stepUnits.find((each) => each === found?.[2]);
    if (found && unit) return { count: Number(found[1]), unit };
    this.#fault('instalment_every', `“${shown(text)}” is no step. For example: 1 month, 14 days.`);
    return null;
  }
}

function shown(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
