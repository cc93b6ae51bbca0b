import { randomUUID } from 'node:crypto';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { endPromises } from '@candor/services/servicing/hardship';
import { runCommand } from '@candor/services/kernel/commands';
import { sendReminder } from '@candor/services/lending/loans';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openLender, liveTo, skipTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const read = async (call: string, { suffix, who, loanId }: RepayingBorrower) =>
  (await app.get(`loan/${call}${suffix}?loanId=${loanId}`, who)).json();
const ask = (one: RepayingBorrower, body: object, key: string = randomUUID()) =>
  app.post(
    `loan/hardship-ask${one.suffix}`,
    { loanId: one.loanId, ...body },
    { ...one.who, headers: { 'idempotency-key': key } },
  );
const optionsOf = async (one: RepayingBorrower) => {
  const { options } = await read('hardship', one);
  return Object.fromEntries(options.map((each: { option: string }) => [each.option, each]));
};
const codeFor = async ({ suffix, who, phone }: RepayingBorrower, about: string) => {
  app.pass(1_000);
  await app.post(`session/step-up-code${suffix}`, { purpose: 'new-plan', by: 'sms', about }, who);
  return app.codeFor(phone);
};
const accept = (
  one: RepayingBorrower,
  { offerId, about }: { readonly offerId: string; readonly about: string },
  code: string,
) =>
  app.post(
    `loan/restructure-answer${one.suffix}`,
    { loanId: one.loanId, offerId, answer: 'accept', about, code },
    { ...one.who, headers: { 'idempotency-key': randomUUID() } },
  );
const decline = async (one: RepayingBorrower) =>
  app.post(
    `loan/restructure-answer${one.suffix}`,
    { loanId: one.loanId, offerId: (await read('hardship', one)).offer.offerId, answer: 'decline' },
    { ...one.who, headers: { 'idempotency-key': randomUUID() } },
  );
const waiting = async () => (await app.get('sandbox/payments')).json().hardship;
const decide = (requestId: string, decision: 'grant' | 'refuse', reason?: string) =>
  app.post('sandbox/hardship', { requestId, decision, ...(reason !== undefined && { reason }) });
const inbox = async ({ suffix, who }: RepayingBorrower): Promise<{ title: string; body: string }[]> =>
  (await app.get(`message/list${suffix}`, who)).json().messages;

/** What the worker would do with a planned reminder; null where it was sent. */
async function reminded({ id }: RepayingBorrower, dueOn: string, at: Date): Promise<string | null> {
  const input = { loanId: id, dueOn: dueOn as CalendarDate };
  const actor = { kind: 'system', id: 'reminders' } as const;
  const answer = await runCommand(app.test.database, sendReminder(app.identity), { input, actor, now: at });
  return answer.kind === 'refused' ? answer.refusal.refused : null;
}
const noon = (day: string) => new Date(`${day}T04:00:00Z`);

type Shown = {
  readonly costToTheEnd: number | null;
  readonly costsMore: number | null;
  readonly costsLess: number | null;
  readonly toPay: number | null;
  readonly rows: readonly { readonly total: number }[];
};

describe('A7.17 loan.hardship and A7.18 loan.hardship-ask', () => {
  it('offer what is lawful today, from cheap to dear: a promise, later, smaller, a talk', async () => {
    const ana = await repayingBorrower(app, 'ph');
    const options = await optionsOf(ana);
    expect(Object.keys(options)).toEqual(['promise-to-pay', 'delay', 'smaller-instalments', 'talk']);
    const { today } = await read('hardship', ana);
    for (const { costToTheEnd, costsMore, costsLess, rows, toPay } of Object.values<Shown>(options)) {
      if (costToTheEnd !== null)
        expect(costToTheEnd - (costsMore ?? 0) + (costsLess ?? 0)).toBe(today.costToTheEnd);
      if (toPay !== null) expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(toPay);
    }
    expect(options['delay']).toMatchObject({ isInterestFree: false, costsLess: 0 });
    expect(options['smaller-instalments'].instalments).toBeGreaterThan(3);
    expect(options['smaller-instalments'].instalment).toBeLessThan(291_019);
    // B6: the amounts that the plan would have, not the highest of them for all.
    expect(options['smaller-instalments'].line).toMatch(
      /^(\d+) instalments: \d+ of ₱[\d,.]+, then ₱[\d,.]+\. The first is due on /,
    );
    // Never above the ceiling that the loan was signed under.
    expect(options['smaller-instalments'].costToTheEnd).toBeLessThanOrEqual(800_000);
    expect(options['promise-to-pay'].latestOn).toBe('2026-11-30');
    expect((await read('hardship', ana)).request).toBeNull();
  });

  it('leave somebody in peace while it is considered, and chase again when it is refused', async () => {
    const ben = await repayingBorrower(app, 'ph');
    expect(await reminded(ben, '2026-12-16', noon('2026-12-13'))).toBeNull();
    const key = randomUUID();
    const body = { option: 'talk', words: 'I lost my work in October.' };
    expect((await ask(ben, body, key)).json()).toEqual({ loanId: ben.loanId, state: 'considered' });
    expect((await ask(ben, body, key)).json()).toEqual({ loanId: ben.loanId, state: 'considered' });
    expect(await reminded(ben, '2026-12-16', noon('2026-12-15'))).toBe('borrower_is_left_in_peace');
    expect((await read('hardship', ben)).request.line).toBe(
      'A person is reviewing your request. We answer by Thu 19 November. You don’t need to pay until we answer. No reminders and no late charges meanwhile, at the longest until Tue 15 December.',
    );
    expect((await read('hardship', ben)).request.words).toBe(body.words);
    const cases = await waiting();
    expect(cases).toHaveLength(1);
    expect((await decide(cases[0].requestId, 'refuse', 'another_way_is_cheaper')).json()).toMatchObject({
      state: 'refused',
    });
    expect((await decide(cases[0].requestId, 'grant')).json()).toMatchObject({
      code: 'order_cannot_change_now',
    });
    expect(await reminded(ben, '2026-12-16', noon('2026-12-16'))).toBeNull();
    expect((await read('hardship', ben)).request).toMatchObject({
      option: 'talk',
      state: 'refused',
      line: 'We could not agree to this. You can ask for another way. Another way costs you less. The app shows the cost of each.',
    });
    const bodies = (await inbox(ben)).map((message) => message.body);
    expect(bodies).toContain(
      'A person is reviewing it. We answer by Thu 19 November. You don’t need to pay until we answer. No reminders and no late charges meanwhile, at the longest until Tue 15 December.',
    );
    expect(bodies).toContain(
      'We could not agree to this. Another way costs you less. The app shows the cost of each.',
    );
    // What was written is sealed.
    const { rows } = await app.test.sql('select sealed from hardship_request');
    expect(JSON.stringify(rows)).not.toContain('October');
  });

  it('wait for the day of a granted promise, and not a day longer', async () => {
    const cora = await repayingBorrower(app, 'ph');
    expect((await ask(cora, { option: 'promise-to-pay' })).json().code).toBe('hardship_is_not_possible');
    const late = { option: 'promise-to-pay', promisedOn: '2026-12-01' };
    expect((await ask(cora, late)).json().code).toBe('hardship_is_not_possible');
    await ask(cora, { option: 'promise-to-pay', promisedOn: '2026-11-28' });
    expect((await read('hardship', cora)).request).toMatchObject({
      option: 'promise-to-pay',
      promisedOn: '2026-11-28',
    });
    await decide((await waiting())[0].requestId, 'grant');
    expect((await inbox(cora)).map(({ body }) => body)).toContain(
      'We wait until Sat 28 November, the day you chose, and send no reminders before it.',
    );
    expect(await reminded(cora, '2026-12-16', noon('2026-11-28'))).toBe('borrower_is_left_in_peace');
    expect(await reminded(cora, '2026-12-16', noon('2026-11-29'))).toBeNull();
  });

  it('tell what became of a promise: by SMS that says nothing, and in words where only the borrower reads', async () => {
    // And of the one before, whose day has passed too.
    const [fred, gina] = [await repayingBorrower(app, 'ph'), await repayingBorrower(app, 'ph')];
    await skipTo(app, 'ph', '2026-12-20');
    for (const one of [fred, gina]) {
      await ask(one, { option: 'promise-to-pay', promisedOn: '2026-12-22' });
      await decide((await waiting())[0].requestId, 'grant');
    }
    await pay(app, fred, 300_000n);
    await skipTo(app, 'ph', '2026-12-23');
    expect(await endPromises({ ...app.identity, now: () => noon('2026-12-23') })).toBe(3);
    expect((await inbox(fred))[0]).toMatchObject({ title: 'You kept your promise' });
    expect((await inbox(gina))[0]!.body).toMatch(/^The day you chose has passed/u);
    expect((await read('hardship', gina)).request.line).toBe(
      'The day you chose has passed. You can ask for another way.',
    );
    // Told today; reminded again from tomorrow on.
    expect(await reminded(gina, '2026-12-16', noon('2026-12-23'))).toBe('contacted_often_enough');
    expect(await reminded(gina, '2026-12-16', noon('2026-12-24'))).toBeNull();
  });

  it('let the borrower ask for something else: the former request is withdrawn', async () => {
    const dina = await repayingBorrower(app, 'ph');
    await ask(dina, { option: 'talk' });
    await ask(dina, { option: 'delay' });
    const [request, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(request.option).toBe('delay');
    await decide(request.requestId, 'refuse');
  });

  it('offer what was granted: reminders and late charges rest until it is answered, and begin again when it lapses', async () => {
    const [ivy, joy] = [await repayingBorrower(app, 'ph'), await repayingBorrower(app, 'ph')];
    const kim = await repayingBorrower(app, 'ph');
    await skipTo(app, 'ph', '2027-02-05');
    for (const one of [ivy, joy, kim]) {
      await ask(one, { option: 'delay' });
      await decide((await waiting())[0].requestId, 'grant');
    }
    const { offer, request } = await read('hardship', ivy);
    expect(request).toMatchObject({ state: 'granted' });
    expect(request.line).toBe(
      'We agreed. Nothing changes until you confirm the new plan, by Mon 8 February. Until then no reminders and no late charges.',
    );
    const owes = async (one: RepayingBorrower) => (await read('repay-plan', one)).totals.charges;
    const before = await owes(ivy);
    const dueOn = (await read('repay-plan', ivy)).rows[0].dueOn;
    expect(await reminded(ivy, dueOn, noon('2027-02-08'))).toBe('borrower_is_left_in_peace');
    expect((await decline(kim)).json().state).toBe('declined');
    await skipTo(app, 'ph', '2027-02-08');
    // A no is an answer: the pause ends with it, and not on the offer's last day.
    expect(await reminded(ivy, dueOn, noon('2027-02-08'))).toBe('borrower_is_left_in_peace');
    expect(await reminded(kim, dueOn, noon('2027-02-08'))).toBeNull();
    const later = (await read('hardship', ivy)).offer;
    const days = (rows: { dueOn: string }[]) => rows.map((row) => row.dueOn);
    expect(days(later.after.rows)).toEqual(days(offer.after.rows));
    // Whoever asks for something else has said no: the offer is gone, and the new request has its own pause.
    await ask(joy, { option: 'promise-to-pay', promisedOn: '2027-02-09' });
    expect((await read('hardship', joy)).offer).toBeNull();
    await decide((await waiting())[0].requestId, 'refuse');
    await skipTo(app, 'ph', '2027-02-09');
    expect(await owes(ivy)).toBe(before);
    expect(await read('hardship', ivy)).toMatchObject({
      offer: null,
      request: { line: 'The offer ended. Ask again, nothing was lost.' },
    });
    expect((await accept(ivy, offer, '000000')).json().code).toBe('offer_has_expired');
    expect(await reminded(ivy, dueOn, noon('2027-02-09'))).toBeNull();
    await skipTo(app, 'ph', '2027-02-12');
    expect(await owes(ivy)).toBeGreaterThan(before);
    expect(await owes(joy)).toBeGreaterThan(await owes(ivy));
  });

  it('of somebody who is late: what was shown is what is made, and the timeline, the totals and the books agree', async () => {
    const eva = await repayingBorrower(app, 'in');
    await skipTo(app, 'in', '2026-12-26');
    await liveTo(app, 'in', '2026-12-28');
    const shown = (await optionsOf(eva))['smaller-instalments'];
    await ask(eva, { option: 'smaller-instalments' });
    await decide((await waiting())[0].requestId, 'grant');
    // Told what was asked for, with its days and what it costs more; nothing changes before the yes.
    const said = {
      title: 'A new plan for your loan',
      body: expect.stringMatching(/ more in all than before\./u),
    };
    expect(await inbox(eva)).toContainEqual(expect.objectContaining(said));
    expect((await read('repay-plan', eva)).events.at(-1).kind).not.toBe('restructuring');
    const { offer } = await read('hardship', eva);
    expect(offer.after.rows).toEqual(shown.rows);
    expect((await accept(eva, offer, await codeFor(eva, offer.about))).json().state).toBe('accepted');
    expect((await read('hardship', eva)).request.line).toMatch(/^You confirmed the new plan\./u);
    const { rows, totals, events } = await read('repay-plan', eva);
    const open = rows.filter(({ due }: { due: { principal: number } }) => due.principal > 0);
    expect(open).toHaveLength(shown.instalments);
    // What is carried over is due with the last, and is paid with it.
    const onLast = rows.filter(({ dueOn }: { dueOn: string }) => dueOn === shown.lastDueOn);
    expect(onLast).toMatchObject([{ left: shown.instalment }]);
    expect(onLast[0].due.penalty).toBeGreaterThan(0);
    expect(open.at(-1).dueOn).toBe(shown.lastDueOn);
    expect(totals.agreed + totals.charges - totals.waived - totals.paid).toBe(totals.owed);
    expect(events.at(-1)).toMatchObject({ kind: 'restructuring', owedAfter: totals.owed });
    const [first, second] = open;
    const { overdue, instalment } = await read('choices', eva);
    expect(overdue).toBe(null);
    expect(instalment).toMatchObject({
      pay: first.left,
      nextDue: { dueOn: second.dueOn, amount: second.left },
    });
    // Paid the same day, before it has begun: it stands as credit and pays the first instalment when that is
    // due.
    await pay(app, eva, BigInt(instalment.pay));
    await skipTo(app, 'in', first.dueOn);
    await liveTo(app, 'in', dateOfDayNumber(dayNumber(first.dueOn) + 2));
    const later = (await read('repay-plan', eva)).rows.filter(
      ({ due }: { due: { principal: number } }) => due.principal > 0,
    );
    const lefts = (all: { left: number }[]) => all.map(({ left }) => left);
    expect(lefts(later)).toEqual([0, ...lefts(open.slice(1))]);
    expect(await read('choices', eva)).toMatchObject({ overdue: null });
    const { everything } = await read('choices', eva);
    await pay(app, eva, BigInt(everything.pay), { meantFor: 'settlement' });
    expect((await ask(eva, { option: 'talk' })).json().code).toBe('order_cannot_change_now');
  });

  it('A2.1 A7.2 · tell somebody who is late what waiting costs, on the loan’s page as at home, and while paused what a promise costs at most', async () => {
    const hal = await repayingBorrower(app, 'in');
    await skipTo(app, 'in', '2027-03-20');
    const { late } = (await read('details', hal)).loan;
    expect(late.perDay).toBeGreaterThan(0);
    expect((await app.get(`home/page${hal.suffix}`, hal.who)).json().loan.late).toEqual(late);
    const before = (await optionsOf(hal))['promise-to-pay'];
    expect(before.line).toMatch(/Late charges continue after our answer\.$/u);
    await ask(hal, { option: 'talk' });
    // Somebody may agree to a promise at once: from then on charges grow as if nothing had been asked.
    expect((await optionsOf(hal))['promise-to-pay']).toEqual(before);
    expect(before.payThen).toBeGreaterThan((await read('hardship', hal)).today.pay);
    await decide((await waiting())[0].requestId, 'refuse');
  });
});
