import { bringInLoan, costToTheEnd, totalOfParts, type Loan } from '@candor/domain/loan';
import { isRefusal } from '@candor/domain/refusals';
import { isSameTerm, type OfferedTerm, type ProductTerms } from '@candor/domain/product';
import { makeQuote, makeSchedule, type LoanTerms, type Quote, type Schedule } from '@candor/domain/schedule';
import { stepDate, type CalendarDate } from '@candor/domain/calendar';
import {
  checkQuote,
  lending,
  loanAgreement,
  loanLimits,
  marketMoney,
  spanOf,
  type CarriedLimits,
  type MarketId,
} from '@candor/markets';
import type { ImportReason } from '@candor/store/imports';
import type { ImportedRow } from './read-import-row.ts';
import { figureFaults } from './figure-faults.ts';

export type OpenedRow = { readonly loan: Loan; readonly term: OfferedTerm };
type Refused = readonly ImportReason[];

const reason = (column: string, words: string): Refused => [{ column, words }];

/**
 * The loan that a row becomes, or what stands against it. The law is asked about the loan as it was made, on
 * the day that it was made; the instalments to come are reckoned by our own engine from what is left.
 */
export function openRow(
  market: MarketId,
  product: ProductTerms,
  row: ImportedRow,
  { asOf, today }: { readonly asOf: CalendarDate; readonly today: CalendarDate },
): OpenedRow | Refused {
  const faults = figureFaults(row, asOf);
  if (faults.length > 0) return faults;
  const term = termOf(product, row);
  if (!('instalments' in term)) return term;
  const quote = quoteOf(market, product, row, term);
  if (!('schedule' in quote)) return quote;
  const cooling = stepDate(row.paidOutOn, { count: product.coolingOffDays, unit: 'day' }, 1);
  if (cooling !== undefined && cooling >= asOf)
    return reason(
      'paid_out_on',
      `It can still be given back until ${cooling}. Bring it in when that is over.`,
    );
  const rest = restOf(market, row, quote);
  if (rest !== null && !('terms' in rest)) return rest;
  const hasArrears = row.oldestDueOn !== null && totalOfParts(row.overdue) > 0n;
  const agreement = loanAgreement(market, product, quote, row.paidOutOn);
  const made = bringInLoan({
    asOf,
    since: today,
    rest,
    arrears: hasArrears && row.oldestDueOn ? { dueOn: row.oldestDueOn, parts: row.overdue } : null,
    terms: quote.schedule.terms,
    agreement,
  });
  const limits = limitsOf(market, agreement.limits, made, row);
  if (!('mostCost' in limits)) return limits;
  return { loan: { ...made, agreement: { ...made.agreement, limits } }, term };
}

function termOf({ terms }: ProductTerms, { instalments, every }: ImportedRow): OfferedTerm | Refused {
  const fitting = terms.filter((term) =>
    every ? isSameTerm(term, { instalments, every }) : term.instalments === instalments,
  );
  const [term] = fitting;
  if (term && fitting.length === 1) return term;
  const offered = terms
    .map(({ instalments: of, every: step }) => `${of} × ${step.count} ${step.unit}`)
    .join(', ');
  return term
    ? reason('instalment_every', `The product has several with so many instalments: ${offered}.`)
    : reason('instalments', `The product has no such term. It has ${offered}.`);
}

function quoteOf(
  market: MarketId,
  { amount, interest, fees, rounding }: ProductTerms,
  { principal, paidOutOn }: ImportedRow,
  { instalments, every }: OfferedTerm,
): Quote | Refused {
  if (principal < amount.min || principal > amount.max)
    return reason(
      'principal',
      `The product lends from ${marketMoney(market, amount.min)} to ${marketMoney(market, amount.max)}.`,
    );
  if (interest.method === 'flat')
    return reason('product', 'Its interest is flat: such a loan can’t be taken up in the middle yet.');
  const terms: LoanTerms = {
    amount: principal,
    disbursedOn: paidOutOn,
    instalments,
    every,
    firstDueOn: null,
    interest,
    fees,
    rounding,
  };
  const quote = makeQuote(terms, lending[market].convention);
  if (isRefusal(quote)) return reason('product', `With its terms there is no such loan (${quote.refused}).`);
  const broken = checkQuote(market, quote.schedule, paidOutOn);
  if (broken)
    return reason('product', `The law of that day forbids such a loan (${String(broken.facts?.['limit'])}).`);
  return quote;
}

/** The instalments to come; null where all have fallen due. */
function restOf(market: MarketId, row: ImportedRow, { schedule }: Quote): Schedule | null | Refused {
  const { instalments, left, nextDueOn, outstanding, overdue, paidOutOn } = row;
  if (left === 0 || nextDueOn === null) return null;
  const place = instalments - left;
  const due = schedule.rows.map(({ dueOn }) => dueOn);
  const [before, own, after] = [due[place - 1] ?? paidOutOn, due[place], due[place + 1]];
  if (nextDueOn <= before || (after !== undefined && nextDueOn >= after))
    return reason(
      'next_due_on',
      `Instalment ${place + 1} of ${instalments} of a loan of that day is due on ${own}, and this is not near it.`,
    );
  const rest = makeSchedule({
    ...schedule.terms,
    amount: outstanding - overdue.principal,
    disbursedOn: before,
    instalments: left,
    firstDueOn: nextDueOn,
    fees: [],
  });
  if (isRefusal(rest) || rest.rows.some(({ principal }) => principal < 0n))
    return reason('principal_outstanding', 'From so much no instalments can be reckoned.');
  const [next] = rest.rows;
  if (row.instalment !== null && next && apart(next.total, row.instalment) > BigInt(left))
    return reason(
      'instalment_amount',
      `By the product’s terms the next instalment is ${marketMoney(market, next.total)}.`,
    );
  return rest;
}

/**
 * What the law lets it cost from here on: of the loan as it was made, less what was paid; and, where what is
 * left of it would by itself be a loan that the law caps, no more than that. Every charge is held against the
 * latter too.
 */
function limitsOf(
  market: MarketId,
  made: CarriedLimits,
  loan: Loan,
  { paidOutOn, costsPaid }: ImportedRow,
): CarriedLimits | Refused {
  if (made.mostCost !== null && costsPaid === null)
    return reason('costs_paid', 'It is needed: the law caps what this loan may cost in all.');
  const here = loanLimits(market, spanOf(loan.schedule), paidOutOn);
  const caps = [made.mostCost === null ? null : made.mostCost - (costsPaid ?? 0n), here.mostCost];
  const mostCost = caps.reduce((least, cap) =>
    least === null || (cap !== null && cap < least) ? cap : least,
  );
  const cost = costToTheEnd(loan).total;
  if (mostCost !== null && cost > mostCost)
    return reason(
      'costs_paid',
      `It would cost ${marketMoney(market, cost)} more, and the law leaves room for ${marketMoney(market, mostCost < 0n ? 0n : mostCost)}.`,
    );
  return { mostCost, mostLatePercentPerMonth: made.mostLatePercentPerMonth ?? here.mostLatePercentPerMonth };
}

function apart(a: bigint, b: bigint): bigint {
  return a < b ? b - a : a - b;
}
