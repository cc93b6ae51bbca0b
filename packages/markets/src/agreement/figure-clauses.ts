import { percentText } from '@candor/domain/product';
import { rateText } from '@candor/domain/rate';
import type { FeeLine } from '@candor/domain/schedule';
import type { OfferedTerm, PaidPart } from '@candor/domain/product';
import { agreementTexts, clauseNumber } from './agreement-texts.ts';
import type { AgreementFacts, ClauseKey, ClauseTable, MarketClause, Pen } from './agreement-form.ts';

const and = new Intl.ListFormat('en-GB');

type FigureClause = Exclude<ClauseKey, MarketClause>;

const perWords = { day: 'a day', month: 'a month', year: 'a year' } as const;
const unitWords = { day: 'day', week: 'week', 'half-month': 'half-month', month: 'month' } as const;
const methodWords = {
  'declining-equal-instalment': 'on the principal that is still owed, so that the instalments are equal',
  'declining-equal-principal':
    'on the principal that is still owed, so that each instalment repays the same principal',
  flat: 'on the whole amount for the whole time',
} as const;
const takenWords = {
  deducted: 'deducted from the payout',
  'first-instalment': 'added to the first instalment',
  spread: 'spread over the instalments',
} as const;
const partWords: Readonly<Record<PaidPart, string>> = {
  penalty: 'late charges',
  fee: 'fees',
  interest: 'interest',
  principal: 'principal',
};

/**
 * The clauses that say what the quote says. ₱8,000.00 over three months: "You borrow ₱8,000.00. … You receive
 * ₱7,760.00. You repay ₱8,730.56 in 3 instalments."
 */
export function figureClauses(facts: AgreementFacts, pen: Pen): Readonly<Record<FigureClause, string[]>> {
  return {
    loan: loan(facts, pen),
    schedule: schedule(facts, pen),
    interest: interest(facts, pen),
    fees: fees(facts, pen),
    late: [...late(facts, pen), ...contingent(facts, pen)],
    delay: delay(facts, pen),
    early: early(facts, pen),
    allocation: [
      `A payment goes to the oldest instalment first, and within it in this order: ${facts.product.paymentOrder.map((part) => partWords[part]).join(', ')}.`,
      'What is paid beyond all that is due is kept as your credit for the next instalment, unless you ask for it to repay principal early. Money that was paid too much is given back to you.',
    ],
  };
}

export function scheduleTable({ quote }: AgreementFacts, { figures, shortDay }: Pen): ClauseTable {
  const { rows, totals } = quote.schedule;
  const hasFees = totals.fee > 0n;
  const cells = (parts: { principal: bigint; interest: bigint; fee: bigint; total: bigint }) =>
    [parts.principal, parts.interest, ...(hasFees ? [parts.fee] : []), parts.total].map(figures);
  return {
    heads: ['No.', 'Due on', 'Principal', 'Interest', ...(hasFees ? ['Fees'] : []), 'You pay'],
    lines: rows.map((row) => [String(row.n), shortDay(row.dueOn)].concat(cells(row))),
    totals: ['', 'Total', ...cells(totals)],
  };
}

function loan({ quote, account, purpose }: AgreementFacts, { money, day }: Pen): string[] {
  const { terms, netReceived, totals, rows } = quote.schedule;
  const last = rows.at(-1);
  return [
    `You borrow ${money(terms.amount)} for ${termWords(terms)}.${purpose === null ? '' : ` You told us what it is for: ${purpose}.`}`,
    `You receive ${money(netReceived)} (the net proceeds)${totals.deducted > 0n ? `: the amount less ${money(totals.deducted)} of fees and taxes that are deducted` : ''}.`,
    account
      ? `We pay it into your own account: ${account.institution}, ${account.masked}, in the name of ${account.holder}, or, if that fails, into another account of your own that you name in the app; into no other account, and to nobody else.`
      : 'We pay it into the account of your own that you choose when you sign or, if that fails, into another account of your own that you name in the app; into no other account, and to nobody else.',
    `You repay ${money(totals.total)} in ${rows.length === 1 ? 'one payment' : `${rows.length} instalments`}${last ? `, the last on ${day(last.dueOn)}` : ''}. All together the loan costs you ${money(totals.cost)}: interest, fees and their taxes.`,
  ];
}

function schedule({ quote }: AgreementFacts, { day }: Pen): string[] {
  const { firstDueOn } = quote.schedule.terms;
  return [
    'You pay the instalments of this table, each at the latest on its due date, until the end of that day.',
    firstDueOn === null
      ? 'The due dates are counted from the day on which the money leaves us. Should it leave on a later day than the day of this agreement, the schedule is made anew from that day by the same terms, and shown to you: nobody pays for days on which the money had not left.'
      : `You chose ${day(firstDueOn)} for the first instalment; the later ones follow it month by month, on the last day of a month that is shorter. Should the money leave us on a later day than the day of this agreement, the due dates stay, and the schedule is made anew with fewer days of interest, and shown to you.`,
  ];
}

function interest({ quote }: AgreementFacts, { money }: Pen): string[] {
  const { terms, totals } = quote.schedule;
  const { rate, per, method, dayCount } = terms.interest;
  const byTheDay = `Because you chose the due day, interest is counted by the days of each period (${dayCount}, where a monthly rate counts twelve times a year and a daily one 365 times). You pay for those days and for no other.`;
  return [
    `Interest is ${percentText(rate)} % ${perWords[per]}, fixed for the whole term, reckoned ${methodWords[method]}. Over the whole term it comes to ${money(totals.interest)}.`,
    `With every fee counted in, the rate that you were shown before signing is ${rateText(quote.rate)} % ${perWords[quote.rate.per]}.`,
    ...(terms.firstDueOn === null ? [] : [byTheDay]),
    'Interest is never charged on interest, on fees or on late charges.',
  ];
}

function fees({ quote, product }: AgreementFacts, { money }: Pen): string[] {
  const lines = quote.schedule.fees.map((line, k) => feeWords(line, product.fees[k]?.percent, money));
  const beside = chargedElsewhere(product).map(
    (key) => `clause ${clauseNumber(key)} (${agreementTexts('en')(`heading.${key}`)})`,
  );
  const only = beside.length === 0 ? '' : ` What you pay only if it happens is in ${and.format(beside)}.`;
  return [
    ...lines,
    `${lines.length === 0 ? 'There is no fee.' : 'There is no other fee for this loan.'}${only}`,
  ];
}

/** The clauses that put a price on something: it is asked for only if it happens. */
function chargedElsewhere({
  lateCharge,
  contingentCharges = [],
  delay: moving,
  earlySettlement,
}: AgreementFacts['product']): ('late' | 'delay' | 'early')[] {
  const isLateCharged = lateCharge !== null || contingentCharges.length > 0;
  const isMoveCharged = moving !== null && (moving.percent.num > 0n || moving.fixed > 0n);
  return [
    ...(isLateCharged ? (['late'] as const) : []),
    ...(isMoveCharged ? (['delay'] as const) : []),
    ...(earlySettlement.chargePercent.num > 0n ? (['early'] as const) : []),
  ];
}

function feeWords(
  { name, fee, tax, taken }: FeeLine,
  percent: AgreementFacts['product']['fees'][number]['percent'] | undefined,
  money: Pen['money'],
): string {
  const share = percent && percent.num > 0n ? ` (${percentText(percent)} % of the amount)` : '';
  const taxed = tax === 0n ? '' : ` and ${money(tax)} of tax on it`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} fee: ${money(fee)}${share}${taxed}, ${takenWords[taken]}.`;
}

function late({ product }: AgreementFacts, { money }: Pen): string[] {
  const { lateCharge } = product;
  if (lateCharge === null) return ['Paying late costs nothing on top of what is owed.'];
  const grace =
    lateCharge.graceDays === 0
      ? 'from the day after the due date'
      : `after ${days(lateCharge.graceDays)} that are free and stay free`;
  const rule =
    lateCharge.kind === 'percent'
      ? `${percentText(lateCharge.percent)} % ${perWords[lateCharge.per]} of the instalment that is late, counted by the day, ${grace}`
      : `${money(lateCharge.fixed)} once for each instalment that is late, ${grace}`;
  return [
    `The late charge is ${rule}. It is charged on nothing else, is not added to the principal, and bears no interest.`,
    'If you see that you can’t pay in time, tell us before the due date: we show you what each choice costs.',
  ];
}

/** What may be charged by hand: nothing else is. */
function contingent({ product }: AgreementFacts, { money }: Pen): string[] {
  const { contingentCharges = [] } = product;
  if (contingentCharges.length === 0) return [];
  return [
    ...contingentCharges.map(
      ({ names, amount, times }) =>
        `${names['en']}: ${money(amount)} each time it happens, at most ${times === 1 ? 'once' : `${times} times`} in the life of the loan.`,
    ),
    'Such a charge is made only when it has happened and two of our people agree, you are told of it, and it is not made where the law leaves no room for it. It is not added to the principal, bears no interest, and nothing is charged on it.',
  ];
}

function delay({ product }: AgreementFacts, { money }: Pen): string[] {
  const { delay: terms } = product;
  if (terms === null) return ['Instalments of this loan are not moved.'];
  const price = [
    ...(terms.percent.num > 0n ? [`${percentText(terms.percent)} % of the instalment that is moved`] : []),
    ...(terms.fixed > 0n ? [money(terms.fixed)] : []),
  ].join(' and ');
  const until = terms.daysAfter === 0 ? 'until the due date' : `until ${days(terms.daysAfter)} after it`;
  return [
    `You may move the next instalment by ${days(terms.days)}, ${terms.times === 1 ? 'once' : `${terms.times} times`} in the life of the loan. Ask for it in the app from ${days(terms.daysBefore)} before the due date ${until}.`,
    `That costs ${price === '' ? 'nothing' : price}, which is the whole price of it.`,
  ];
}

function early({ product }: AgreementFacts, _pen: Pen): string[] {
  const { chargePercent } = product.earlySettlement;
  return [
    'You may repay in part or in full on any day. Interest ends with that day; interest of the days that are left is not owed.',
    chargePercent.num === 0n
      ? 'Paying early costs nothing.'
      : `Paying early costs ${percentText(chargePercent)} % of the principal that is repaid early.`,
  ];
}

export function days(count: number): string {
  return count === 1 ? 'one day' : `${count} days`;
}

/** "3 months", "30 days, paid at once", "6 instalments, one every 2 weeks". */
function termWords({ instalments, every }: Pick<OfferedTerm, 'instalments' | 'every'>): string {
  const unit = unitWords[every.unit];
  const many = (count: number) => (count === 1 ? `one ${unit}` : `${count} ${unit}s`);
  if (instalments === 1) return `${many(every.count)}, paid at once`;
  if (every.count === 1) return many(instalments);
  return `${instalments} instalments, one every ${many(every.count)}`;
}
