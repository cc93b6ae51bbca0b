import { parseMoney } from '@candor/domain/money';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import { isKnownCity } from '../cities/cities-of.ts';
import { documentShapeFault, readDocumentNumber } from '../documents/read-document-number.ts';
import { birthdayFault, dayFacts, type DayFaultKind } from '../faults/day-fault.ts';
import type { Fault } from '../faults/fault.ts';
import { mobileFault, type MobileFaultKind } from '../faults/mobile-fault.ts';
import { shapeFault, type ShapeFaultKind } from '../faults/shape-fault.ts';
import { emailFault, nameFault, type TextFaultKind } from '../faults/text-faults.ts';
import { internationalMobile } from '../international-mobile.ts';
import { markets, type MarketId } from '../markets.ts';
import type { FieldKind, FormField } from './certification-forms.ts';

/**
 * What can be wrong with a value; each has a sentence of its own in every language. What is asked for is said
 * again only where nothing was given.
 */
export type ValueFault =
  | 'missing'
  | 'too-long'
  | 'too-little'
  | 'too-much'
  | 'zero'
  | 'not-an-amount'
  | 'not-a-number'
  | 'out-of-range'
  | 'not-in-list'
  | 'no-document'
  | 'picture-gone'
  | 'mistyped-number'
  | 'never-take'
  | DayFaultKind
  | MobileFaultKind
  | ShapeFaultKind
  | TextFaultKind;

export interface CheckContext {
  readonly market: MarketId;
  /** The business date: who turns 18 tomorrow is too young today. */
  readonly on: CalendarDate;
  readonly adultAt: number;
  /** Which document the number belongs to. */
  readonly documentKind: string;
}

type Checked = { readonly value: string } | Fault<ValueFault>;

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

/**
 * What the sentence about a fault names of what was typed: which sign, which place, how many digits. It is
 * found again from the value and kept nowhere.
 */
export function faultFacts(
  field: FormField,
  typed: string,
  context: Pick<CheckContext, 'market' | 'documentKind'>,
): NonNullable<Fault<ValueFault>['facts']> {
  if (field.kind === 'date') return dayFacts(typed);
  const checked = checkValue(field, typed, { ...context, ...anyDay });
  return ('fault' in checked && checked.facts) || {};
}

/** What is no date has the same faults on every day. */
const anyDay = { on: '2000-01-01' as CalendarDate, adultAt: 0 };

type Check = (text: string, field: FormField, context: CheckContext) => Checked;

const given = (value: string, fault: Fault<ValueFault> | undefined): Checked => fault ?? { value };

const checks: Readonly<Record<FieldKind, Check>> = {
  text: (text, { check }) => given(text, check?.is === 'name' ? nameFault(text) : undefined),
  email: (text) => given(text, text.length > 120 ? { fault: 'too-long' } : emailFault(text)),
  phone(text, _field, { market }) {
    const bare = text.replace(/[\s().-]/gu, '');
    if (internationalMobile(market, bare) !== undefined) return { value: bare };
    return mobileFault(markets[market].mobile, bare) ?? { fault: 'phone-foreign' };
  },
  number(text, { check }) {
    // A code of figures, such as a postal one, is no quantity: its zeros stay.
    if (check?.is === 'shape') return given(text, shapeFault([check.shape], text));
    if (!/^\d{1,9}$/u.test(text)) return { fault: 'not-a-number' };
    const number = BigInt(text);
    if (check?.is !== 'between' || (number >= check.least && number <= check.most))
      return { value: String(number) };
    return { fault: 'out-of-range', facts: { least: String(check.least), most: String(check.most) } };
  },
  money(text, { check }) {
    const bare = text.replace(/[\s,₱₹]/gu, '');
    const minor = /^\d{1,12}(?:\.\d{1,2})?$/u.test(bare) ? parseMoney(bare) : undefined;
    if (minor === undefined || isRefusal(minor)) return { fault: 'not-an-amount' };
    if (check?.is !== 'between') return { value: amountTyped(minor) };
    // Nothing where something is needed is not a small income.
    if (minor < check.least) return { fault: minor === 0n ? 'zero' : 'too-little' };
    return minor > check.most ? { fault: 'too-much' } : { value: amountTyped(minor) };
  },
  date: (text, _field, context) => given(text, birthdayFault(text, context)),
  choice: (text, { options = [] }) =>
    given(text, options.includes(text) ? undefined : { fault: 'not-in-list' }),
  city: (text, _field, { market }) =>
    given(text, isKnownCity(market, text) ? undefined : { fault: 'not-in-list' }),
  'document-number'(text, _field, { market, documentKind }) {
    const read = readDocumentNumber(market, documentKind, text);
    if (!('refused' in read)) return { value: text };
    if (read.refused !== 'document_number_is_malformed') return { fault: documentFaults[read.refused] };
    return documentShapeFault(market, documentKind, text) ?? { fault: 'mistyped-number' };
  },
  picture: (text) =>
    given(
      text.toLowerCase(),
      /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text) ? undefined : { fault: 'picture-gone' },
    ),
};

const documentFaults = {
  document_is_not_accepted: 'no-document',
  document_number_must_not_be_taken: 'never-take',
  document_number_is_mistyped: 'mistyped-number',
} as const;

/** 2200050 centavos → "22000.50"; whole amounts without their zeros, as people type them. */
function amountTyped(minor: bigint): string {
  const cents = minor % 100n;
  return `${minor / 100n}${cents === 0n ? '' : `.${String(cents).padStart(2, '0')}`}`;
}
