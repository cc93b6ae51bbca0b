import type { Calls, ResponseOf } from '@candor/contract';
import { applicationReference } from '@candor/services/kernel/references';
import type {
  CustomerLine,
  CustomerLoan,
  CustomerPage,
  NotesOfCustomer,
  Timeline,
} from '@candor/services/reads/customers';
import { mayContactAnswer } from '../loan-refusals.ts';

type CustomerAnswer = ResponseOf<Calls['console.customer']>;

export function customerLineAnswer({
  borrowerId,
  person,
  since,
  meant,
  ...line
}: CustomerLine): ResponseOf<Calls['console.customers']>['customers'][number] {
  return {
    borrowerId,
    name: person.name,
    phone: person.phone,
    since: since.toISOString(),
    loans: line.loans,
    active: line.active,
    payoff: Number(line.payoff),
    pastDue: Number(line.pastDue),
    daysPastDue: line.daysPastDue,
    loan: meant && { loan: meant.loan, state: meant.state, payoff: Number(meant.payoff) },
  };
}

export function customerAnswer(
  page: CustomerPage,
  { seesDocuments }: { readonly seesDocuments: boolean },
): CustomerAnswer {
  const { borrower, figures, contact, hold } = page;
  return {
    borrowerId: borrower.id,
    name: page.name,
    since: borrower.openedAt.toISOString(),
    language: borrower.language,
    today: page.on,
    identifiers: page.identifiers,
    figures: {
      ...figures,
      principal: Number(figures.principal),
      payoff: Number(figures.payoff),
      pastDue: Number(figures.pastDue),
      paid: Number(figures.paid),
      next: figures.next && { dueOn: figures.next.dueOn, amount: Number(figures.next.amount) },
    },
    bureau: page.bureau,
    loans: page.loans.map(loanAnswer),
    applications: page.applications.map(applicationAnswer),
    documents: page.documents.map(({ imageId, title, givenAt, isVerified }) => ({
      imageId: seesDocuments ? imageId : null,
      title,
      givenAt: givenAt.toISOString(),
      isVerified,
    })),
    kyc: page.kyc,
    screening: page.screening,
    contact: {
      ...contact,
      hours: {
        agreement: { ...contact.hours.agreement },
        law: contact.hours.law && { ...contact.hours.law },
      },
      contacts: { ...contact.contacts },
      call: mayContactAnswer(contact.call),
      message: mayContactAnswer(contact.message),
      answer: mayContactAnswer(contact.answer),
    },
    hold: hold && {
      requestId: hold.id,
      option: hold.option,
      state: hold.state,
      promisedOn: hold.promisedOn,
    },
    consents: page.consents.map(({ purpose, isGiven, since }) => ({
      title: consentNames[purpose],
      isGiven,
      at: since,
    })),
    revealsToday: page.revealsToday,
  };
}

/** As staff call them; the borrower reads a sentence. */
const consentNames = {
  account: 'Account and messages',
  push: 'Push notices',
  location: 'Location at application',
  device: 'Device recognition',
  references: 'Reference contacts',
  offers: 'Marketing',
  bureau: 'Credit bureau enquiry',
} as const satisfies Record<CustomerPage['consents'][number]['purpose'], string>;

function loanAnswer(loan: CustomerLoan): CustomerAnswer['loans'][number] {
  const { stands } = loan;
  return {
    loan: loan.loan,
    loanId: loan.loanId,
    product: loan.productName,
    version: loan.productVersion,
    state: loan.state,
    amount: Number(loan.amount),
    instalments: loan.instalments,
    disbursedOn: loan.disbursedOn,
    paid: Number(loan.paid),
    payoff: Number(stands.toPay),
    daysPastDue: stands.daysLate,
    maxDaysPastDue: loan.maxDaysPastDue,
    restructuredOn: stands.restructuredOn,
  };
}

function applicationAnswer(
  application: CustomerPage['applications'][number],
): CustomerAnswer['applications'][number] {
  const { orderId, state, amount, mostAmount, instalments, everyCount, everyUnit } = application;
  const { tableVersion, decidedBy } = application;
  return {
    orderId,
    reference: applicationReference(orderId),
    product: application.productName,
    state,
    amount: Number(amount),
    approved: mostAmount === null ? null : Number(mostAmount),
    instalments,
    every: { count: everyCount, unit: everyUnit },
    reasons: [...application.reasons],
    appliedAt: application.appliedAt.toISOString(),
    hasLoan: application.hasLoan,
    decidedBy: decidedBy ?? (tableVersion === null ? null : `Table v${tableVersion}`),
  };
}

export function timelineAnswer({
  counts,
  lines,
  next,
}: Timeline): ResponseOf<Calls['console.customer-timeline']> {
  return {
    counts: { ...counts },
    lines: lines.map(
      ({ key, kind, id, at, what, how, reference, amount, day, by, words, heldUntil, tries }) => ({
        key,
        kind,
        id,
        at: at.toISOString(),
        what,
        how,
        reference,
        amount: amount === null ? null : Number(amount),
        day,
        by,
        words,
        heldUntil: heldUntil?.toISOString() ?? null,
        tries: tries.map((each) => ({ ...each })),
      }),
    ),
    nextCursor: next,
  };
}

export function notesAnswer({
  borrowerId,
  name,
  notes,
}: NotesOfCustomer): ResponseOf<Calls['console.customer-notes']> {
  return {
    borrowerId,
    name,
    notes: notes.map(({ noteId, by, words, at, attachments }) => ({
      noteId,
      by,
      words,
      at: at.toISOString(),
      attachments: attachments.map((each) => ({ ...each })),
    })),
  };
}
