import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import { parseMoney } from '@candor/domain/money';
import type { LoanPurpose, MarketId } from '@candor/markets';
import { cityName } from '@candor/markets/cities';
import { formSteps, type StepValue } from '@candor/markets/certification';
import { findStep, listSteps } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from './step-seal.ts';
import { isOptional } from './step-states.ts';

export type KycFacts = NameOnDocument & {
  readonly bornOn: CalendarDate;
  readonly documentKind: string;
  /** Code, and the place for people: "Alcoy, Cebu". */
  readonly city: string;
  readonly cityName: string;
  readonly street: string;
  readonly postalCode: string;
  /** On one line, as it stands in an agreement. */
  readonly address: string;
  readonly email: string | null;
  /** Null where it was not asked for: that is not nobody. */
  readonly dependants: number | null;
  readonly employment: string;
  readonly employer: string | null;
  /** Minor units. */
  readonly incomePerMonth: bigint;
  readonly obligationsPerMonth: bigint;
  readonly payDay: string | null;
  readonly purpose: LoanPurpose;
};

/**
 * What a borrower gave and what is certified of it so far; null until every step that everybody has to give
 * was given.
 */
export async function kycFacts(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
  market: MarketId,
): Promise<KycFacts | null> {
  const rows = await listSteps(tx, borrowerId);
  if (formSteps.some((step) => !isOptional(market, step) && rows.every((row) => row.step !== step)))
    return null;
  const values = rows.flatMap((row) => openValues(seal, borrowerId, row));
  const given = (field: string) => valueOf(values, field);
  const needed = (field: string) => given(field) ?? missing(field);
  const place = cityName(market, needed('city')) ?? needed('city');
  return {
    ...nameIn(values),
    bornOn: dayIn(needed('bornOn')),
    documentKind: needed('documentKind'),
    city: needed('city'),
    cityName: place,
    street: needed('street'),
    postalCode: needed('postalCode'),
    address: `${needed('street')}, ${place} ${needed('postalCode')}`,
    email: given('email') ?? null,
    dependants: numberIn(given('dependants')),
    employment: needed('employment'),
    employer: given('employer') ?? null,
    incomePerMonth: minorIn(needed('incomePerMonth')),
    obligationsPerMonth: minorIn(needed('loansPerMonth')) + minorIn(needed('rentPerMonth')),
    payDay: given('payDay') ?? null,
    purpose: needed('purpose') as LoanPurpose,
  };
}

export type NameOnDocument = {
  readonly fullName: string;
  readonly firstName: string;
  /** Null for those who have one name. */
  readonly familyName: string | null;
};

/**
 * The name as on the document: the one that an account's holder must have. Null before the first step is
 * given.
 */
export async function nameOnDocument(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<NameOnDocument | null> {
  const row = await findStep(tx, borrowerId, 'base');
  return row ? nameIn(openValues(seal, borrowerId, row)) : null;
}

export function nameIn(values: readonly StepValue[]): NameOnDocument {
  const firstName = valueOf(values, 'givenName') ?? missing('givenName');
  const familyName = valueOf(values, 'familyName') ?? null;
  return { firstName, familyName, fullName: familyName === null ? firstName : `${firstName} ${familyName}` };
}

function valueOf(values: readonly StepValue[], field: string): string | undefined {
  return values.find((each) => each.field === field)?.value;
}

const numberIn = (text: string | undefined) => (text === undefined ? null : Number(text));

function dayIn(text: string): CalendarDate {
  const day = parseCalendarDate(text);
  return isRefusal(day) ? missing('bornOn') : day;
}

function minorIn(text: string): bigint {
  const minor = parseMoney(text);
  return isRefusal(minor) ? missing('an amount') : minor;
}

/** Steps are checked when they are saved: what lacks now was lost by us. */
function missing(field: string): never {
  throw new Error(`a certified borrower has no ${field}`);
}
