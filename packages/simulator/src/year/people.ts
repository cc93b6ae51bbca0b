import type { CalendarDate } from '@candor/domain/calendar';
import { readDocumentNumber, type MarketId } from '@candor/markets';
import { citiesOf } from '@candor/markets/cities';
import type { FormStep, StepValue } from '@candor/markets/certification';
import {
  keepNameWords,
  keepPhoneParts,
  phoneAbout,
  noteDocument,
} from '@candor/services/customers/borrowers';
import { sealValues } from '@candor/services/customers/kyc';
import type { BureauRecord } from '@candor/services/kernel/ports';
import type { PersonSeal } from '@candor/services/kernel';
import { insertBorrower } from '@candor/store/borrowers';
import { insertPayoutAccount } from '@candor/store/payout-accounts';
import { saveStepRow } from '@candor/store/kyc';
import type { Tx } from '@candor/store/database';
import { accountIndex, holderAbout, numberAbout } from '@candor/services/customers/payout-accounts';
import type { Dice } from '../dice/index.ts';

export type Person = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly steps: Readonly<Record<FormStep, readonly StepValue[]>>;
  readonly phone: string;
  readonly account: {
    readonly id: string;
    readonly kind: 'bank' | 'wallet';
    readonly institution: string;
    readonly number: string;
  };
  readonly document: { readonly kind: string; readonly number: string };
  /** What the credit bureau knows of them, and whether it may be asked. */
  readonly bureau: BureauRecord;
  readonly letsBureauBeAsked: boolean;
  /** How they pay, in a hundred throws. */
  readonly habit: 'punctual' | 'tardy' | 'slow' | 'never';
};

const given = {
  ph: [
    'Rowena',
    'Maricel',
    'Jomar',
    'Liza',
    'Arnel',
    'Cherry',
    'Rodel',
    'Grace',
    'Noel',
    'Jasmine',
    'Ramon',
    'Imelda',
    'Paolo',
    'Aileen',
    'Danilo',
    'Rica',
    'Ernesto',
    'Joy',
    'Marvin',
    'Tess',
    'Lourdes',
    'Benedicto',
    'Kristine Joy',
    'Ramil',
    'Analyn',
    'Dante',
    'Mary Grace',
    'Rogelio',
    'Princess',
    'John Paul',
    'Corazon',
    'Edgar',
  ],
  in: [
    'Lakshmi',
    'Arjun',
    'Priya',
    'Ravi',
    'Meena',
    'Suresh',
    'Kavita',
    'Anil',
    'Deepa',
    'Vikram',
    'Sunita',
    'Rahul',
    'Asha',
    'Manoj',
    'Geeta',
    'Imran',
    'Venkatesh',
    'Shabnam',
    'Harpreet',
    'Pooja',
  ],
} as const satisfies Record<MarketId, readonly string[]>;
const family = {
  ph: [
    'Bautista',
    'Reyes',
    'Dela Cruz',
    'Santos',
    'Garcia',
    'Mendoza',
    'Villanueva',
    'Ramos',
    'Aquino',
    'Castillo',
    'Navarro',
    'Domingo',
    'Salazar',
    'Mercado',
    'Pascual',
    'Valdez',
    'Pangilinan',
    'Soriano',
    'Ortega',
    'Macaraeg',
    'Dimaculangan',
    'De Guzman',
    'Tolentino',
    'Evangelista',
    'Catacutan',
    'Manalo',
  ],
  in: [
    'Iyer',
    'Verma',
    'Nair',
    'Sharma',
    'Patel',
    'Reddy',
    'Das',
    'Khan',
    'Joshi',
    'Kulkarni',
    'Pillai',
    'Gupta',
    'Chatterjee',
    'Venkataraman',
    'Singh',
    'Mehta',
  ],
} as const satisfies Record<MarketId, readonly string[]>;
const work = [
  'Cashier',
  'Driver',
  'Teacher',
  'Nurse',
  'Welder',
  'Clerk',
  'Cook',
  'Guard',
  'Tailor',
  'Technician',
] as const;
const employers = [
  'Divisoria Fresh Market',
  'Northwind Trading',
  'Bayani Logistics',
  'Sampaguita Foods',
  'Metro Care Clinic',
] as const;
const streets = [
  'Mabini Street',
  'Rizal Avenue',
  'Luna Street',
  'Market Road',
  'Station Road',
  'Temple Street',
] as const;

/** Eighty-two in a hundred pay on the day, three never. */
function habitOf(dice: Dice): Person['habit'] {
  const throwOf = dice.below(100);
  return throwOf < 82 ? 'punctual' : throwOf < 92 ? 'tardy' : throwOf < 97 ? 'slow' : 'never';
}

/**
 * Of a hundred two thirds have a clean file; some are refused by what is in theirs, and some are left to a
 * person.
 */
function bureauOf(dice: Dice): BureauRecord {
  const throwOf = dice.below(100);
  if (throwOf < 7) return { standing: 'found', openLoans: 2, worstStatus: 'late-90', enquiries: 4 };
  if (throwOf < 12) return { standing: 'found', openLoans: 7, worstStatus: 'current', enquiries: 3 };
  if (throwOf < 17) return { standing: 'found', openLoans: 2, worstStatus: 'late-30', enquiries: 2 };
  if (throwOf < 20) return { standing: 'found', openLoans: 1, worstStatus: 'current', enquiries: 12 };
  if (throwOf < 30) return { standing: 'thin', openLoans: 0, worstStatus: 'none', enquiries: 0 };
  return { standing: 'found', openLoans: dice.below(3), worstStatus: 'current', enquiries: dice.below(4) };
}

/** A number of the document's form: no such document was issued. */
function documentOf(market: MarketId, nth: number): Person['document'] {
  const digits = String(nth).padStart(7, '0');
  const pan = `DE${'ABCFGHJLPT'.charAt(nth % 10)}P${'QRSTUVWXYZ'.charAt(Math.floor(nth / 10_000) % 10)}${digits.slice(3)}Z`;
  return { ph: { kind: 'passport', number: `P${digits}A` }, in: { kind: 'pan', number: pan } }[market];
}

/** As a step keeps it: its end alone. */
function shownNumber(market: MarketId, { kind, number }: Person['document']): string {
  const read = readDocumentNumber(market, kind, number);
  if ('refused' in read) throw new Error(`${number}: ${read.refused}`);
  return read.masked;
}

/** In the Philippines mostly a wallet, in India a bank. */
function accountOf(dice: Dice, market: MarketId, digits: string): Person['account'] {
  const id = dice.id();
  const bankOf = (institution: string, number: string) =>
    ({ id, kind: 'bank', institution, number }) as const;
  const accounts: Readonly<Record<MarketId, () => Person['account']>> = {
    ph: () =>
      dice.below(3) > 0
        ? { id, kind: 'wallet', institution: 'GCSH', number: `0917${digits}` }
        : bankOf('BDO', `0012${dice.below(10)}${digits}`),
    in: () => bankOf('HDFC0000001', `501001${dice.below(9)}${digits}`),
  };
  return accounts[market]();
}

export const nameOf = ({ steps }: Pick<Person, 'steps'>) =>
  ['givenName', 'familyName'].map((name) => steps.base.find(({ field }) => field === name)?.value).join(' ');

/** What everybody has in a market. */
const usual = {
  ph: { mobile: '+63917', postalCode: '1605', payDay: 'fifteenth-and-last' },
  in: { mobile: '+91987', postalCode: '560001', payDay: 'once-a-month' },
} as const;

/** Somebody who could walk in: no such person exists. */
export function makePerson(dice: Dice, market: MarketId, nth: number): Person {
  const city = dice.pick(citiesOf(market).regions.flatMap(({ cities }) => cities)).code;
  // One in eight earns so little that hardly any instalment fits.
  const income = String(
    dice.below(8) === 0 ? 5_000 + dice.below(4) * 1_000 : 12_000 + dice.below(40) * 1_000,
  );
  const value = (field: string, text: string): StepValue => ({ field, value: text });
  const digits = String(nth).padStart(7, '0');
  const document = documentOf(market, nth);
  const { mobile, postalCode, payDay } = usual[market];
  return {
    borrowerId: dice.id(),
    market,
    habit: habitOf(dice),
    bureau: bureauOf(dice),
    letsBureauBeAsked: dice.below(25) > 0,
    document,
    phone: `${mobile}${digits}`,
    account: accountOf(dice, market, digits),
    steps: {
      base: [
        value('givenName', dice.pick(given[market])),
        value('familyName', dice.pick(family[market])),
        value('bornOn', `${1968 + dice.below(36)}-0${1 + dice.below(9)}-1${dice.below(9)}`),
        value('documentKind', document.kind),
        value('documentNumber', shownNumber(market, document)),
      ],
      personal: [
        value('city', city),
        value('street', `${1 + dice.below(120)} ${dice.pick(streets)}`),
        value('postalCode', postalCode),
        value('livingSince', 'over-3-years'),
        value('dependants', String(dice.below(4))),
      ],
      job: [
        value('employment', 'salaried'),
        value('employer', dice.pick(employers)),
        value('position', dice.pick(work)),
        value('workingSince', '1-to-3-years'),
        value('payDay', payDay),
        value('incomePerMonth', income),
        value('loansPerMonth', String(dice.below(5) * 500)),
        value('rentPerMonth', String(2_000 + dice.below(6) * 500)),
        value('purpose', dice.pick(['bills', 'health', 'school-fees', 'home', 'work'])),
      ],
      ext: [value('references', 'none')],
    },
  };
}

/**
 * As an account that was opened on a day, with every step given and an account to pay out to. Pictures have
 * only those who apply on the last morning.
 */
export async function openAccountOf(
  tx: Tx,
  seal: PersonSeal,
  person: Person,
  on: { readonly day: CalendarDate; readonly at: Date },
): Promise<void> {
  const { borrowerId, market, phone, steps, account, document } = person;
  await insertBorrower(tx, {
    id: borrowerId,
    market,
    language: 'en',
    phoneSealed: seal.seal(phone, phoneAbout(borrowerId)),
    phoneIndex: seal.index('phone', market, phone),
    openedAt: on.at,
  });
  const noted = await noteDocument(tx, seal, {
    borrowerId,
    market,
    kind: document.kind,
    typed: document.number,
  });
  if ('refused' in noted) throw new Error(`${document.number}: ${noted.refused}`);
  for (const step of ['base', 'personal', 'job', 'ext'] as const) {
    const sealed = sealValues(seal, borrowerId, step, steps[step]);
    await saveStepRow(tx, borrowerId, {
      step,
      state: 'saved',
      sealed,
      refusalsSealed: null,
      changedAt: on.at,
    });
  }
  const { id, kind, institution, number } = account;
  await insertPayoutAccount(tx, {
    id,
    borrowerId,
    market,
    kind,
    institution,
    numberSealed: seal.seal(number, numberAbout(id)),
    numberIndex: accountIndex(seal, { market, bank: institution, number }),
    holderSealed: seal.seal(nameOf(person), holderAbout(id)),
    place: 1,
    isDefault: true,
    confirmedAt: on.at,
    addedAt: on.at,
  });
  await keepNameWords(tx, seal, { borrowerId, market, values: steps.base });
  await keepPhoneParts(tx, seal, { borrowerId, market, phone });
}
