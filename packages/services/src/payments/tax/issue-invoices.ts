import { isMarketId, type MarketId } from '@candor/markets';
import { cityRegion } from '@candor/markets/cities';
import { splitTax, taxRules, type TaxInvoiceRules, type TaxState } from '@candor/markets/tax';
import {
  addToTaxMonth,
  findInvoiceToCredit,
  holdTaxInvoices,
  insertTaxInvoice,
  listTaxedEntries,
  moveTaxMark,
  takeTaxSerial,
  type TaxedEntry,
} from '@candor/store/tax';
import { listBusinessClocks } from '@candor/store/end-of-day';
import type { ReadTx, Tx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { kycFacts } from '../../customers/kyc/kyc-facts.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { openInvoice, sealInvoice, type InvoiceWords } from './invoice-words.ts';
import { taxSupplier, type TaxSupplier } from './tax-supplier.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now'>;

/** So many at once: a first issue of years of fees is many small transactions. */
const atOnce = 100;
/** No transaction lasts longer: what was posted before is there. */
const settledAfterSeconds = 3_600;

/**
 * A paper for every entry that moved the tax of fees and has none, in all markets. Gives how many were made.
 */
export async function issueInvoices({ database, seal, now }: Parts): Promise<number> {
  const clocks = await database.read(listBusinessClocks);
  let issued = 0;
  for (const { market } of clocks) {
    if (!isMarketId(market) || !taxRules[market].invoice) continue;
    const isDue = await database.read(
      async (tx) =>
        Boolean((await taxSupplier(tx, market))?.supplier) &&
        (await listTaxedEntries(tx, market, 1)).length > 0,
    );
    if (!isDue) continue;
    const actor = { kind: 'system', id: 'tax-invoices' } as const;
    const answer = await runCommand(database, issuing(seal), { input: { market }, actor, now: now() });
    if (answer.kind === 'done') issued += answer.output.issued;
  }
  return issued;
}

/**
 * Numbers and writes the papers that wait. Without a tax number of the lender none is numbered: they wait, in
 * sight.
 */
function issuing(
  seal: PersonSeal,
): Command<{ readonly market: MarketId }, { issued: number }, 'nothing_to_issue'> {
  return {
    name: 'tax.issue',
    subject: ({ market }) => `tax:${market}`,
    async decide(tx, { market }, { now }) {
      const rules: TaxInvoiceRules | null = taxRules[market].invoice;
      const found = await taxSupplier(tx, market);
      if (!rules || !found?.supplier || !(await holdTaxInvoices(tx, market)))
        return { refused: 'nothing_to_issue' };
      const entries = await listTaxedEntries(tx, market, atOnce);
      const numbers: string[] = [];
      for (const entry of entries) {
        const of = { market, rules, supplier: found.supplier, seal, now };
        numbers.push(await issueOne(tx, entry, of));
      }
      await moveTaxMark(tx, market, settledAfterSeconds);
      return {
        output: { issued: numbers.length },
        facts: { first: numbers[0] ?? '', last: numbers.at(-1) ?? '' },
      };
    },
  };
}

type Issuer = {
  readonly market: MarketId;
  readonly rules: TaxInvoiceRules;
  readonly supplier: TaxSupplier;
  readonly seal: PersonSeal;
  readonly now: Date;
};

async function issueOne(tx: Tx, entry: TaxedEntry, issuer: Issuer): Promise<string> {
  const { market, rules, seal, now } = issuer;
  const kind = entry.tax > 0n ? 'invoice' : 'credit-note';
  const issuedOn = await businessDateOf(tx, market);
  const year = rules.yearOf(issuedOn);
  const serial = await takeTaxSerial(tx, { market, kind, year });
  const number = rules.numberOf(kind, year, serial);
  // Looked for now: its invoice may be of this very round.
  const credited = kind === 'credit-note' ? await findInvoiceToCredit(tx, entry) : undefined;
  const { supplier, recipient } = credited
    ? openInvoice(seal, credited.entryId, credited.sealed)
    : await partiesOf(tx, entry, issuer);
  const { central, state, integrated } = splitTax(positive(entry.tax), supplier.state, recipient.state);
  const { feeName } = entry;
  const words = { supplier, recipient, feeName, againstOn: credited?.issuedOn ?? null };
  const invoice = {
    market,
    kind,
    year,
    serial,
    number,
    entryId: entry.entryId,
    loanId: entry.loanId,
    orderId: entry.orderId,
    against: credited?.number ?? null,
    suppliedOn: entry.suppliedOn,
    issuedOn,
    taxable: positive(entry.taxable),
    central,
    state,
    integrated,
    place: recipient.state.code,
    sealed: sealInvoice(seal, entry.entryId, words),
    issuedAt: now,
  } as const;
  await insertTaxInvoice(tx, invoice);
  await addToTaxMonth(tx, invoice);
  return number;
}

const positive = (minor: bigint) => (minor < 0n ? -minor : minor);

/**
 * Where the borrower lives by their own papers; the place of supply is the lender's where that is unknown. A
 * credit note gives back what its invoice took, to the state that got it: it is between the parties of that
 * invoice, wherever they live since.
 */
async function partiesOf(
  tx: ReadTx,
  entry: TaxedEntry,
  { market, rules, supplier, seal }: Issuer,
): Promise<Pick<InvoiceWords, 'supplier' | 'recipient'>> {
  const facts = await kycFacts(tx, seal, entry.borrowerId, market);
  const region = facts ? cityRegion(market, facts.city) : undefined;
  const state: TaxState = (region === undefined ? undefined : rules.stateOfRegion(region)) ?? supplier.state;
  return { supplier, recipient: { name: facts?.fullName ?? null, address: facts?.address ?? null, state } };
}
