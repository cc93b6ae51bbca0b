import { percentText } from '@candor/domain/product';
import { rateText } from '@candor/domain/rate';
import type { FeeLine } from '@candor/domain/schedule';
import type { ProductTerms } from '@candor/domain/product';
import { costShare } from '../cost-share.ts';
import { amount, count, date, empty, percent, row, section, text, word } from '../disclosure/cells.ts';
import type { Cell, DisclosureDocument, DisclosureRow } from '../disclosure/disclosure-document.ts';
import type { DisclosureFacts, DisclosureFigures, DisclosureForm } from '../disclosure/disclosure-form.ts';
import type { Word } from './disclosure-texts.ts';

type Facts = DisclosureFacts & DisclosureFigures;
type Row = DisclosureRow<Word>;

/**
 * The disclosure statement of the Truth in Lending Act (Republic Act 3765): amount financed, every charge,
 * net proceeds, schedule, effective interest rate, and what may be charged on top if something goes wrong.
 */
export const disclosure = ((facts: Facts): DisclosureDocument<Word> => ({
  title: 'title',
  issuedOn: facts.issuedOn,
  validUntil: facts.validUntil,
  sections: [
    section('parties', parties(facts)),
    section('amounts', amounts(facts)),
    section('finance-charges', financeCharges(facts)),
    section('rates', rates(facts)),
    section('payments', payments(facts), schedule(facts)),
    section('contingent', contingent(facts)),
    section('rights', [
      row('cooling-off', [count(facts.product.coolingOffDays, 'day')]),
      row('prepayment', [word('prepayment-text')]),
      row('study', [word('study-text')]),
      row('acknowledgement', [word('acknowledgement-text')]),
    ]),
  ],
})) satisfies DisclosureForm;

function parties({ lender, borrowerName, reference, issuedOn, validUntil }: Facts): Row[] {
  return [
    row('lender', [text(lender.licence.corporateName)]),
    row('sec-registration', [text(lender.licence.registrationNo)]),
    row('certificate-of-authority', [text(lender.licence.authorityNo ?? '')]),
    row('address', [text(lender.address)]),
    row('borrower', [text(borrowerName)]),
    row('reference', [text(reference)]),
    row('issued-on', [date(issuedOn)]),
    row('valid-until', [date(validUntil)]),
  ];
}

function amounts({ quote }: Facts): Row[] {
  const { terms, fees, totals, netReceived } = quote.schedule;
  return [
    row('amount-financed', [amount(terms.amount)], { number: '1' }),
    ...fees.filter(({ taken }) => taken === 'deducted').flatMap(feeRows),
    row('total-deducted', [amount(totals.deducted)], { number: '2', isTotal: true }),
    row('net-proceeds', [amount(netReceived)], { number: '3', isTotal: true }),
  ];
}

function financeCharges({ quote }: Facts): Row[] {
  const { fees, totals } = quote.schedule;
  return [
    row('interest', [amount(totals.interest)]),
    ...fees.flatMap(feeRows),
    row('total-finance-charges', [amount(totals.cost)], { number: '4', isTotal: true }),
  ];
}

function feeRows({ name, fee, tax, taken }: FeeLine): Row[] {
  const rows = [row<Word>('fee', [amount(fee), word(taken)], { about: name })];
  return tax === 0n ? rows : [...rows, row('tax', [amount(tax), word(taken)], { about: name })];
}

function rates({ quote, secondRate }: Facts): Row[] {
  const { rate, per, method } = quote.schedule.terms.interest;
  return [
    row('contract-rate', [percent(percentText(rate), per), word(method)], { number: '5' }),
    row('effective-rate', [percent(rateText(quote.rate), quote.rate.per)], { number: '6', isTotal: true }),
    row('effective-annual', [percent(rateText(secondRate), secondRate.per)]),
    row('finance-charge-share', [percent(costShare(quote.schedule), null)]),
  ];
}

function payments({ quote }: Facts): Row[] {
  const { terms, rows, totals } = quote.schedule;
  const [first] = rows;
  const last = rows.at(-1);
  return [
    row(
      'number-of-payments',
      [count(rows.length, 'instalment'), count(terms.every.count, terms.every.unit)],
      {
        number: '7',
      },
    ),
    row('first-due', first ? [date(first.dueOn), amount(first.total)] : []),
    row('last-due', last ? [date(last.dueOn), amount(last.total)] : []),
    row('total-to-repay', [amount(totals.total)], { number: '8', isTotal: true }),
  ];
}

function schedule({ quote }: Facts) {
  const { rows, totals } = quote.schedule;
  const sums = [totals.principal, totals.interest, totals.fee, totals.total].map(amount);
  return {
    heads: ['n', 'due-on', 'principal', 'interest', 'fee-part', 'instalment', 'balance'] as const,
    lines: rows.map(({ n, dueOn, principal, interest, fee, total, balance }): Cell<Word>[] =>
      [count(n, 'number'), date(dueOn)].concat([principal, interest, fee, total, balance].map(amount)),
    ),
    totals: [empty, empty, ...sums, empty],
  };
}

function contingent({ product, costCeiling }: Facts): Row[] {
  const { earlySettlement } = product;
  const early = earlySettlement.chargePercent;
  return [
    row('late-charge', lateCells(product), { number: '9' }),
    ...contingentRows(product),
    row('delay-fee', delayCells(product)),
    row('early-settlement', [early.num === 0n ? word('none') : percent(percentText(early), null)]),
    ...(costCeiling === null ? [] : [row<Word>('cost-ceiling', [amount(costCeiling)])]),
  ];
}

/** What may be charged by hand, each with its name, its price and how often. */
function contingentRows({ contingentCharges = [] }: ProductTerms): Row[] {
  return contingentCharges.map(({ names, amount: price, times }) =>
    row('contingent-charge', [amount(price), word('each-time'), count(times, 'time')], { about: names }),
  );
}

function lateCells({ lateCharge }: ProductTerms): Cell<Word>[] {
  if (lateCharge === null) return [word('none')];
  const grace: Cell<Word>[] = [word('grace'), count(lateCharge.graceDays, 'day')];
  return lateCharge.kind === 'percent'
    ? [percent(percentText(lateCharge.percent), lateCharge.per), word('of-overdue'), ...grace]
    : [amount(lateCharge.fixed), word('once'), ...grace];
}

function delayCells({ delay }: ProductTerms): Cell<Word>[] {
  if (delay === null) return [word('none')];
  return [
    ...(delay.percent.num === 0n ? [] : [percent(percentText(delay.percent), null), word<Word>('of-moved')]),
    ...(delay.fixed === 0n && delay.percent.num > 0n ? [] : [amount(delay.fixed)]),
    count(delay.days, 'day'),
    count(delay.times, 'time'),
  ];
}
