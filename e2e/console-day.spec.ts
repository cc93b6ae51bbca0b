import { randomUUID } from 'node:crypto';
import { verifyBooks } from '@candor/store/ledger';
import { writable } from '@candor/store/tools';
import type { Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import {
  changeProduct,
  changeQuestion,
  changeTable,
  inviteColleague,
  moveClock,
  settleIn,
} from './console-day-admin.ts';
import { actsOnNothing, searchTrail, traceEntry } from './console-day-auditor.ts';
import {
  claimPaid,
  closeMonth,
  followLink,
  matchClaim,
  readStatement,
  refundSurplus,
  repairPayout,
  seePayoutLeave,
  settleBreak,
} from './console-day-finance.ts';
import {
  answerComplaint,
  askWaiver,
  callAndPromise,
  callTooEarly,
  findLoan,
  actOnce,
  actTooLate,
  askToGrantHardship,
  lookAtSettlement,
  nothingAlone,
  writeTo,
} from './console-day-support.ts';
import { approve, askBack, refuse } from './console-day-underwriter.ts';
import { agree, applicant, formula, go, marker, script, sit, staff, standIns } from './console-day.ts';
import { logIn } from './console-page.ts';
import { dayPlus } from './repay-days.ts';
import { expect, test } from './repay-server.ts';

// Weeks pass and a table changes: a server that no other file goes on with.
test.use({ ownServer: 'day' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender and its whole day: each story begins where the one before ended.
test.describe.configure({ mode: 'serial' });

type Applied = Awaited<ReturnType<typeof applicant>>;
/**
 * Maricel typed what harms; Ana is refused, Berto is asked back; Asha Verma lives in India, where a transfer
 * has a UTR.
 */
const who = {} as Record<'maricel' | 'ana' | 'berto', Applied> & { verma: BorrowerByApi; vermaLoan: string };
/** Who sits where since the morning. */
const desks = {} as Record<'grace' | 'marco' | 'lina' | 'teresa' | 'asha', Page>;
/** The day on which Maricel is ten days late, and what her loan is called. */
const later = { day: '', reference: '' };

test('in the morning three have applied, one has paid more than she owed, and one lives in another market', async ({
  candor,
  request,
}) => {
  // A name has letters: who types a script as theirs is told so; what takes any words is shown as words.
  const strange = await BorrowerByApi.logIn(candor.url, 'ph');
  await expect(strange.certify({ givenName: script })).rejects.toThrow('certification_has_faults');

  const lita = await BorrowerByApi.logIn(candor.url, 'ph');
  await lita.certify({ givenName: 'Lita', familyName: 'Ramos' });
  await lita.addAccount('Lita Ramos');
  const paymentId = await lita.wantToPay(await lita.borrow());
  const data = { paymentId, act: 'pay-other-amount', amount: 950_000 };
  await request.post(`${candor.url}/api/sandbox/pay`, { data, headers: marker });
  who.verma = await BorrowerByApi.logIn(candor.url, 'in');
  who.vermaLoan = await who.verma.certified().then((borrower) => borrower.borrow());

  await standIns(candor, { decides: false, paysOut: false });
  const employer = `${script} Store`;
  // Over forty: the rule that is tried today is about others.
  const bornOn = '1980-05-20';
  const documentNumber = 'P1098432A';
  const named = { givenName: 'Maricel', familyName: 'Reyes', bornOn, documentNumber };
  const maricel = { ...named, employer, position: formula };
  who.maricel = await applicant(candor, maricel);
  who.ana = await applicant(candor, { givenName: 'Ana', familyName: 'Cruz' });
  who.berto = await applicant(candor, { givenName: 'Berto', familyName: 'Santos' });
});

test('A15.6 A15.10 A15.122 A15.130 A15.163 · the admin: a colleague and her role, a product, a table, a question', async ({
  browser,
  candor,
}) => {
  desks.grace = await sit(browser, candor, staff.admin);
  desks.marco = await sit(browser, candor, staff.finance);
  desks.lina = await sit(browser, candor, staff.controller);
  const { grace, lina } = desks;
  const meera = await sit(browser, candor, 'meera@lender.example');
  const link = await inviteColleague(grace, meera);
  await meera.context().close();
  await changeProduct(grace, lina, '2027-01-04');
  const tomas = await sit(browser, candor, staff.risk);
  await changeTable(grace, tomas);
  await tomas.context().close();
  await changeQuestion(grace);
  desks.teresa = await (await browser.newContext({ baseURL: candor.url })).newPage();
  await settleIn(desks.teresa, candor, link);
});

test('A15.20 A15.26–A15.31 · the underwriter: one approved with an amount, one refused, one asked back', async ({
  browser,
  candor,
}) => {
  const rina = await sit(browser, candor, staff.underwriter);
  const tomas = await sit(browser, candor, staff.risk);
  await approve(rina, tomas, who.maricel);
  await tomas.context().close();
  await refuse(rina, candor, who.ana);
  await askBack(rina, desks.teresa, who.berto);
});

test('A15.36–A15.40 A15.46–A15.58 · finance: a payout that failed, a statement, a claim, a difference, money to send back', async ({
  candor,
}) => {
  const { marco, grace, lina } = desks;
  await who.maricel.borrower.sign(who.maricel.orderId);
  await repairPayout(marco, lina);
  await standIns(candor, { paysOut: true });
  await seePayoutLeave(marco);
  const claim = { utr: '611111111111', amount: 20_000 };
  await claimPaid(who.verma, who.vermaLoan, claim);
  await readStatement(marco);
  await matchClaim(marco, lina, claim);
  await followLink(grace, marco);
  await settleBreak(marco);
  await refundSurplus(marco, lina);
});

test('A15.76–A15.102 · support, weeks later: a caller, a complaint, a call, a promise, a waiver, a hardship', async ({
  browser,
  candor,
  books,
}) => {
  const { orderId: loanId, borrower } = who.maricel;
  const { rows } = await borrower.get<{ rows: { dueOn: string }[] }>('loan/details', { loanId });
  later.day = dayPlus(rows[0]?.dueOn ?? '', 10);
  await moveClock(desks.grace, candor, later.day);
  const maricel = await BorrowerByApi.logIn(candor.url, 'ph', borrower.phone);
  await maricel.complain({ kind: 'conduct', loanId, words: `Rude on Sunday ${script} ${formula}` });
  const asha = await sit(browser, candor, staff.support);
  later.reference = await findLoan(asha, borrower.phone, who.vermaLoan);
  await answerComplaint(asha, maricel);
  await callTooEarly(asha, later.reference);
  await callAndPromise(asha, candor, dayPlus(later.day, 3));
  await writable(books).withTransaction(nothingAlone);
  await askWaiver(asha, later.reference);
  const stale = await lookAtSettlement(asha, later.reference);
  await desks.lina.reload();
  await logIn(desks.lina, candor, staff.controller);
  await agree(desks.lina, /Maricel Reyes/u, `In hospital ${formula}`);
  await actTooLate(stale);
  await actOnce(asha, who.vermaLoan);
  const again = await BorrowerByApi.logIn(candor.url, 'ph', borrower.phone);
  await writeTo(asha, again, later.reference);
  await again.post('loan/hardship-ask', { loanId, option: 'smaller-instalments', words: script });
  await askToGrantHardship(asha);
  const tomas = await sit(browser, candor, staff.risk);
  await agree(tomas, /Maricel Reyes/u, 'The letter is here.');
  await go(asha, 'w', 'Hardship');
  await expect(asha.getByText('No open requests')).toBeVisible();
});

test('A15.61–A15.65 · finance closes the month with its trial balance, and the books tie', async ({
  candor,
  books,
}) => {
  // Weeks have passed since he was here.
  await desks.marco.reload();
  await logIn(desks.marco, candor, staff.finance);
  await closeMonth(desks.marco, desks.lina);
  const { differences } = await books.read(verifyBooks, { isolation: 'repeatable read' });
  expect(differences).toEqual([]);
});

test('A15.145–A15.148 · the auditor finds all of it again, follows an entry to its cause and back, and acts on nothing', async ({
  browser,
  candor,
}) => {
  const vikram = await sit(browser, candor, staff.auditor);
  await searchTrail(vikram);
  await traceEntry(vikram, later.reference);
  await actsOnNothing(vikram, who.maricel.orderId, [
    [
      'application-decide',
      { orderId: who.berto.orderId, decision: 'approve', amount: 100_000, note: 'Mine' },
    ],
    [
      'loan-act',
      {
        market: 'ph',
        loan: later.reference,
        act: 'waive',
        part: 'interest',
        amount: 100,
        reason: 'goodwill',
        words: 'Mine',
        seen: '0'.repeat(32),
      },
    ],
    ['approval-decide', { requestId: randomUUID(), verdict: 'agree', word: '', seen: '' }],
    ['period-close', { market: 'ph', through: later.day, reason: 'Mine' }],
    ['clock-move', { market: 'ph', from: later.day, to: dayPlus(later.day, 1), reason: 'Mine' }],
  ]);
});
