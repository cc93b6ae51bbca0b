import { isRefusal, totalOfParts } from '@candor/domain';
import { isMarketId, marketMoney } from '@candor/markets';
import { readLoan, type Tx } from '@candor/store';
import type {
  ActFigure,
  ActLine,
  ActPosting,
  ActPreview,
  ActReader,
  ActWithTwo,
} from '../../approvals/act-with-two.ts';
import { loanFacts, loanMessages } from '../../loans/loan-answer.ts';
import { changeByAct, seeAct, type LoanActInput, type SeenAct } from './change-by-act.ts';
import { knownLoans } from './known-loans.ts';
import type { LoanStands } from './loan-stands.ts';

const partWords = { penalty: 'late charge', fee: 'fee', interest: 'interest' } as const;

/** Forgiving late charges, fees or earned interest: asked for by one, posted when another agrees. */
export const waiveOfLoan: ActWithTwo<LoanActInput> = {
  name: 'Waive charges',
  asks: 'loan.act',
  decides: 'loan.approve',
  async stake(tx, { loanId, amount }) {
    const stored = await readLoan(tx, BigInt(loanId));
    return stored && { amount: BigInt(amount ?? '0'), borrowerId: stored.borrowerId };
  },
  line: (tx, input, reader) => lineOf(tx, input, reader, BigInt(input.amount ?? '0')),
  async preview(tx, input) {
    const seen = await seeAct(tx, 'waive', input);
    if (isRefusal(seen)) return seen;
    const amount = moneyOf(seen, BigInt(input.amount ?? '0'));
    const part = partWords[input.part ?? 'penalty'];
    return {
      ...previewOf(seen),
      title: `Waive ${amount} of ${part}?`,
      commits: `Waive ${amount}`,
      checks: [
        { is: 'kept', words: `No more than what is owed of ${part}` },
        ...(seen.later.latePerDay > 0n
          ? [
              {
                is: 'look',
                words: `From tomorrow ${moneyOf(seen, seen.later.latePerDay)} a day is added again`,
              } as const,
            ]
          : []),
      ],
    };
  },
  carryOut: (tx, input) => carryOut(tx, 'waive', input),
};

/** Giving a loan up: the borrower still owes it, and what comes later is a recovery. */
export const writeOffOfLoan: ActWithTwo<LoanActInput> = {
  name: 'Write off a loan',
  asks: 'loan.act',
  decides: 'loan.approve',
  line: (tx, input, reader) => lineOf(tx, input, reader, null),
  async preview(tx, input) {
    const seen = await seeAct(tx, 'write-off', input);
    if (isRefusal(seen)) return seen;
    // What is given up: a charge for settling early is none of it.
    const amount = moneyOf(seen, seen.later.toPay);
    const shown = previewOf(seen);
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    const owed = { name: 'The borrower owes', now: moneyOf(seen, seen.now.toPay), then: amount };
    return {
      ...shown,
      terms: [...shown.terms, owed],
      title: `Write off ${amount}?`,
      commits: `Write off ${amount}`,
      checks: [
        { is: 'look', words: 'The borrower still owes it; what comes later is a recovery' },
        { is: 'look', words: `${seen.now.daysLate} days late today` },
      ],
    };
  },
  carryOut: (tx, input) => carryOut(tx, 'write-off', input),
};

async function lineOf(
  tx: Tx,
  { loanId }: LoanActInput,
  { parts, loans }: ActReader,
  amount: bigint | null,
): Promise<ActLine> {
  const loan = loans?.get(loanId) ?? (await knownLoans(tx, parts.seal, [loanId])).get(loanId);
  if (!loan || !isMarketId(loan.market)) return { about: `loan ${loanId}`, size: '', place: null };
  const { name, borrower } = loan;
  return {
    about: borrower ? `${borrower} · ${name}` : name,
    size: marketMoney(loan.market, amount ?? loan.amount),
    place: { section: 'loans', id: name },
  };
}

async function carryOut(tx: Tx, act: 'waive' | 'write-off', input: LoanActInput) {
  const changed = await changeByAct(tx, act, input);
  if (isRefusal(changed)) return changed;
  return { facts: { ...loanFacts(changed), reason: input.reason }, outbox: loanMessages(changed) };
}

function previewOf(seen: SeenAct): Pick<ActPreview, 'figures' | 'terms' | 'postings' | 'sent'> {
  const { now, later, lines } = seen;
  const terms =
    now.state === later.state
      ? []
      : // oxlint-disable-next-line unicorn/no-thenable -- what it will be
        [{ name: 'State', now: stateWords[now.state], then: stateWords[later.state] }];
  const postings: ActPosting[] = lines.map(({ account, name, minor }) => ({
    account: `${account} ${name}`,
    side: minor > 0n ? 'debit' : 'credit',
    amount: String(minor > 0n ? minor : -minor),
  }));
  return { figures: actFigures(now, later), terms, postings, sent: null };
}

const stateWords: Readonly<Record<LoanStands['state'], string>> = {
  active: 'active',
  settled: 'settled',
  cancelled: 'cancelled',
  'written-off': 'written off',
  recovered: 'recovered',
};

/** What settles the loan today, before and after, part by part; the total ties to the parts. */
export function actFigures(now: LoanStands, later: LoanStands): ActFigure[] {
  const line = (name: string, of: (stands: LoanStands) => bigint): ActFigure => ({
    name,
    now: String(of(now)),
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    then: String(of(later)),
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
  const shown = parts.filter(({ name, now: a, then: b }) => a !== '0' || b !== '0' || name === 'Principal');
  const total = (of: (figure: ActFigure) => string) =>
    String(parts.reduce((sum, each) => sum + BigInt(of(each)), 0n));
  return [
    ...shown,
    // oxlint-disable-next-line unicorn/no-thenable -- what it will be
    { name: 'Owed today', now: total((each) => each.now), then: total((each) => each.then), isTotal: true },
  ];
}

function moneyOf({ changed }: SeenAct, minor: bigint): string {
  const { market } = changed.before;
  return isMarketId(market) ? marketMoney(market, minor) : String(minor);
}
