import type { MarketId } from '@candor/markets';
import { findApplicationsByReference } from '@candor/store/applications';
import type { Database, ReadTx } from '@candor/store/database';
import { findDisbursementBatch, type DisbursementBatch } from '@candor/store/disbursement-files';
import { findComplaintsByReference } from '@candor/store/loans';
import { findPaymentsByAmount, findPaymentsByNumber, type NumberedPayment } from '@candor/store/payments';
import { namesOf } from '../../customers/borrowers/names-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import {
  idsOfBegunReference,
  idsOfReference,
  referencesIn,
} from '../../kernel/references/payment-reference.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { numbersTyped } from './look-up.ts';
import { customerLines, findCustomers, type CustomerLine } from './read-customers.ts';

type FoundReference = {
  readonly id: string;
  readonly reference: string;
  readonly name: string | null;
  readonly state: string;
};

export type FoundAnything = {
  readonly customers: readonly CustomerLine[];
  /** How many fit beside those, as far as they are counted. */
  readonly moreCustomers: number;
  readonly applications: readonly FoundReference[];
  readonly complaints: readonly FoundReference[];
  readonly payments: readonly NumberedPayment[];
  readonly files: readonly Pick<DisbursementBatch, 'id' | 'madeOn' | 'lines' | 'total' | 'state'>[];
};

/** What the reader's role lets them find beside people and their loans. */
export type FindReader = {
  readonly seesApplications: boolean;
  readonly seesComplaints: boolean;
  readonly seesPayments: boolean;
  readonly seesFiles: boolean;
};

const shown = 6;
const counted = 50;

/** For whoever types a few letters and wants to be there: the first few of each kind. */
export function findAnything(
  database: Database,
  seal: PersonSeal,
  { market, find }: { readonly market: MarketId; readonly find: string },
  { seesApplications, seesComplaints, seesPayments, seesFiles }: FindReader,
): Promise<FoundAnything> {
  return database.read(async (tx) => {
    const text = find.trim();
    const on = await businessDateOf(tx, market);
    const { people } = await findCustomers(tx, seal, { market, find: text, limit: shown + counted });
    const [whole] = referencesIn(text).loans;
    const range = whole === undefined ? idsOfBegunReference(text) : idsOfReference(whole);
    const applications =
      seesApplications && range ? await findApplicationsByReference(tx, market, range, shown) : [];
    const complaints =
      seesComplaints && /^C-\d/iu.test(text)
        ? await findComplaintsByReference(tx, market, text.toUpperCase(), shown)
        : [];
    const names = await namesOf(
      tx,
      seal,
      [...applications, ...complaints].flatMap(({ borrowerId }) => borrowerId ?? []),
    );
    return {
      customers: await customerLines(tx, seal, people.slice(0, shown), { market, on }),
      moreCustomers: Math.max(0, people.length - shown),
      applications: applications.map(({ id, borrowerId, state }) => ({
        id,
        reference: applicationReference(id),
        name: names.get(borrowerId) ?? null,
        state,
      })),
      complaints: complaints.map(({ id, borrowerId, reference, state }) => ({
        id,
        reference,
        name: borrowerId === null ? null : (names.get(borrowerId) ?? null),
        state,
      })),
      payments: seesPayments ? await paymentsOf(tx, market, text) : [],
      files: seesFiles ? await filesOf(tx, market, text) : [],
    };
  });
}

/** Fewer letters than this begin half of all numbers. */
const numberFrom = 4;

async function paymentsOf(tx: ReadTx, market: MarketId, text: string): Promise<NumberedPayment[]> {
  const begins = numbersTyped(text).filter((each) => each.length >= numberFrom && /\d/u.test(each));
  const byNumber = begins.length === 0 ? [] : await findPaymentsByNumber(tx, market, begins, shown);
  const amount = amountTyped(text);
  const byAmount = amount === undefined ? [] : await findPaymentsByAmount(tx, market, amount, shown);
  const others = byAmount.filter(({ id }) => byNumber.every((each) => each.id !== id));
  return [...byNumber, ...others].slice(0, shown);
}

/** 1938.78, 1,938.78 or with the sign of a currency; digits alone are a number of something. */
export function amountTyped(text: string): bigint | undefined {
  const [, sign = '', whole, cents] =
    /^(\p{Sc}?)\s*(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.(\d{2}))?$/u.exec(text.trim()) ?? [];
  if (whole === undefined || (sign === '' && cents === undefined && !whole.includes(','))) return undefined;
  return BigInt(whole.replaceAll(',', '')) * 100n + BigInt(cents ?? '0');
}

/** "file 241", "#241" or its number alone. */
async function filesOf(tx: ReadTx, market: MarketId, text: string): Promise<DisbursementBatch[]> {
  const [, number] = /^(?:file)?[\s#-]*(\d{1,15})$/iu.exec(text) ?? [];
  const file = number === undefined ? undefined : await findDisbursementBatch(tx, BigInt(number));
  return file?.market === market ? [file] : [];
}
