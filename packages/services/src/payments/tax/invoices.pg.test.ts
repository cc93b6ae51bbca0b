import { randomUUID } from 'node:crypto';
import { productTermsJson } from '@candor/domain/product';
import { markets, products } from '@candor/markets';
import { citiesOf } from '@candor/markets/cities';
import { insertPageConfigurationIfAbsent } from '@candor/store/pages';
import { listTaxInvoices, moveTaxMark, taxByMonth, type TaxInvoice } from '@candor/store/tax';
import { saveStepRow } from '@candor/store/kyc';
import { trialBalance, verifyBooks } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { sealValues } from '../../customers/kyc/step-seal.ts';
import { day, LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { signApplication } from '../../lending/applications/sign-application.ts';
import { configurePage } from '../../customers/pages/configure-page.ts';
import { createPayment } from '../payments/create-payment.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { settlePayout } from '../disbursements/settle-disbursement.ts';
import { startDisbursement } from '../disbursements/start-disbursement.ts';
import { dataSections } from '../../composition/privacy/gather-data.ts';
import { saveProduct } from '../../lending/products/save-product.ts';
import { issueInvoices } from './issue-invoices.ts';
import { openInvoice } from './invoice-words.ts';
import { readInvoices } from './read-invoices.ts';
import { passDayOfLoan, waiveCharges } from '../../lending/loans/testing/loan-acts.ts';

const seal = new PersonSeal([Buffer.alloc(32, 3)]);
let desk: LendingDesk;
let now = new Date('2027-03-30T06:30:00Z');

const issue = () => issueInvoices({ database: desk.test.database, seal, now: () => now });
const papers = async (): Promise<TaxInvoice[]> =>
  (
    await desk.test.database.withTransaction((tx) =>
      listTaxInvoices(tx, 'in', { month: null, number: null, orders: null, before: null, limit: 1000 }),
    )
  ).toReversed();
const cityIn = (region: string) =>
  citiesOf('in').regions.find(({ name }) => name === region)?.cities[0]?.code ?? '';

/** A loan of somebody who lives in a region; of a lender who knows nothing of them without one. */
async function lendTo(region: string | null, amount: bigint, productId?: string): Promise<bigint> {
  const { orderId, borrowerId, signing } = await desk.offer({
    amount,
    months: 12,
    ...(productId !== undefined && { productId }),
  });
  if (region !== null) await certify(borrowerId, cityIn(region));
  await desk.done(signApplication, signing);
  const payoutId = randomUUID();
  await desk.done(startDisbursement, { orderId, payoutId });
  const { loanId } = await desk.done(settlePayout, { payoutId });
  return BigInt(loanId ?? 0);
}

async function certify(borrowerId: string, city: string): Promise<void> {
  const given = {
    base: { givenName: 'Lakshmi', familyName: 'Iyer', bornOn: '1994-03-12', documentKind: 'aadhaar' },
    personal: { city, street: '4 MG Road', postalCode: '560001', dependants: '2' },
    job: {
      employment: 'salaried',
      incomePerMonth: '22000',
      loansPerMonth: '0',
      rentPerMonth: '0',
      payDay: 'once-a-month',
    },
    ext: { purpose: 'bills' },
  } as const;
  await desk.test.database.withTransaction(async (tx) => {
    for (const [step, fields] of Object.entries(given) as [keyof typeof given, Record<string, string>][]) {
      const values = Object.entries(fields).map(([field, value]) => ({ field, value }));
      const sealed = sealValues(seal, borrowerId, step, values);
      await saveStepRow(tx, borrowerId, {
        step,
        state: 'accepted',
        sealed,
        refusalsSealed: null,
        changedAt: now,
      });
    }
  });
}

beforeAll(async () => {
  desk = await LendingDesk.open('in', '2027-03-30');
  await desk.test.database.withTransaction((tx) =>
    insertPageConfigurationIfAbsent(tx, {
      market: 'in',
      comName: 'Candor',
      email: 'help@candorfinance.example',
      address: '4th Floor, 21 Residency Road, Bengaluru 560025',
      copyright: '© Candor',
      servicePhone: '+91 80 4000 0100',
      licence: { corporateName: 'Candor Finance Private Limited', registrationNo: 'N-13.02345' },
      theme: { background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' },
    }),
  );
});
afterAll(() => desk.test.drop());

describe('A15.69 · tax invoices', () => {
  it('without a GSTIN none is numbered, and the console says what is missing', async () => {
    await lendTo('Karnataka', 2_000_000n);
    expect(await issue()).toBe(0);
    const read = await readInvoices(desk.test.database, seal, 'in', {});
    expect(read).toMatchObject({ supplier: null, waiting: 1, items: [] });
    expect(read.missing).toEqual([expect.stringContaining('GSTIN is missing')]);
    expect(
      await desk.refused(configurePage, { market: 'in', change: { licence: { gstin: '29AAACC1234D1Z9' } } }),
    ).toMatchObject({ refused: 'page_is_faulty' });
    await runCommand(desk.test.database, configurePage, {
      input: { market: 'in', change: { licence: { gstin: '29AAACC1234D1Z8' } } },
      actor: { kind: 'system', id: 'page:set' },
      now,
    });
  });

  it('at payout each taxed fee has one: half and half in the lender’s state, integrated in another', async () => {
    await lendTo('Kerala', 2_000_000n);
    await lendTo(null, 3_000_000n);
    expect(await issue()).toBe(3);
    expect(await issue()).toBe(0);
    const [own, other, unknown] = await papers();
    // 2 % of 20,000.00 is 400.00, with 18 % tax 72.00.
    expect(own).toMatchObject({
      number: 'TI/26-27/0000001',
      kind: 'invoice',
      suppliedOn: '2027-03-30',
      taxable: 40_000n,
      central: 3_600n,
      state: 3_600n,
      integrated: 0n,
      place: '29',
      against: null,
    });
    expect(other).toMatchObject({ number: 'TI/26-27/0000002', integrated: 7_200n, central: 0n, place: '32' });
    // Where somebody lives is unknown: the place of supply is the lender's.
    expect(unknown).toMatchObject({
      number: 'TI/26-27/0000003',
      central: 5_400n,
      state: 5_400n,
      place: '29',
    });
    const words = openInvoice(seal, other!.entryId, other!.sealed);
    expect(words).toMatchObject({
      supplier: {
        name: 'Candor Finance Private Limited',
        number: '29AAACC1234D1Z8',
        state: { name: 'Karnataka' },
      },
      recipient: { name: 'Lakshmi Iyer', state: { name: 'Kerala', code: '32' } },
      feeName: 'processing',
    });
    const { rows } = await desk.test.sql('select borrower_id as id from loan where id = $1', [other!.loanId]);
    const exported = await desk.test.database.withTransaction((tx) =>
      dataSections['taxInvoices']!(tx, seal, String(rows[0]?.['id'])),
    );
    expect(exported).toEqual([
      expect.objectContaining({
        number: 'TI/26-27/0000002',
        name: 'Lakshmi Iyer',
        taxable: '400.00',
        tax: '72.00',
      }),
    ]);
  });

  it('numbers begin anew on 1 April', async () => {
    await desk.moveTo('2027-04-01');
    now = new Date('2027-04-01T06:30:00Z');
    await lendTo('Karnataka', 2_000_000n);
    expect(await issue()).toBe(1);
    expect((await papers()).at(-1)?.number).toBe('TI/27-28/0000001');
  });

  it('leaving in the cooling-off days makes a credit note against the invoice; a loan that runs on after all a new one', async () => {
    const loanId = await lendTo('Kerala', 2_000_000n);
    await issue();
    const invoice = (await papers()).at(-1)!;
    const paymentId = randomUUID();
    // Whoever has moved since is credited where the tax was paid.
    const { rows } = await desk.test.sql('select borrower_id as id from loan where id = $1', [loanId]);
    await certify(String(rows[0]?.['id']), cityIn('Karnataka'));
    const asked = { paymentId, loanId, channel: 'upi', expiresAt: new Date('2030-01-01') };
    const { amount } = await desk.done(createPayment, { ...asked, wanted: { meantFor: 'cooling-off-exit' } });
    await desk.done(receivePayment, await desk.money(BigInt(amount), { paymentId }));
    expect(await issue()).toBe(1);
    const note = (await papers()).at(-1)!;
    expect(note).toMatchObject({
      number: 'CN/27-28/0000001',
      kind: 'credit-note',
      against: invoice.number,
      loanId,
      taxable: invoice.taxable,
      integrated: invoice.integrated,
      place: '32',
    });
    expect(openInvoice(seal, note.entryId, note.sealed)).toMatchObject({ againstOn: invoice.issuedOn });
    await desk.done(reversePayment, { paymentId, why: 'taken-back' });
    expect(await issue()).toBe(1);
    expect((await papers()).at(-1)).toMatchObject({ kind: 'invoice', loanId, central: 3_600n, place: '29' });
  });

  it('a fee that was given back before its invoice was written: the credit note of the same round names it', async () => {
    const loanId = await lendTo('Kerala', 2_000_000n);
    const paymentId = randomUUID();
    const asked = { paymentId, loanId, channel: 'upi', expiresAt: new Date('2030-01-01') };
    const { amount } = await desk.done(createPayment, { ...asked, wanted: { meantFor: 'cooling-off-exit' } });
    await desk.done(receivePayment, await desk.money(BigInt(amount), { paymentId }));
    expect(await issue()).toBe(2);
    const [invoice, note] = (await papers()).slice(-2);
    expect(invoice).toMatchObject({ kind: 'invoice', loanId, integrated: 7_200n });
    expect(note).toMatchObject({ kind: 'credit-note', loanId, against: invoice!.number, integrated: 7_200n });
  });

  it('a fee in the instalments has one when it falls due, and a credit note for what is forgiven of it', async () => {
    const [, { terms }] = products.in as readonly [unknown, (typeof products.in)[number]];
    const spread = { ...terms, fees: [{ ...terms.fees[0]!, taken: 'spread' as const }] };
    await desk.done(saveProduct, { productId: 'in-spread', market: 'in', terms: productTermsJson(spread) });
    const loanId = await lendTo('Karnataka', 2_000_000n, 'in-spread');
    expect(await issue()).toBe(0);
    await desk.moveTo('2027-05-01');
    now = new Date('2027-05-01T06:30:00Z');
    await desk.done(passDayOfLoan, { loanId });
    expect(await issue()).toBe(1);
    const invoice = (await papers()).at(-1)!;
    const { rows } = await desk.test.sql(
      `select minor from ledger_balance where subject = $1 and account = 1230`,
      [`loan:${loanId}`],
    );
    const booked = rows[0]?.['minor'] as bigint;
    expect(invoice.taxable + invoice.central + invoice.state).toBe(booked);
    await desk.done(waiveCharges, { loanId, part: 'fee', amount: booked, reason: 'a mistake of ours' });
    expect(await issue()).toBe(1);
    expect((await papers()).at(-1)).toMatchObject({
      kind: 'credit-note',
      against: invoice.number,
      taxable: invoice.taxable,
      central: invoice.central,
      state: invoice.state,
    });
  });

  it('two workers at once number each charge once, without a gap', async () => {
    for (let k = 0; k < 5; k += 1) await lendTo(null, 2_000_000n);
    await Promise.all([issue(), issue(), issue()]);
    await issue();
    const all = await papers();
    expect(new Set(all.map(({ entryId }) => entryId)).size).toBe(all.length);
    for (const [kind, year] of [
      ['invoice', '26-27'],
      ['invoice', '27-28'],
      ['credit-note', '27-28'],
    ] as const) {
      const serials = all
        .filter((each) => each.kind === kind && each.year === year)
        .map(({ serial }) => serial);
      expect(serials).toEqual(serials.map((_serial, place) => place + 1));
    }
  });

  it('what lies behind the mark is not looked at again, and nothing that waits is ever behind it', async () => {
    const mark = async () =>
      (await desk.test.sql('select through from tax_invoice_mark')).rows[0]?.['through'];
    const move = () => desk.test.database.withTransaction((tx) => moveTaxMark(tx, 'in', 0));
    expect(await mark()).toBeUndefined(); // no entry is an hour old
    await move();
    const last = (await papers()).at(-1)?.entryId;
    expect(await mark()).toBe(last);
    await lendTo('Kerala', 2_000_000n);
    await move();
    expect(await mark()).toBe(last);
    await lendTo('Kerala', 2_000_000n);
    const behind = desk.test.owner.withTransaction(async (tx) => {
      // As if the later of the two had its paper first.
      await tx.query({
        text: `insert into tax_invoice (market, kind, year, serial, number, entry_id, loan_id, supplied_on, issued_on, taxable, central, state,
                 integrated, place, sealed, issued_at)
               select 'in', 'invoice', '99-00', 1, 'X', max(entry_id), 1, '2027-05-01', '2027-05-01', 1, 1, 0, 0, '29', '', now()
               from ledger_line where account = 2010`,
      });
      await moveTaxMark(tx, 'in', 0);
      const { rows } = await tx.query<{ through: bigint }>({ text: 'select through from tax_invoice_mark' });
      throw new Error(`taken back at ${rows[0]?.through}`);
    });
    await expect(behind).rejects.toThrow(`taken back at ${last}`);
    expect(await issue()).toBe(2);
  });

  it('each month’s papers come to what tax payable moved in it, and together to the trial balance', async () => {
    const { months, books } = await desk.test.database.withTransaction(async (tx) => ({
      months: await taxByMonth(tx, 'in', day('2026-01-01')),
      books: await trialBalance(tx, { market: 'in' }),
    }));
    expect(months.map(({ month }) => month)).toEqual(['2027-05-01', '2027-04-01', '2027-03-01']);
    for (const { central, state, integrated, ledger } of months)
      expect(central + state + integrated).toBe(ledger);
    const payable = books.find(({ account }) => account === 'tax-payable');
    expect(months.reduce((sum, { ledger }) => sum + ledger, 0n)).toBe(
      (payable?.credit ?? 0n) - (payable?.debit ?? 0n),
    );
    const found = await readInvoices(desk.test.database, seal, 'in', {
      month: day('2027-04-17'),
      search: 'cn/27',
    });
    expect(found.items.map(({ number }) => number)).toEqual(['CN/27-28/0000002', 'CN/27-28/0000001']);
  });

  it('the books are proven; a paper that says another tax than its entry, or a number that is missing, is found', async () => {
    expect((await desk.test.owner.withTransaction(verifyBooks)).differences).toEqual([]);
    for (const [change, where] of [
      [
        `update tax_invoice set central = central + 1 where number = 'TI/26-27/0000001'`,
        'invoice TI/26-27/0000001',
      ],
      [`update tax_invoice_series set last = last + 1 where kind = 'credit-note'`, 'in credit-note 27-28'],
    ] as const) {
      const found = desk.test.owner.withTransaction(async (tx) => {
        await tx.query({ text: 'set local session_replication_role = replica' });
        await tx.query({ text: change });
        const { differences } = await verifyBooks(tx);
        throw new Error(differences.map((each) => `${each.rule}: ${each.where}`).join('; '));
      });
      await expect(found).rejects.toThrow(
        `a tax invoice is of its entry and follows the one before: ${where}`,
      );
    }
    expect(markets.in.currency.code).toBe('INR');
  });
});
