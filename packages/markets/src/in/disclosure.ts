import { percentText } from '@candor/domain/product';
import { rateText } from '@candor/domain/rate';
import type { FeeLine } from '@candor/domain/schedule';
import type { ProductTerms } from '@candor/domain/product';
import { amount, count, date, empty, percent, row, section, text, word } from '../disclosure/cells.ts';
import type { Cell, DisclosureDocument, DisclosureRow } from '../disclosure/disclosure-document.ts';
import type { DisclosureFacts, DisclosureFigures, DisclosureForm } from '../disclosure/disclosure-form.ts';
import type { Word } from './disclosure-texts.ts';

type Facts = DisclosureFacts & DisclosureFigures;
type Row = DisclosureRow<Word>;

/**
 * The key facts statement of RBI/2024-25/18: part 1 and part 2 of its annex A, the computation of the annual
 * percentage rate (annex B) and the repayment schedule (annex C), numbered as there.
 */
export const disclosure = ((facts: Facts): DisclosureDocument<Word> => ({
  title: 'title',
  issuedOn: facts.issuedOn,
  validUntil: facts.validUntil,
  sections: [
    section('part-1', partOne(facts)),
    section('part-2', partTwo(facts)),
    section('annex-b', annexB(facts)),
    section('annex-c', [], annexC(facts)),
  ],
})) satisfies DisclosureForm;

function partOne(facts: Facts): Row[] {
  const { quote, product, reference, borrowerName, issuedOn, validUntil } = facts;
  const { terms, rows, fees } = quote.schedule;
  const [first] = rows;
  const { every, interest } = terms;
  return [
    row('lender', [text(facts.lender.licence.corporateName), text(facts.lender.licence.registrationNo)]),
    row('borrower', [text(borrowerName)]),
    row('issued-on', [date(issuedOn)]),
    row('valid-until', [date(validUntil)]),
    row('proposal', [text(reference), word('personal-loan')], { number: '1' }),
    row('sanctioned', [amount(terms.amount)], { number: '2' }),
    row('disbursal', [word('upfront')], { number: '3' }),
    row('loan-term', [count(rows.length * every.count, every.unit)], { number: '4' }),
    row('instalment-type', [count(every.count, every.unit)], { number: '5' }),
    row('instalment-count', [count(rows.length, 'instalment')], { number: '5' }),
    row('instalment-amount', first ? [amount(first.total)] : [], { number: '5' }),
    row('commencement', first ? [date(first.dueOn), count(first.days, 'day')] : [], { number: '5' }),
    row(
      'interest-rate',
      [percent(percentText(interest.rate), interest.per), word('fixed'), word(interest.method)],
      {
        number: '6',
      },
    ),
    row('floating', [word('not-applicable')], { number: '7' }),
    ...feeRows('8 (A)', 'fee-to-lender', linesOf(facts, 'lender')),
    ...feeRows('8 (B)', 'fee-to-third-party', linesOf(facts, 'third-party')),
    ...(fees.length === 0 ? [row<Word>('fee-to-lender', [word('none')], { number: '8' })] : []),
    row('apr', [percent(rateText(quote.rate), quote.rate.per)], { number: '9', isTotal: true }),
    ...contingent(product),
  ];
}

/** Of each fee: once, its amount, and its tax apart. */
function feeRows(number: string, label: Word, lines: readonly FeeLine[]): Row[] {
  return lines.flatMap(({ name, fee, tax, taken }) => [
    row<Word>(label, [word('one-time'), amount(fee), word(taken)], { number, about: name }),
    ...(tax === 0n ? [] : [row<Word>('tax', [amount(tax)], { number, about: name })]),
  ]);
}

function linesOf({ quote, product }: Facts, payee: ProductTerms['fees'][number]['payee']): FeeLine[] {
  return quote.schedule.fees.filter((_, k) => product.fees[k]?.payee === payee);
}

function contingent({ lateCharge, contingentCharges = [], delay, earlySettlement }: ProductTerms): Row[] {
  const early = earlySettlement.chargePercent;
  return [
    row('penal-charges', lateCells(lateCharge), { number: '10 (i)' }),
    ...otherPenalRows(contingentCharges),
    row('foreclosure', [early.num === 0n ? word('none') : percent(percentText(early), null)], {
      number: '10 (iii)',
    }),
    row('switching', [word('not-applicable')], { number: '10 (iv)' }),
    row('delay-fee', delayCells(delay), { number: '10 (v)' }),
  ];
}

/** What may be charged by hand, each with its name, its price and how often. */
function otherPenalRows(charges: NonNullable<ProductTerms['contingentCharges']>): Row[] {
  if (charges.length === 0) return [row('other-penal-charges', [word('none')], { number: '10 (ii)' })];
  return charges.map(({ names, amount: price, times }) =>
    row('other-penal-charges', [amount(price), word('each-time'), count(times, 'time')], {
      number: '10 (ii)',
      about: names,
    }),
  );
}

function lateCells(lateCharge: ProductTerms['lateCharge']): Cell<Word>[] {
  if (lateCharge === null) return [word('none')];
  const grace: Cell<Word>[] = [word('grace'), count(lateCharge.graceDays, 'day')];
  return lateCharge.kind === 'percent'
    ? [percent(percentText(lateCharge.percent), lateCharge.per), word('of-overdue'), ...grace]
    : [amount(lateCharge.fixed), word('once'), ...grace];
}

function delayCells(delay: ProductTerms['delay']): Cell<Word>[] {
  if (delay === null) return [word('none')];
  return [
    ...(delay.percent.num === 0n ? [] : [percent(percentText(delay.percent), null), word<Word>('of-moved')]),
    ...(delay.fixed === 0n && delay.percent.num > 0n ? [] : [amount(delay.fixed)]),
    count(delay.days, 'day'),
    count(delay.times, 'time'),
  ];
}

function partTwo({ lender, product }: Facts): Row[] {
  const { name, phone, email } = lender.grievanceOfficer;
  const agents = lender.recoveryAgents.map(text);
  return [
    row('recovery-clause', [text(lender.recoveryClause)], { number: '1' }),
    row('grievance-clause', [text(lender.grievanceClause)], { number: '2' }),
    row('grievance-officer', [text(name), text(phone), text(email)], { number: '3' }),
    row('transfer', [word(lender.mayTransfer ? 'yes' : 'no')], { number: '4' }),
    row('co-lending', [word('not-applicable')], { number: '5' }),
    row('cooling-off', [count(product.coolingOffDays, 'day')], { number: '6 (i)' }),
    row('recovery-agents', agents.length > 0 ? agents : [word('none')], { number: '6 (ii)' }),
  ];
}

/** How the rate comes about, figure by figure, so that anybody can work it out again. */
function annexB({ quote, product }: Facts): Row[] {
  const { terms, rows, fees, totals, netReceived } = quote.schedule;
  const { every, interest } = terms;
  const [first] = rows;
  const feesTo = (payee: string) =>
    fees.reduce((sum, { fee, tax }, k) => (product.fees[k]?.payee === payee ? sum + fee + tax : sum), 0n);
  return [
    row('sanctioned', [amount(terms.amount)], { number: '1' }),
    row('loan-term', [count(rows.length * every.count, every.unit)], { number: '2' }),
    row('instalment-amount', first ? [amount(first.total), count(rows.length, 'instalment')] : [], {
      number: '2 (b)',
    }),
    row('commencement', first ? [date(first.dueOn), count(first.days, 'day')] : [], { number: '2 (d)' }),
    row('interest-type', [word('fixed')], { number: '3' }),
    row('interest-rate', [percent(percentText(interest.rate), interest.per)], { number: '4' }),
    row('total-interest', [amount(totals.interest)], { number: '5' }),
    row('total-fees', [amount(totals.fee + totals.deducted)], { number: '6' }),
    row('fees-to-lender', [amount(feesTo('lender'))], { number: '6 (A)' }),
    row('fees-to-third-party', [amount(feesTo('third-party'))], { number: '6 (B)' }),
    row('net-disbursed', [amount(netReceived)], { number: '7', isTotal: true }),
    row('total-to-repay', [amount(totals.total)], { number: '8', isTotal: true }),
    row('apr', [percent(rateText(quote.rate), quote.rate.per)], { number: '9', isTotal: true }),
    row('disbursement-day', [date(terms.disbursedOn)], { number: '10' }),
    row('due-dates', [word('see-annex-c')], { number: '11' }),
  ];
}

function annexC({ quote }: Facts) {
  const { rows, totals } = quote.schedule;
  const sums = [totals.principal, totals.interest, totals.fee, totals.total].map(amount);
  return {
    heads: ['n', 'due-on', 'outstanding', 'principal', 'interest', 'fee-part', 'instalment'] as const,
    lines: rows.map(({ n, dueOn, principal, interest, fee, total, balance }): Cell<Word>[] =>
      [count(n, 'number'), date(dueOn)].concat(
        [balance + principal, principal, interest, fee, total].map(amount),
      ),
    ),
    totals: [empty, empty, empty, ...sums],
  };
}
