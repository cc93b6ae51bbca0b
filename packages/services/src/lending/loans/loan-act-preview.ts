import { broughtTo } from '@candor/domain/late';
import { highestInstalment } from '@candor/domain/decisions';
import { isRefusal, type Refusal } from '@candor/domain/refusals';
import { totalOfParts, type Loan } from '@candor/domain/loan';
import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, lending, marketMoney, type MarketId } from '@candor/markets';
import { isSheltered, latestHardshipRequest } from '@candor/store/hardship';
import { listContactNotes } from '@candor/store/collections';
import type { ReadTx, Tx } from '@candor/store/database';
import type { ActCheck, ActFigure, ActPreview, ActRow, ActTerm } from '../../kernel/acts/approvable-act.ts';
import { maxDaysPastDueEver } from '../decisions/max-days-past-due-ever.ts';
import { costCheck, interestTerm } from '../restructures/cost-check.ts';
import { costOf, scheduleLeft } from '../restructures/new-terms.ts';
import { letterFigures, restructureOffered } from '../restructures/restructure-texts.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import {
  seeAct,
  seeSettlement,
  type LoanActInput,
  type LoanActKind,
  type LoanActRefusal,
  type SeenAct,
} from './change-by-act.ts';
import { chargePreview } from './charge-preview.ts';
import type { LoanStands } from './loan-stands.ts';

export type SeenLoanAct = {
  readonly preview: ActPreview;
  readonly now: LoanStands;
  readonly later: LoanStands;
};

/**
 * What an act on a loan would do: decided as it would be, with the very entries, and for whoever only looks
 * taken back. The loan's page, the approver and the act itself read this one preview.
 */
export async function seeLoanAct(
  tx: Tx,
  act: LoanActKind | 'settle',
  input: LoanActInput,
): Promise<SeenLoanAct | Refusal<LoanActRefusal>> {
  if (act === 'settle') return settlementSeen(tx, BigInt(input.loanId));
  const seen = await seeAct(tx, act, input);
  if (isRefusal(seen)) return seen;
  const { now, later } = seen;
  const preview =
    act === 'waive'
      ? waiverPreview(seen, input)
      : act === 'charge'
        ? chargePreview(seen, input.code ?? '', {
            figures: actFigures(now, later),
            postings: postingsOf(seen),
          })
        : act === 'write-off'
          ? await writeOffPreview(tx, seen)
          : act === 'delay'
            ? extensionPreview(seen)
            : act === 'due-day'
              ? dueDayPreview(seen)
              : restructurePreview(seen);
  return { preview, now, later };
}

const partWords = { penalty: 'late charge', fee: 'fee', interest: 'interest' } as const;

function waiverPreview(seen: SeenAct, input: LoanActInput): ActPreview {
  const amount = moneyOf(seen, BigInt(input.amount ?? '0'));
  const part = partWords[input.part ?? 'penalty'];
  const again: ActCheck = {
    is: 'look',
    words: `Late charges continue: ${moneyOf(seen, seen.later.latePerDay)} a day from tomorrow`,
  };
  return {
    title: `Waive ${amount} of ${part}?`,
    commits: `Waive ${amount}`,
    figures: actFigures(seen.now, seen.later),
    terms: stateTerms(seen),
    checks: [
      { is: 'kept', words: `No more than what is owed of ${part}` },
      ...(seen.later.latePerDay > 0n ? [again] : []),
    ],
    postings: postingsOf(seen),
    sent: null,
  };
}

/**
 * Giving a loan up takes it out of the books; the borrower goes on owing it. Both are read from the write-off
 * itself: what leaves the books is what is owed from then on, and a charge for settling early is in neither.
 */
async function writeOffPreview(tx: ReadTx, seen: SeenAct): Promise<ActPreview> {
  const { later } = seen;
  const amount = moneyOf(seen, later.toPay);
  const line = (name: string, minor: bigint): ActFigure[] =>
    minor === 0n ? [] : [{ name, before: String(minor), after: '0' }];
  return {
    title: `Write off ${amount}?`,
    commits: `Write off ${amount}`,
    figures: [
      ...line('Principal', later.parts.principal),
      ...line('Interest to today', later.parts.interest),
      ...line('Fees', later.parts.fee),
      ...line('Late charge', later.parts.penalty),
      { name: 'In the books', before: String(totalOfParts(later.parts)), after: '0', isTotal: true },
    ],
    terms: [...stateTerms(seen), { name: 'The borrower owes', before: amount, after: amount }],
    checks: await writeOffChecks(tx, seen),
    postings: postingsOf(seen),
    sent: null,
  };
}

/**
 * Whether this loan may be given up: late enough by the lender's policy, and nobody waits for something that
 * was agreed.
 */
async function writeOffChecks(tx: ReadTx, { changed, now }: SeenAct): Promise<ActCheck[]> {
  const { before, on } = changed;
  const { market, id, loan } = before;
  const least = isMarketId(market) ? lending[market].writeOffFromDays : 0;
  const asked = await latestHardshipRequest(tx, id);
  const isPromised = asked?.state === 'granted' && asked.promisedOn !== null && asked.promisedOn >= on;
  const [contact] = await listContactNotes(tx, id, 1);
  const isLate = now.daysLate >= least;
  const isAsked = asked?.state === 'considered' || (!isPromised && (await isSheltered(tx, id, on)));
  const isDisputed = loan.disputes.some(({ until }) => until === null);
  return [
    { is: 'look', words: 'The borrower still owes it; what comes later is a recovery' },
    isLate
      ? { is: 'kept', words: `${now.daysLate} days past due; the policy writes off from ${least} on` }
      : { is: 'broken', words: `${now.daysLate} days past due: the policy writes off from ${least} on` },
    isPromised
      ? { is: 'broken', words: `The borrower promised to pay by ${dayWords(asked.promisedOn, 'en')}` }
      : { is: 'kept', words: 'No promise to pay is running' },
    isAsked
      ? { is: 'broken', words: 'The borrower asked for help, and waits for an answer' }
      : { is: 'kept', words: 'No hardship request waits' },
    isDisputed
      ? { is: 'broken', words: 'A charge is in dispute' }
      : { is: 'kept', words: 'Nothing is in dispute' },
    contact
      ? {
          is: 'look',
          words: `Last contact: ${contact.way}, ${contact.outcome}, ${daysSince(contact.at, on)} days ago`,
        }
      : { is: 'look', words: 'Nobody has contacted the borrower about it yet' },
  ];
}

function daysSince(at: Date, on: CalendarDate): number {
  return Math.max(0, Math.round((Date.parse(`${on}T12:00:00Z`) - at.getTime()) / 86_400_000));
}

function extensionPreview(seen: SeenAct): ActPreview {
  const { changed, now, later } = seen;
  const first = later.rows[0];
  return {
    title: first
      ? `Extend the due date to ${dayWords(first.dueOn as CalendarDate, 'en')}?`
      : 'Extend the due date?',
    commits: 'Extend and tell the borrower',
    figures: actFigures(now, later),
    terms: [
      term('Next due', dueText(now.rows[0]), dueText(first)),
      term('Cost of credit', moneyOf(seen, now.costToTheEnd), moneyOf(seen, later.costToTheEnd)),
      term('Borrower’s credit', moneyOf(seen, now.credit), moneyOf(seen, later.credit)),
      term('Days past due', String(now.daysLate), String(later.daysLate)),
    ],
    checks: [
      { is: 'kept', words: 'Within the product: what the borrower could do in the app, for the same fee' },
      { is: 'kept', words: 'The fee is paid from the borrower’s credit' },
    ],
    postings: postingsOf(seen),
    schedule: scheduleOf(changed.before.loan, changed.after, changed.on),
    sent: 'That the next payment is due later, and that the new days are in the app.',
  };
}

/** Another day of the month: what moves, that it costs nothing, and when it could be changed again. */
function dueDayPreview(seen: SeenAct): ActPreview {
  const { changed, now, later } = seen;
  const { market } = changed.before;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const { everyMonths, mostDays } = lending[market].dueDayChange;
  const schedule = scheduleOf(changed.before.loan, changed.after, changed.on);
  const [was, becomes] = [schedule.before, schedule.after];
  const first = becomes[0]?.dueOn as CalendarDate | undefined;
  return {
    title: first ? `Change the due day: next due ${dayWords(first, 'en')}?` : 'Change the due day?',
    commits: 'Change and tell the borrower',
    figures: costFigures(changed.before.loan, changed.after, changed.on),
    terms: [
      term('First due', was[0]?.dueOn ?? '–', first ?? '–'),
      term('Last due', was.at(-1)?.dueOn ?? '–', becomes.at(-1)?.dueOn ?? '–'),
      term('Cost of credit', moneyOf(seen, now.costToTheEnd), moneyOf(seen, later.costToTheEnd)),
    ],
    checks: [
      { is: 'kept', words: 'Nothing is past due' },
      { is: 'kept', words: `No instalment waits longer than ${mostDays} days` },
      { is: 'kept', words: 'No interest is added: only the day of the payment moves' },
      { is: 'look', words: `The policy lets it change again in ${everyMonths} months` },
    ],
    postings: postingsOf(seen),
    schedule,
    sent: 'That the due dates have changed, and that the new days are in the app.',
  };
}

/**
 * New terms, before and after: what is to be paid when, what it costs, and what stays as it is. `offer`: it
 * holds when the borrower has accepted it; `asked`: it is what the borrower asked for in the app, where the
 * same figures were shown.
 */
export function restructurePreview(seen: SeenAct): ActPreview {
  const { changed, now, later } = seen;
  const { before, after, on } = changed;
  const { market } = before;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const { cure, daysToAccept } = lending[market].restructure;
  const schedule = scheduleOf(before.loan, after, on);
  const highest = highestInstalment(after);
  const isSecond = now.restructuredOn !== null;
  return {
    title: `Restructure: ${schedule.after.length} × up to ${marketMoney(market, highest)}?`,
    commits: 'Offer to the borrower',
    figures: costFigures(before.loan, after, on),
    terms: [
      term('Instalments left', String(schedule.before.length), String(schedule.after.length)),
      term(
        'Highest instalment',
        marketMoney(market, highestInstalment(broughtTo(before.loan, on))),
        marketMoney(market, highest),
      ),
      interestTerm({ before: before.loan, after, on }),
      term('First due', schedule.before[0]?.dueOn ?? '–', schedule.after[0]?.dueOn ?? '–'),
      term('Last due', schedule.before.at(-1)?.dueOn ?? '–', schedule.after.at(-1)?.dueOn ?? '–'),
      term('Days past due', String(now.daysLate), String(later.daysLate)),
      term('Max DPD', String(maxDaysPastDueEver(before.loan, on)), String(maxDaysPastDueEver(after, on))),
      term('Mark', isSecond ? 'Restructured' : '–', 'Restructured'),
    ],
    checks: [
      costCheck(market, { before: before.loan, after, on }),
      { is: 'kept', words: 'Allowed by the law of today, and not dearer without a lower instalment' },
      {
        is: 'kept',
        words: `Classified by the age of the old arrears until ${cureWords(market)}`,
      },
      ...(isSecond ? [{ is: 'look', words: 'This loan was restructured before' } as const] : []),
      {
        is: 'look',
        words: `Nothing changes before the borrower accepts with a code, within ${daysToAccept} days`,
      },
    ],
    postings: postingsOf(seen),
    schedule,
    sent: restructureOffered(market, letterFigures(before.loan, after, on)).body.en,
  };

  function cureWords(of: MarketId): string {
    const time = cure.days > 0 ? `, not before ${cure.days} days after the first` : '';
    return `${cure.instalmentsOnTime} instalments in a row are paid on time${time} (${of.toUpperCase()})`;
  }
}

async function settlementSeen(
  tx: ReadTx,
  loanId: bigint,
): Promise<SeenLoanAct | Refusal<'nothing_is_owed' | 'loan_is_unknown'>> {
  const seen = await seeSettlement(tx, loanId);
  if (isRefusal(seen)) return seen;
  const { now, later, market } = seen;
  const amount = marketMoney(market, now.toPay);
  const preview: ActPreview = {
    title: `Send the borrower the payoff amount of ${amount}?`,
    commits: 'Send the payoff amount',
    figures: actFigures(now, later),
    terms: [],
    checks: [{ is: 'look', words: 'Nothing is posted before the money has come' }],
    postings: [],
    sent: `${amount} paid today repays the loan in full.`,
  };
  return { preview, now, later };
}

function postingsOf({ lines }: SeenAct): ActPreview['postings'] {
  return lines.map(({ account, name, minor }) => ({
    account: `${account} ${name}`,
    side: minor > 0n ? 'debit' : 'credit',
    amount: String(minor > 0n ? minor : -minor),
  }));
}

const stateWords: Readonly<Record<LoanStands['state'], string>> = {
  active: 'active',
  settled: 'settled',
  cancelled: 'cancelled',
  'written-off': 'written off',
  recovered: 'recovered',
};

function stateTerms({ now, later }: SeenAct): ActTerm[] {
  return now.state === later.state ? [] : [term('State', stateWords[now.state], stateWords[later.state])];
}

const term = (name: string, before: string, after: string): ActTerm => ({ name, before, after });

const dueText = (row: LoanStands['rows'][number] | undefined) => row?.dueOn ?? '–';

function scheduleOf(before: Loan, after: Loan, on: CalendarDate): NonNullable<ActPreview['schedule']> {
  const rows = (loan: Loan): ActRow[] =>
    scheduleLeft(loan, on).map(({ dueOn, left, accrued, total }) => ({
      dueOn,
      principal: String(left.principal),
      interest: String(left.interest - accrued),
      accrued: String(accrued),
      charges: String(left.fee + left.penalty),
      total: String(total),
    }));
  return { before: rows(before), after: rows(after) };
}

/** What the whole loan will have cost, before and after. */
function costFigures(before: Loan, after: Loan, on: CalendarDate): ActFigure[] {
  const [was, becomes] = [costOf(before, on), costOf(after, on)];
  const line = (name: string, of: keyof typeof was): ActFigure => ({
    name,
    before: String(was[of]),
    after: String(becomes[of]),
  });
  return [
    line('Interest', 'interest'),
    line('Fees', 'fee'),
    line('Late charges', 'penalty'),
    ...(was.charge === 0n && becomes.charge === 0n ? [] : [line('Extensions', 'charge')]),
    { ...line('Cost of credit', 'total'), isTotal: true },
  ];
}

/** What settles the loan today, before and after, part by part; the total ties to the parts. */
export function actFigures(now: LoanStands, later: LoanStands): ActFigure[] {
  const line = (name: string, of: (stands: LoanStands) => bigint): ActFigure => ({
    name,
    before: String(of(now)),
    after: String(of(later)),
  });
  const parts = [
    line('Principal', ({ parts: { principal } }) => principal),
    line('Interest to today', ({ parts: { interest } }) => interest),
    line('Fees', ({ parts: { fee } }) => fee),
    line('Late charge', ({ parts: { penalty } }) => penalty),
    line('Charge for settling early', ({ charge }) => charge),
    line('Less the borrower’s credit', ({ parts: owed, charge, toPay, state }) =>
      state === 'active' ? toPay - charge - totalOfParts(owed) : 0n,
    ),
  ];
  const shown = parts.filter(
    ({ name, before: a, after: b }) => a !== '0' || b !== '0' || name === 'Principal',
  );
  const total = (of: (figure: ActFigure) => string) =>
    String(parts.reduce((sum, each) => sum + BigInt(of(each)), 0n));
  return [
    ...shown,
    {
      name: 'Payoff amount',
      before: total((each) => each.before),
      after: total((each) => each.after),
      isTotal: true,
    },
  ];
}

function moneyOf({ changed }: SeenAct, minor: bigint): string {
  const { market } = changed.before;
  return isMarketId(market) ? marketMoney(market, minor) : String(minor);
}
