import { isMarketId, type MarketId } from '@candor/markets';
import { findListedMoney, listNumbersOfParts } from '@candor/store/payments';
import {
  findLoanByApplication,
  latestClaimOf,
  listLoansBetween,
  type PaymentProof,
} from '@candor/store/transfers';
import { listLoansById, listLoansOfBorrowers } from '@candor/store/loan-lists';
import { readLoan } from '@candor/store/loans';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import type { CandidateReason } from '../../payments/transfers/owner-of-money.ts';
import { idsOfReference, isLoanNamed, referencesIn } from '../../kernel/references/payment-reference.ts';
import { loanNameOf, namesOf, type LoanName } from '../../customers/borrowers/names-of.ts';
import { uuidPart } from '../../kernel/page-cursor.ts';
import { lookUp } from '../customers/look-up.ts';
import { candidatesOfMoney } from './money-candidates.ts';
import { matchBy, moneyLineOf, type MoneyLine } from './read-money.ts';
import { weighCandidate, type Weighed } from '../../backoffice/payments/weigh-candidate.ts';
import { takenBy } from '../queues/take-item.ts';
import { openRequestAbout } from '../../backoffice/approvals/open-request-about.ts';

export type CandidateLine = LoanName & Weighed & { readonly isFound: boolean };

export type MoneyPaper = {
  readonly money: MoneyLine;
  readonly market: MarketId;
  /** `settled`: there is nothing to say any more. */
  readonly kind: 'money' | 'claim' | 'settled';
  readonly memo: string | null;
  readonly claim: PaymentProof | null;
  readonly dueAt: Date | null;
  readonly whyNotByItself: string | null;
  readonly candidates: readonly CandidateLine[];
};

type Wanted = {
  readonly loanId: bigint;
  readonly orderId: string;
  readonly borrowerId: string | null;
  readonly known: readonly CandidateReason[];
  readonly isFound: boolean;
};

const order = { strong: 0, possible: 1, weak: 2 } as const;

/** One sum, or one claim, with the loans that it may be for; `find` adds those that somebody names. */
async function moneyPaper(
  tx: ReadTx,
  seal: PersonSeal,
  paymentId: string,
  find: string | undefined,
): Promise<MoneyPaper | undefined> {
  const row = await findListedMoney(tx, paymentId);
  if (!row || !isMarketId(row.market)) return undefined;
  const { market, amount } = row;
  const claim = (await latestClaimOf(tx, paymentId)) ?? null;
  const kind =
    row.state === 'received' || row.state === 'matched'
      ? 'money'
      : row.state === 'claimed'
        ? 'claim'
        : 'settled';
  const [placed] = await candidatesOfMoney(tx, seal, market, [row]);
  const { memo, candidates } = placed!;
  const wanted: Wanted[] = [];
  if (kind === 'money')
    for (const { loanId, orderId, reasons } of candidates)
      wanted.push({ loanId, orderId, borrowerId: null, known: reasons, isFound: false });
  if (row.orderId !== null && row.loanId !== null && kind === 'claim')
    wanted.push({
      loanId: row.loanId,
      orderId: row.orderId,
      borrowerId: row.borrowerId,
      known: ['number_is_claimed'],
      isFound: false,
    });
  const found = find === undefined || kind !== 'money' ? [] : await loansFound(tx, seal, market, find);
  for (const each of found)
    if (wanted.every(({ loanId }) => loanId !== each.loanId))
      wanted.push({ ...each, known: [], isFound: true });
  const receivedOn = row.receivedOn ?? (await businessDateOf(tx, market));
  const lines = await weighAll(tx, seal, wanted, {
    market,
    amount,
    receivedOn,
    memo,
    isHere: kind !== 'claim',
  });
  const names = await namesOf(tx, seal, [row.borrowerId]);
  // Of a part the number of the transfer that was split: the bank knows no other.
  const externalId = row.externalId ?? (await listNumbersOfParts(tx, [row.id])).get(row.id) ?? null;
  return {
    money: moneyLineOf({ ...row, externalId }, names),
    market,
    kind,
    memo,
    claim,
    dueAt:
      kind === 'money'
        ? matchBy(market, row.knownOn ?? receivedOn)
        : kind === 'claim' && claim
          ? matchBy(market, claim.saidAt)
          : null,
    whyNotByItself: kind === 'money' ? whyNot(candidates.length) : null,
    candidates: lines,
  };
}

async function weighAll(
  tx: ReadTx,
  seal: PersonSeal,
  wanted: readonly Wanted[],
  money: {
    market: MarketId;
    amount: bigint;
    receivedOn: Awaited<ReturnType<typeof businessDateOf>>;
    memo: string | null;
    isHere: boolean;
  },
): Promise<CandidateLine[]> {
  const lines: CandidateLine[] = [];
  for (const { loanId, orderId, known, isFound } of wanted) {
    const stored = await readLoan(tx, loanId);
    if (!stored) continue;
    const names = await namesOf(tx, seal, [stored.borrowerId]);
    const name = loanNameOf({ orderId, borrowerId: stored.borrowerId }, names)!;
    lines.push({ ...name, ...weighCandidate(stored, { ...money, name: name.name, known }), isFound });
  }
  return lines.toSorted(
    (a, b) => Number(b.isFound) - Number(a.isFound) || order[a.strength] - order[b.strength],
  );
}

/** More than these are not told apart in a column: who looks types more of the name. */
const foundAtMost = 10;

/** A loan by its reference; or those of the people who are found by a part of a name or of a number. */
async function loansFound(tx: ReadTx, seal: PersonSeal, market: MarketId, find: string) {
  const named = await loanNamed(tx, market, find);
  if (named) return [named];
  const reader = { market, limit: foundAtMost };
  const { loanIds, borrowerIds } = await lookUp(tx, seal, { ...reader, find });
  const lines =
    loanIds.length > 0
      ? await listLoansById(tx, reader, loanIds)
      : await listLoansOfBorrowers(tx, reader, borrowerIds);
  return lines.flatMap(({ id, orderId, borrowerId }) =>
    orderId === null ? [] : [{ loanId: id, orderId, borrowerId }],
  );
}

/** A loan by its reference, however it was typed, or by its id. */
async function loanNamed(tx: ReadTx, market: MarketId, find: string) {
  const id = find.trim().toLowerCase();
  if (uuidPart.test(id)) {
    const loan = await findLoanByApplication(tx, id);
    return loan?.market === market ? loan : undefined;
  }
  const [name] = referencesIn(find).loans;
  if (name === undefined) return undefined;
  const near = await listLoansBetween(tx, market, idsOfReference(name));
  return near.find(({ orderId }) => isLoanNamed(orderId, name));
}

function whyNot(candidates: number): string {
  if (candidates === 0) return 'Not matched by itself: it names no payment, and nobody awaits this amount.';
  if (candidates === 1) return 'Not matched by itself: nothing says for certain that it is this loan’s.';
  return `Not matched by itself: ${candidates} loans may be meant.`;
}

/** Money with whose it may be, who has it in hand, and what waits for an approver about it. */
export function readCandidates(
  database: Database,
  seal: PersonSeal,
  {
    paymentId,
    find,
    now,
  }: { readonly paymentId: string; readonly find: string | undefined; readonly now: Date },
) {
  return database.read(async (tx) => ({
    paper: await moneyPaper(tx, seal, paymentId, find),
    taken: await takenBy(tx, { queue: 'money', itemId: paymentId }, now),
    asked: await openRequestAbout(tx, `payment:${paymentId}`, now),
  }));
}
