import { broughtTo } from '@candor/domain/late';
import { timesCharged } from '@candor/domain/contingent';
import { daysBetween, type CalendarDate } from '@candor/domain/calendar';
import { totalOfParts, type Parts } from '@candor/domain/loan';
import { instalmentStates } from '@candor/domain/instalments';
import type { ContingentCharge } from '@candor/domain/product';
import { percentOf } from '@candor/domain/numbers';
import { isMarketId, lending, type MarketId } from '@candor/markets';
import { findBorrower, type BorrowerRow } from '@candor/store/borrowers';
import { isSheltered, latestHardshipRequest, type HardshipRequest } from '@candor/store/hardship';
import type { Complaint } from '@candor/store/complaints';
import { listComplaints } from '@candor/store/complaint-lists';
import { readLoan, readLoanHead, type LoanHead, type StoredLoan } from '@candor/store/loans';
import { listLoanNotes, type LoanNote } from '@candor/store/loan-lists';
import type { ReadTx } from '@candor/store/database';
import { payoutAccountsOf } from '../../customers/payout-accounts/payout-accounts-of.ts';
import { knownPeople, type KnownPerson } from '../../customers/borrowers/name-words.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { collectionTextsOf, type CollectionText } from '../../customers/templates/words-in-force.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { outsideHours } from '../../customers/contact/contact-hours.ts';
import { seeContact, type ContactRule } from '../../customers/contact/may-contact.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanPosition, type LoanPosition, type PositionRow } from '../../lending/loans/loan-position.ts';
import { waivableRows, type WaivablePart, type WaivableRow } from '@candor/domain/instalments';
import { loanStands, type LoanStands } from '../../lending/loans/loan-stands.ts';
import { loanNoteAbout } from '../../servicing/collections/note-on-loan.ts';

type LoanPageRow = {
  readonly row: PositionRow;
  readonly paidTotal: bigint;
  readonly daysLate: number;
  readonly waivable: Omit<WaivableRow, 'n'>;
};

export type LoanPage = {
  readonly stored: StoredLoan & { readonly market: MarketId };
  readonly head: LoanHead;
  readonly borrower: BorrowerRow | undefined;
  readonly person: KnownPerson;
  /** Institution and the end of the number; null where it is no longer kept. */
  readonly paidOutTo: string | null;
  readonly on: CalendarDate;
  readonly stands: LoanStands;
  readonly position: LoanPosition;
  readonly rows: readonly LoanPageRow[];
  readonly totals: {
    readonly due: Parts;
    readonly total: bigint;
    readonly paid: bigint;
    readonly covered: bigint;
    readonly left: bigint;
    readonly waivable: LoanPageRow['waivable'];
  };
  /** What the agreement lets staff charge by hand, and how often it was. */
  readonly charges: readonly (ContingentCharge & { readonly made: number })[];
  /** Interest of rows to come that is not earned yet. */
  readonly unearned: bigint;
  /** What the rows still ask less that. */
  readonly earned: bigint;
  /** The cost so far, in percent of the principal. */
  readonly costPercent: string;
  readonly complaints: readonly Complaint[];
  readonly hardship: HardshipRequest | undefined;
  readonly isSheltered: boolean;
  readonly notes: readonly { readonly note: LoanNote; readonly words: string }[];
  readonly contact: ReturnType<typeof contactNow> & {
    /** What stands against one of the approved texts now, and against an answer in one's own words. */
    readonly message: Refusal<ContactRule> | undefined;
    readonly answer: Refusal<ContactRule> | undefined;
  };
  readonly templates: readonly CollectionText[];
};

const complaintsShown = 20;
const notesShown = 20;

/** All that somebody sees of one loan, as of the business day. Nothing is locked. */
export async function loanPage(
  tx: ReadTx,
  seal: PersonSeal,
  { loanId, now }: { readonly loanId: bigint; readonly now: Date },
): Promise<LoanPage | undefined> {
  const stored = await readLoan(tx, loanId);
  const head = stored && (await readLoanHead(tx, loanId));
  if (!stored || !head || !isMarketId(stored.market)) return undefined;
  const { market, borrowerId, loan } = stored;
  const on = await businessDateOf(tx, market);
  const people = await knownPeople(tx, seal, [borrowerId]);
  const accounts = head.accountId === null ? [] : await payoutAccountsOf(tx, seal, borrowerId);
  const account = accounts.find(({ accountId }) => accountId === head.accountId);
  const complaints = await listComplaints(tx, borrowerId, { before: null, limit: complaintsShown });
  const borrower = await findBorrower(tx, borrowerId);
  const { stands, position, rows, totals } = loanFigures(stored, on, market);
  const unearned = loan.state === 'active' ? totals.left + totals.covered - totalOfParts(stands.parts) : 0n;
  return {
    stored: { ...stored, market },
    head,
    borrower,
    person: people.get(borrowerId) ?? { name: null, phone: null },
    paidOutTo: account ? `${account.institutionName} ${account.masked}` : null,
    on,
    stands,
    position,
    rows,
    totals,
    charges: (loan.agreement.contingentCharges ?? []).map(({ code, names, amount, times }) => ({
      code,
      names,
      amount,
      times,
      made: timesCharged(loan, code),
    })),
    unearned,
    earned: totals.left - unearned,
    costPercent: percentOf(position.costSoFar, head.amount, 1) ?? '0.0',
    complaints,
    hardship: await latestHardshipRequest(tx, loanId),
    isSheltered: await isSheltered(tx, loanId, on),
    notes: (await listLoanNotes(tx, loanId, notesShown)).map((note) => ({
      note,
      words: note.sealed === null ? '' : seal.open(note.sealed, loanNoteAbout(note.id)),
    })),
    contact: {
      ...contactNow(market, now),
      message: await seeContact(tx, { about: 'collection', market, loanId, now }),
      answer: await seeContact(tx, { about: 'staff', market, loanId, now }),
    },
    templates: await collectionTextsOf(tx, market, borrower?.language ?? 'en'),
  };
}

/**
 * The figures of one loan on a day: its own page shows them, and whatever shows the loan among others shows
 * the same.
 */
export function loanFigures(
  stored: StoredLoan,
  on: CalendarDate,
  market: MarketId,
): Pick<LoanPage, 'stands' | 'position' | 'rows' | 'totals'> {
  const position = loanPosition(stored.loan, on, market);
  const rows = pageRows(stored, position);
  return { stands: loanStands(stored.loan, on, market), position, rows, totals: totalsOf(rows) };
}

function pageRows({ loan }: StoredLoan, { asOf: on, rows }: LoanPosition): LoanPageRow[] {
  const instalments = instalmentStates(broughtTo(loan, on));
  const waivable = new Map(waivableRows(loan, on).map((row) => [row.n, row]));
  return rows.map((row, place) => {
    const parts = (instalments[place]?.rows ?? []).flatMap((state) => waivable.get(state.row.n) ?? []);
    const sum = (part: WaivablePart) => parts.reduce((all, each) => all + each[part], 0n);
    return {
      row,
      paidTotal: totalOfParts(row.paid),
      daysLate: row.state === 'late' ? daysBetween(row.dueOn, on) : 0,
      waivable: { penalty: sum('penalty'), fee: sum('fee'), interest: sum('interest') },
    };
  });
}

function totalsOf(rows: readonly LoanPageRow[]): LoanPage['totals'] {
  const sum = (of: (row: LoanPageRow) => bigint) => rows.reduce((all, row) => all + of(row), 0n);
  return {
    due: {
      penalty: sum(({ row }) => row.owed.penalty),
      fee: sum(({ row }) => row.owed.fee),
      interest: sum(({ row }) => row.owed.interest),
      principal: sum(({ row }) => row.owed.principal),
    },
    total: sum(({ row }) => row.total),
    paid: sum(({ paidTotal }) => paidTotal),
    covered: sum(({ row }) => row.covered),
    left: sum(({ row }) => row.left),
    waivable: {
      penalty: sum(({ waivable }) => waivable.penalty),
      fee: sum(({ waivable }) => waivable.fee),
      interest: sum(({ waivable }) => waivable.interest),
    },
  };
}

/** The promised hours, and whether it is one of them. */
export function contactNow(
  market: MarketId,
  now: Date,
): { readonly from: string; readonly until: string; readonly isOpen: boolean } {
  const { from, until } = lending[market].contactHours;
  return { from, until, isOpen: !outsideHours(market, now) };
}
