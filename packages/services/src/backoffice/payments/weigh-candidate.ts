import type { CalendarDate } from '@candor/domain/calendar';
import { marketMoney, type MarketId } from '@candor/markets';
import type { StoredLoan } from '@candor/store/loans';
import { loanPosition, type LoanPosition } from '../../lending/loans/loan-position.ts';
import { candidateWords } from '../../payments/transfers/candidate-words.ts';
import type { CandidateReason } from '../../payments/transfers/owner-of-money.ts';

type WeighedReason = {
  /** Null: it speaks neither for nor against. */
  readonly agrees: boolean | null;
  readonly words: string;
};

export type Weighed = {
  readonly reasons: readonly WeighedReason[];
  readonly strength: 'strong' | 'possible' | 'weak';
  readonly instalment: LoanPosition['next'];
};

const against: ReadonlySet<CandidateReason> = new Set([
  'number_was_claimed_in_vain',
  'amount_differs',
  'payment_has_its_money',
]);
/** Said by whoever paid, and not only fitting. */
const named: ReadonlySet<CandidateReason> = new Set(['payment_is_named', 'number_is_claimed']);

/**
 * What speaks for a loan and what against, for whoever decides: the machine was not sure.
 *   2,282.36 on 16 November, "bayad JOMAR VILLANUEVA": amount of instalment 2, agrees; due that day, agrees;
 *     the name, agrees → strong
 *   1,711.76 where 2,282.36 came: "₱570.60 more than instalment 3", contradicts → weak
 *   a number that a borrower gave and no statement shows: possible, however well the rest fits
 */
export function weighCandidate(
  { loan }: Pick<StoredLoan, 'loan'>,
  {
    market,
    amount,
    receivedOn,
    memo,
    name,
    known,
    isHere,
  }: {
    readonly market: MarketId;
    readonly amount: bigint;
    readonly receivedOn: CalendarDate;
    readonly memo: string | null;
    readonly name: string | null;
    readonly known: readonly CandidateReason[];
    /** False: the borrower says so, and nobody else. */
    readonly isHere: boolean;
  },
): Weighed {
  const { next, daysPastDue } = loanPosition(loan, receivedOn, market);
  const reasons: WeighedReason[] = known.map((reason) => ({
    agrees: !against.has(reason),
    words: candidateWords[reason],
  }));
  reasons.push(amountReason(market, amount, next));
  if (memo !== null && name !== null) reasons.push(nameReason(memo, name));
  if (!isHere) reasons.push({ agrees: null, words: 'No statement or channel shows this money yet.' });
  else if (next) reasons.push(dayReason(receivedOn, next.dueOn, daysPastDue));
  const agreeing = reasons.filter(({ agrees }) => agrees === true).length;
  const contradicting = reasons.filter(({ agrees }) => agrees === false).length;
  const isNamed = known.some((reason) => named.has(reason));
  const isStrong = isHere && contradicting === 0 && (isNamed || agreeing >= 3);
  return {
    reasons,
    strength: isStrong ? 'strong' : agreeing > contradicting ? 'possible' : 'weak',
    instalment: next,
  };
}

function amountReason(market: MarketId, amount: bigint, next: LoanPosition['next']): WeighedReason {
  if (!next) return { agrees: false, words: 'Nothing falls due on this loan any more.' };
  const off = amount - next.amount;
  if (off === 0n) return { agrees: true, words: 'The amount is the next instalment’s, to the last cent.' };
  const by = marketMoney(market, off < 0n ? -off : off);
  return {
    agrees: false,
    words: `The amount is ${by} ${off > 0n ? 'more' : 'less'} than the next instalment.`,
  };
}

function nameReason(memo: string, name: string): WeighedReason {
  const said = wordsIn(memo);
  const [first, ...rest] = [...wordsIn(name)];
  const last = rest.at(-1);
  const isFirst = first !== undefined && said.has(first);
  const isLast = last === undefined || said.has(last);
  if (isFirst && isLast) return { agrees: true, words: 'The name in the memo agrees: first and last.' };
  if (isFirst || (last !== undefined && isLast))
    return { agrees: null, words: 'One of the names stands in the memo.' };
  return { agrees: null, words: 'The memo does not name the borrower.' };
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );
}

function dayReason(receivedOn: CalendarDate, dueOn: CalendarDate, daysLate: number): WeighedReason {
  if (receivedOn === dueOn) return { agrees: true, words: 'It came on the due day.' };
  if (daysLate > 0) return { agrees: null, words: `The loan was ${daysLate} DPD when it came.` };
  return { agrees: null, words: 'It came before the due day.' };
}
