import { randomUUID } from 'node:crypto';
import type { Loan } from '@candor/domain/loan';
import { readLoan } from '@candor/store/loans';
import { PersonSeal } from '../../../kernel/person-seal.ts';
import type { LendingDesk } from '../../../lending/loans/testing/lending-desk.ts';
import { signApplication } from '../../../lending/applications/sign-application.ts';
import { receivePayment } from '../../../payments/payments/receive-payment.ts';
import { settlePayout } from '../../../payments/disbursements/settle-disbursement.ts';
import { startDisbursement } from '../../../payments/disbursements/start-disbursement.ts';
import { answerComplaint } from '../answer-complaint.ts';
import { decideOnCharge } from '../../disputes/decide-on-charge.ts';
import { reopenComplaint } from '../reply-to-complaint.ts';
import { saveComplaint } from '../save-complaint.ts';
import { passDayOfLoan } from '../../../lending/loans/testing/loan-acts.ts';

export type Person = { readonly loanId: bigint; readonly borrowerId: string; readonly orderId: string };

export const disputeParts = { seal: new PersonSeal([Buffer.alloc(32, 7)]), newId: randomUUID };

/** What a borrower and the lender do about a late charge, as short as a test wants it. */
export function disputing(desk: LendingDesk) {
  const about = ({ borrowerId, orderId }: Person, row = 1) =>
    ({
      borrowerId,
      market: desk.market,
      kind: 'charge',
      orderId,
      row,
      words: 'I paid on the day.',
      imageIds: [],
      answerWay: 'app',
    }) as const;
  const loanOf = async ({ loanId }: Person): Promise<Loan> => {
    const stored = await desk.test.database.withTransaction((tx) => readLoan(tx, loanId));
    if (!stored) throw new Error(`there is no loan ${loanId}`);
    return stored.loan;
  };
  return {
    about,
    loanOf,
    /** ₱8,000.00 over three months, paid out today: 2,910.19 a month. */
    async lent(): Promise<Person> {
      const { orderId, borrowerId, signing } = await desk.offer({ amount: 800_000n, months: 3 });
      await desk.done(signApplication, signing);
      const payoutId = randomUUID();
      await desk.done(startDisbursement, { orderId, payoutId });
      const { loanId } = await desk.done(settlePayout, { payoutId });
      return { loanId: BigInt(loanId ?? 0), borrowerId, orderId };
    },
    dispute: async (person: Person) => (await desk.done(saveComplaint(disputeParts), about(person))).reportId,
    answer: (reportId: string, isRejection = false) =>
      desk.done(answerComplaint(disputeParts), { reportId, staffName: null, words: 'Seen.', isRejection }),
    decide: (reportId: string, decision: 'waive' | 'let-stand') =>
      desk.done(decideOnCharge(disputeParts), { reportId, decision, staffName: null, words: null }),
    reopen: ({ borrowerId }: Person, reportId: string) =>
      desk.done(reopenComplaint(disputeParts), { borrowerId, reportId, words: 'No.', imageIds: [] }),
    pay: async ({ loanId }: Person, amount: bigint) =>
      desk.done(receivePayment, await desk.money(amount, { loanId })),
    /** What late charges come to on a day, less what was forgiven. */
    async chargedOn(to: string, ...people: readonly Person[]): Promise<number[]> {
      await desk.moveTo(to);
      const sums: number[] = [];
      for (const person of people) {
        await desk.done(passDayOfLoan, { loanId: person.loanId });
        const { lateCharges } = await loanOf(person);
        sums.push(Number(lateCharges.reduce((sum, { amount }) => sum + amount, 0n)));
      }
      return sums;
    },
  };
}
