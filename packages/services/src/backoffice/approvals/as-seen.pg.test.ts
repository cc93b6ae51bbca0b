import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Command } from '../../kernel/commands/command.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import type { ActPreview } from '../../kernel/acts/approvable-act.ts';
import { asSeen } from './as-seen.ts';
import { previewMark } from './preview-mark.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(() => desk.test.drop());

const shown: ActPreview = {
  title: 'Waive ₱19.80?',
  commits: 'Waive ₱19.80',
  figures: [],
  terms: [],
  checks: [],
  postings: [],
  sent: null,
};

it('an act that was looked at holds its loan: nobody changes it between the look and the act', async () => {
  const loanId = await desk.lend({ amount: 800_000n, months: 3 });
  const lock = 'select 1 from loan_accrual where loan_id = $1 for no key update nowait';
  const change = () =>
    desk.test.database
      .withTransaction((tx) => tx.query({ text: lock, values: [loanId] }))
      .then(
        () => 'changed',
        ({ code }: { code: string }) => code,
      );
  const found: string[] = [];
  const act: Command<object, null> = {
    name: 'test.try',
    subject: () => `loan:${loanId}`,
    async decide() {
      found.push(await change());
      return { output: null };
    },
  };
  await desk.done(
    asSeen(act, async () => shown),
    { seen: previewMark(shown) },
  );
  // lock_not_available, and free again afterwards.
  expect([...found, await change()]).toEqual(['55P03', 'changed']);
});

it('the mark of a preview is another as soon as anything of it is', () => {
  const line = { account: '1010 Cash', side: 'credit', amount: '100' } as const;
  const entry = { event: 'disburse', businessDate: '2026-09-18', lines: [line] };
  const row = { dueOn: '2026-10-18', principal: '1', interest: '1', accrued: '0', charges: '0', total: '2' };
  const payee = { payoutId: 'p', name: 'Ana', reference: null, account: 'BPI •••• 6610', note: null };
  const others: Partial<ActPreview>[] = [
    { title: 'Waive ₱19.81?' },
    { figures: [{ name: 'Principal', before: '1', after: '0' }] },
    { terms: [{ name: 'Rate', before: '5 %', after: '4 %' }] },
    { postings: [line] },
    { entries: [entry] },
    { later: { when: 'when the bank says so', entries: [entry] } },
    { payees: [{ ...payee, principal: '100', fee: '0', toBeSent: '100' }] },
    { leftOut: [{ name: 'Ben', amount: '100', why: 'held' }] },
    { schedule: { before: [row], after: [] } },
    { sent: 'That it is waived.' },
  ];
  const marks = others.map((other) => previewMark({ ...shown, ...other }));
  expect(new Set([previewMark(shown), ...marks]).size).toBe(others.length + 1);
});
