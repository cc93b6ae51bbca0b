import type { MutationCase } from '../mutate-cases.ts';

const services = 'packages/services/src';
const domain = 'packages/domain/src';
const reminders = `${services}/lending/reminders`;
const plans = 'apps/server/src/handlers/console/collections/reminder-plans.http.test.ts';
const hardship = 'apps/server/src/handlers/hardship-calls.http.test.ts';
const debit = `${domain}/mandates/decide-debit.ts`;
const debits = `${domain}/mandates/decide-debit.test.ts`;

/** Plans that somebody must agree to, debits that somebody was told of, and amounts that hold until a day. */
export const planCases: Readonly<Record<string, MutationCase>> = {
  'reminder-plan-two': {
    protects: 'a change of a reminder plan waits for an approver',
    edits: [
      {
        file: `${services}/approvals/changes/ask-plan-change.ts`,
        from: 'const requestId = parts.newId();',
        to: 'const requestId = parts.newId(); await changePlan.carryOut(tx, input, { parts, now } as never);',
      },
    ],
    test: { file: plans, title: 'takes two people' },
  },
  'reminder-plan-approver': {
    protects: 'a reminder plan is agreed to by an approver, and not by whoever writes such plans',
    edits: [
      {
        file: `${reminders}/change-plan.ts`,
        from: "decides: 'setup.approve',",
        to: "decides: 'reminder.change',",
      },
    ],
    test: { file: plans, title: 'takes two people' },
  },
  'reminder-plan-as-seen': {
    protects: 'a reminder plan is asked for with the dry run that whoever asks was shown',
    edits: [
      {
        file: `${services}/approvals/changes/ask-plan-change.ts`,
        from: "if ((await figuresOf(tx, input)).after.mark !== seen) return { refused: 'figures_have_changed' };",
        to: 'void seen;',
      },
    ],
    test: { file: plans, title: 'takes two people' },
  },
  'reminder-plan-newest': {
    protects: 'what somebody else has saved of a reminder plan is not lost unseen',
    edits: [
      {
        file: `${reminders}/change-plan.ts`,
        from: 'if ((await newestVersion(tx, market, productId)) !== change.basedOn)',
        to: 'if (false as boolean)',
      },
    ],
    test: { file: plans, title: 'takes two people' },
  },
  'reminder-plan-lawful': {
    protects: 'no reminder plan goes beyond law or agreement',
    edits: [
      {
        file: `${services}/approvals/changes/ask-plan-change.ts`,
        from: 'if (faults.length > 0)',
        to: 'if (false as boolean)',
      },
      { file: `${reminders}/save-plan.ts`, from: 'if (faults.length > 0)', to: 'if (false as boolean)' },
    ],
    test: { file: plans, title: 'a draft beyond law or agreement' },
  },
  'reminder-plan-stops': {
    protects: 'a stop condition of the plan is asked once more when a reminder is sent',
    edits: [
      {
        file: `${services}/lending/loans/send-reminder.ts`,
        from: "waitsForComplaints: plan.stops.includes('complaint'),",
        to: 'waitsForComplaints: false,',
      },
    ],
    test: { file: `${reminders}/dry-run.pg.test.ts`, title: 'and once more when it is sent' },
  },
  'hardship-confirmed': {
    protects: 'a hardship plan that was granted changes nothing before the borrower has confirmed it',
    edits: [
      {
        file: `${services}/servicing/hardship/decide-hardship.ts`,
        from: 'const heldUntil = ',
        to: `const [{ changeLoan }, { restructureTo }] = [
          await import('../../lending/loans/change-loan.ts'),
          await import('../../lending/restructures/new-terms.ts'),
        ];
        await changeLoan<never>(tx, loanId, (_loan, at, stored) =>
          restructureTo(stored, { terms, reason: 'hardship' }, at) as never);
        const heldUntil = `,
      },
    ],
    test: { file: hardship, title: 'what was shown is what is made' },
  },
  'hardship-held': {
    protects: 'reminders and late charges rest while a granted plan waits for its answer',
    edits: [
      {
        file: `${services}/servicing/hardship/decide-hardship.ts`,
        from: "{ state: 'granted', at: now, on, heldUntil }",
        to: "{ state: 'granted', at: now, on }",
      },
    ],
    test: { file: hardship, title: 'reminders and late charges rest until it is answered' },
  },
  'hardship-pause-ends': {
    protects: 'what was paused for an offered plan goes on with its answer',
    edits: [
      {
        file: `${services}/lending/restructures/offer-restructure.ts`,
        from: 'if (requestId !== null) await endHold(tx, requestId, on);',
        to: 'void [endHold, requestId, on];',
      },
    ],
    test: { file: hardship, title: 'reminders and late charges rest until it is answered' },
  },
  'hardship-codes': {
    protects: 'a new plan ends the payment codes of the old amounts',
    edits: [
      {
        file: `${services}/lending/restructures/offer-restructure.ts`,
        from: 'await expireCodesOfLoan(tx, own.id);',
        to: 'void expireCodesOfLoan;',
      },
    ],
    test: {
      file: 'apps/server/src/handlers/loan-standing.http.test.ts',
      title: 'a new plan ends the codes of the old amounts',
    },
  },
  'debit-once': {
    protects: 'a debit whose outcome nobody knows is not requested again',
    edits: [
      {
        file: debit,
        from: "if (!['planned', 'notified', 'bounced'].includes(debit.state)) return wait;",
        to: '',
      },
    ],
    test: { file: debits, title: 'while nobody knows what became of it, it is not requested again' },
  },
  'debit-as-told': {
    protects: 'nothing is debited but what the borrower was told',
    edits: [
      {
        file: debit,
        from: 'if (notice?.amount !== due.owed) return noticeNow(around);',
        to: 'if (!notice) return noticeNow(around);',
      },
    ],
    test: { file: debits, title: 'is told anew, and not debited before a day has passed' },
  },
  'debit-named-day': {
    protects: 'nothing is debited before the day that its notice named',
    edits: [{ file: debit, from: 'now.on >= notice.firstOn && ', to: '' }],
    test: { file: debits, title: 'is not debited before the day that its notice named' },
  },
  'debit-limit': {
    protects: 'no more is debited than the mandate lets, or the scheme',
    edits: [{ file: debit, from: 'due.owed > mandate.mostPerDebit || ', to: '' }],
    test: { file: debits, title: 'and is more than the mandate says' },
  },
  'debit-tries': {
    protects: 'a debit is tried as often as the scheme allows',
    edits: [{ file: debit, from: "if (debit.tries >= rules.tries) return { do: 'give-up' };", to: '' }],
    test: { file: debits, title: 'and not a third time' },
  },
  'settlement-quote': {
    protects: 'an amount that is quoted until a day ends the loan on each day before it too',
    edits: [
      {
        file: `${domain}/early/settlement-until.ts`,
        from: 'days.reduce((most, { toPay }) => (toPay > most ? toPay : most), 0n)',
        to: 'days.at(-1)!.toPay',
      },
    ],
    test: {
      file: `${domain}/early/settlement-until.test.ts`,
      title: 'is enough on a day before an early charge falls away',
    },
  },
  'delay-dearer': {
    protects: 'moving a due date costs no more than paying on that day would: the day of a payment is free',
    edits: [{ file: `${domain}/product/late-cost.ts`, from: 'daysLate - 1 - ', to: 'daysLate - ' }],
    test: {
      file: `${domain}/delay/delay-quote.test.ts`,
      title: 'that costs just as much as being late is never dearer by its rounding',
    },
  },
  'import-line': {
    protects: 'a line that a bank statement has not can’t be corrected',
    edits: [
      {
        file: `${services}/payments/bank-imports/change-imports.ts`,
        from: 'if (correct && correct.line > (await rowsOf(tx, seal, row, now)))',
        to: 'void rowsOf; if (false as boolean)',
      },
    ],
    test: {
      file: `${services}/payments/bank-imports/bank-imports.pg.test.ts`,
      title: 'lines with errors are grouped; one is corrected, the others are left out with a reason',
    },
  },
};
