import { ageOn, daysBetween, parseCalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { parseMoney } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import { isKnownCity } from '../cities/cities-of.ts';
import { readDocumentNumber } from '../documents/read-document-number.ts';
import { internationalMobile } from '../international-mobile.ts';
import type { MarketId } from '../markets.ts';
import type { FieldCheck, FieldKind, FormField } from './certification-forms.ts';

/** What can be wrong with a value; each has a sentence in every language. */
export type ValueFault =
  | 'missing'
  | 'wrong'
  | 'too-long'
  | 'too-young'
  | 'too-little'
  | 'too-much'
  | 'malformed-number'
  | 'mistyped-number'
  | 'never-take';

export interface CheckContext {
  readonly market: MarketId;
  /** The business date: who turns 18 tomorrow is too young today. */
  readonly on: CalendarDate;
  readonly adultAt: number;
  /** Which document the number belongs to. */
  readonly documentKind: string;
}

type Checked = { readonly value: string } | { readonly fault: ValueFault };

/**
 * A value as it was typed, brought to the form in which it is kept, or what is wrong with it: "22,000.5" as
 * an amount is 22000.50, " Ana  Maria " as a name is "Ana Maria", "1605" is a ZIP code and "160" is not.
 */
export function checkValue(field: FormField, typed: string, context: CheckContext): Checked {
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (text === '') return field.isRequired ? { fault: 'missing' } : { value: '' };
  if (field.kind === 'text' && text.length > (field.most ?? 500)) return { fault: 'too-long' };
  return checks[field.kind](text, field, context);
}

type Check = (text: string, field: FormField, context: CheckContext) => Checked;

const wrong: Checked = { fault: 'wrong' };
const given = (value: string, isRight: boolean): Checked => (isRight ? { value } : wrong);

const checks: Readonly<Record<FieldKind, Check>> = {
  text: (text, { check }) => given(text, isText(text, check)),
  email: (text) => given(text, text.length <= 120 && /^[^\s@,;<>]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text)),
  phone(text, _field, { market }) {
    const bare = text.replace(/[\s().-]/gu, '');
    return given(bare, internationalMobile(market, bare) !== undefined);
  },
  number(text, { check }) {
    // A code of figures, such as a postal one, is no quantity: its zeros stay.
    if (check?.is === 'pattern') return given(text, check.pattern.test(text));
    if (!/^\d{1,9}$/u.test(text)) return wrong;
    const number = BigInt(text);
    return given(String(number), isBetween(number, check));
  },
  money(text, { check }) {
    const bare = text.replace(/[\s,₱₹]/gu, '');
    const minor = /^\d{1,12}(?:\.\d{1,2})?$/u.test(bare) ? parseMoney(bare) : undefined;
    if (minor === undefined || isRefusal(minor)) return wrong;
    if (check?.is !== 'between') return { value: amountTyped(minor) };
    // Nothing where something is needed is a field left empty, not a small income.
    if (minor < check.least) return { fault: minor === 0n ? 'wrong' : 'too-little' };
    return minor > check.most ? { fault: 'too-much' } : { value: amountTyped(minor) };
  },
  date(text, _field, { on, adultAt }) {
    const day = parseCalendarDate(text);
    if (isRefusal(day) || daysBetween(day, on) < 0) return wrong;
    const years = ageOn(day, on);
    if (years > 110) return wrong;
    return years < adultAt ? { fault: 'too-young' } : { value: day };
  },
  choice: (text, { options = [] }) => given(text, options.includes(text)),
  city: (text, _field, { market }) => given(text, isKnownCity(market, text)),
  'document-number'(text, _field, { market, documentKind }) {
    const read = readDocumentNumber(market, documentKind, text);
    return 'refused' in read ? { fault: documentFaults[read.refused] } : { value: text };
  },
  picture: (text) => given(text.toLowerCase(), /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text)),
};

const documentFaults = {
  document_is_not_accepted: 'wrong',
  document_number_must_not_be_taken: 'never-take',
  document_number_is_malformed: 'malformed-number',
  document_number_is_mistyped: 'mistyped-number',
} as const;

/**
 * A name has letters of any script, with what stands between them: O’Brien, De la Cruz, Ma. Teresa,
 * Anne-Marie.
 */
function isText(text: string, check: FieldCheck | undefined): boolean {
  if (check?.is === 'pattern') return check.pattern.test(text);
  return check?.is !== 'name' || /^(?=.*\p{L})[\p{L}\p{M}\s.'’,-]+$/u.test(text);
}

function isBetween(number: bigint, check: FieldCheck | undefined): boolean {
  return check?.is !== 'between' || (number >= check.least && number <= check.most);
}

/** 2200050 centavos → "22000.50"; whole amounts without their zeros, as people type them. */
function amountTyped(minor: bigint): string {
  const cents = minor % 100n;
  return `${minor / 100n}${cents === 0n ? '' : `.${String(cents).padStart(2, '0')}`}`;
}
