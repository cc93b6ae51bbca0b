import type { Calls, ResponseOf } from '@candor/contract';
import { entryWords } from '@candor/services/backoffice/loans';
import { loanNameOf, type LoanStands } from '@candor/services/lending/loans';
import type {
  BesideLoan,
  BooksToPayoff,
  EntryGroup,
  LoanPage,
  LoanWithPerson,
} from '@candor/services/reads/loans';
import { type LoanEntryRow, outstandingOf } from '@candor/services/reads/loans';
import { amountsOf } from '../amounts-of.ts';
import { mayContactAnswer } from './loan-refusals.ts';

type LoanAnswer = ResponseOf<Calls['console.loan']>;

export function standsAnswer(stands: LoanStands): LoanAnswer['stands'] {
  const { state, parts, daysLate, next, rows } = stands;
  return {
    state,
    parts: amountsOf(parts),
    charge: Number(stands.charge),
    credit: Number(stands.credit),
    toPay: Number(stands.toPay),
    overdue: Number(stands.overdue),
    daysLate,
    restructuredOn: stands.restructuredOn,
    latePerDay: Number(stands.latePerDay),
    next: next && { dueOn: next.dueOn, amount: Number(next.amount) },
    rows: rows.map(({ dueOn, left }) => ({ dueOn, left: Number(left) })),
    costToTheEnd: Number(stands.costToTheEnd),
  };
}

export function entryAnswer({ id, no, event, on, reverses, amount, owed, debit, credit }: LoanEntryRow) {
  return {
    entryId: String(id),
    no: no === null ? null : String(no),
    event,
    on,
    words: entryWords(event),
    debit: [...debit],
    credit: [...credit],
    amount: Number(amount),
    owed: Number(owed),
    reverses: reverses === null ? null : String(reverses),
  };
}

export function payoffAnswer({ amount, interest, late, offBooks, offBooksSince, charge }: BooksToPayoff) {
  return {
    amount: Number(amount),
    interest: Number(interest),
    late: Number(late),
    offBooks: Number(offBooks),
    offBooksSince,
    charge: Number(charge),
  };
}

export function groupAnswer({ newest, count, from, to, amount, owed }: EntryGroup) {
  const { on: _on, reverses: _reverses, ...named } = entryAnswer(newest);
  return { ...named, count, from, to, amount: Number(amount), owed: Number(owed) };
}

export function lineAnswer({
  line,
  person: { name, phone },
  beside,
}: LoanWithPerson): ResponseOf<Calls['console.loans']>['loans'][number] {
  const { figures } = line;
  const balance = outstandingOf(line.state, figures.owed);
  const { promisedOn = null, promisedAmount = null, outcome = null } = beside ?? {};
  return {
    loan: loanNameOf(line),
    borrower: name,
    phone,
    product: line.productName,
    version: line.productVersion,
    state: line.state,
    amount: Number(line.amount),
    paidOutOn: line.disbursedOn,
    left: Number(balance.outstanding),
    writtenOff: Number(balance.writtenOff),
    overdue: Number(figures.overdue),
    payoff: figures.payoff === null ? null : Number(figures.payoff),
    daysLate: figures.daysPastDue,
    maxDaysLate: Math.max(beside?.maxDpd ?? 0, figures.daysPastDue),
    restructuredOn: figures.restructuredOn,
    nextDueOn: figures.nextDueOn,
    promise: promisedOn && {
      on: promisedOn,
      amount: promisedAmount === null ? null : Number(promisedAmount),
      is: outcome ?? 'open',
    },
    lastContactAt: beside?.lastContactAt?.toISOString() ?? null,
  };
}

type BesideAnswer = Pick<LoanAnswer, 'rates' | 'chosenDueOn' | 'papers' | 'waiting' | 'broughtIn'>;

export function besideAnswer(
  { rates, chosenDueOn, papers, waiting, broughtIn }: BesideLoan,
  { staffId, seesDocuments }: { readonly staffId: string; readonly seesDocuments: boolean },
): BesideAnswer {
  return {
    rates: rates.map((rate) => ({ ...rate })),
    chosenDueOn,
    papers: seesDocuments ? [...papers] : null,
    broughtIn: broughtIn && {
      importId: broughtIn.importId,
      since: broughtIn.asOf,
      reference: broughtIn.externalReference,
      paidOutOn: broughtIn.paidOutOn,
      amount: Number(broughtIn.principal),
    },
    waiting: waiting.map(
      ({ id, actName, size, askerName, askedBy, state, askedAt, deadlineAt, approvers }) => ({
        requestId: id,
        act: actName,
        size,
        by: askerName,
        isYours: askedBy === staffId,
        approvers: [...approvers],
        state: state === 'asked-back' ? 'asked-back' : 'waiting',
        askedAt: askedAt.toISOString(),
        deadline: deadlineAt.toISOString(),
      }),
    ),
  };
}

function waivableOf({ penalty, fee, interest }: LoanPage['totals']['waivable']) {
  return { penalty: Number(penalty), fee: Number(fee), interest: Number(interest) };
}

export function loanPageAnswer(page: LoanPage): Omit<LoanAnswer, keyof BesideAnswer> {
  const { stored, head, borrower, person, on, position, rows, totals, hardship } = page;
  const late = rows.filter(({ row }) => row.state === 'late');
  return {
    loan: loanNameOf({ orderId: head.orderId, id: stored.id }),
    loanId: head.orderId ?? String(stored.id),
    state: stored.loan.state,
    borrower: {
      borrowerId: stored.borrowerId,
      ...person,
      language: borrower?.language ?? 'en',
      since: borrower?.openedAt.toISOString() ?? null,
      loans: head.loans,
    },
    product: head.productName,
    version: stored.productVersion,
    amount: Number(head.amount),
    paidOutOn: head.disbursedOn,
    paidOutTo: page.paidOutTo,
    today: on,
    stands: standsAnswer(page.stands),
    classification: { nonPerformingSince: stored.npaSince, curedBy: position.curedBy },
    overdueRows: late.length,
    oldestDueOn: late[0]?.row.dueOn ?? null,
    nextInTime: position.nextInTime && {
      dueOn: position.nextInTime.dueOn,
      amount: Number(position.nextInTime.amount),
    },
    costSoFar: Number(position.costSoFar),
    costPercent: page.costPercent,
    costCeiling: position.costCeiling === null ? null : Number(position.costCeiling),
    delaysLeft: position.delaysLeft,
    charges: page.charges.map(({ code, names, amount: price, times, made }) => ({
      code,
      name: names['en'] ?? code,
      amount: Number(price),
      times,
      made,
    })),
    hasDispute: rows.some(({ row }) => row.isDisputed),
    isSheltered: page.isSheltered,
    rows: rows.map(({ row, paidTotal, daysLate, waivable }) => ({
      n: row.n,
      number: row.number,
      dueOn: row.dueOn,
      movedFrom: row.movedFrom,
      due: amountsOf(row.owed),
      total: Number(row.total),
      paid: Number(paidTotal),
      covered: Number(row.covered),
      left: Number(row.left),
      state: row.state,
      daysLate,
      isDisputed: row.isDisputed,
      waivable: waivableOf(waivable),
    })),
    totals: {
      due: amountsOf(totals.due),
      total: Number(totals.total),
      paid: Number(totals.paid),
      covered: Number(totals.covered),
      left: Number(totals.left),
      waivable: waivableOf(totals.waivable),
    },
    unearned: Number(page.unearned),
    earned: Number(page.earned),
    complaints: page.complaints.map(({ id, reference, kind, state, promisedBy, askedAt }) => ({
      reportId: id,
      reference,
      kind,
      state,
      promisedBy,
      askedAt: askedAt.toISOString(),
    })),
    hardship: hardship
      ? {
          requestId: hardship.id,
          option: hardship.option,
          state: hardship.state,
          askedAt: hardship.askedAt.toISOString(),
          promisedOn: hardship.promisedOn,
        }
      : null,
    notes: page.notes.map(({ note: { about, staffName, at }, words }) => ({
      about,
      by: staffName,
      words,
      at: at.toISOString(),
    })),
    contact: {
      ...page.contact,
      message: mayContactAnswer(page.contact.message),
      answer: mayContactAnswer(page.contact.answer),
      templates: [...page.templates],
    },
  };
}
