import type { Command, Decide, Json } from '../../../kernel/commands/command.ts';
import type { CommandName } from '../../../kernel/commands/command-names.ts';
import { closeBooks } from '../../../backoffice/books/close-books.ts';
import { saveDecisionTable } from '../../decision-tables/save-decision-table.ts';
import { approveOrder } from '../../applications/approve-application.ts';
import { refuseApplication } from '../../applications/refuse-application.ts';
import { sendBackApplication } from '../../applications/send-back-application.ts';
import { signApplication } from '../../applications/sign-application.ts';
import { submitApplication } from '../../applications/submit-application.ts';
import { allocatePayment } from '../../../payments/payments/allocate-payment.ts';
import { createPayment } from '../../../payments/payments/create-payment.ts';
import { failDisbursement } from '../../../payments/disbursements/fail-disbursement.ts';
import { settlePayout } from '../../../payments/disbursements/settle-disbursement.ts';
import { saveProduct } from '../../products/save-product.ts';
import { postProvision } from '../../provisions/post-provision.ts';
import { disputeRow, passDayOfLoan, restructureLoan, waiveCharges, writeOffLoan } from './loan-acts.ts';

/** A command, or a part that commands share. */
export type Runnable<Input, Output extends Json, Code extends string> =
  | Command<Input, Output, Code>
  | Decide<Input, Output, Code>;

/**
 * What a part is recorded as when a simulated borrower or lender does it by itself: under the name that the
 * product records it by.
 */
const names: ReadonlyMap<
  unknown,
  { readonly name: CommandName; readonly kind: string; readonly id: string }
> = new Map<unknown, { name: CommandName; kind: string; id: string }>([
  [submitApplication, { name: 'order.apply', kind: 'order', id: 'orderId' }],
  [approveOrder, { name: 'order.approve', kind: 'order', id: 'orderId' }],
  [refuseApplication, { name: 'order.refuse', kind: 'order', id: 'orderId' }],
  [sendBackApplication, { name: 'order.send-back', kind: 'order', id: 'orderId' }],
  [signApplication, { name: 'loan.confirm', kind: 'order', id: 'orderId' }],
  [settlePayout, { name: 'payout.settle', kind: 'payout', id: 'payoutId' }],
  [failDisbursement, { name: 'payout.fail', kind: 'payout', id: 'payoutId' }],
  [createPayment, { name: 'payment.begin', kind: 'payment', id: 'paymentId' }],
  [allocatePayment, { name: 'payment.match', kind: 'payment', id: 'paymentId' }],
  [saveProduct, { name: 'product.change', kind: 'product', id: 'productId' }],
  [saveDecisionTable, { name: 'table.change', kind: 'decision-table', id: 'market' }],
  [postProvision, { name: 'provision.post', kind: 'provision', id: 'market' }],
  [closeBooks, { name: 'books.close', kind: 'books', id: 'market' }],
  [writeOffLoan, { name: 'loan.write-off', kind: 'loan', id: 'loanId' }],
  [waiveCharges, { name: 'loan.waive', kind: 'loan', id: 'loanId' }],
  [restructureLoan, { name: 'loan.restructure', kind: 'loan', id: 'loanId' }],
  [disputeRow, { name: 'test.dispute', kind: 'loan', id: 'loanId' }],
  [passDayOfLoan, { name: 'test.pass-day', kind: 'loan', id: 'loanId' }],
]);

/** For a test or a simulation, which does one thing at a time and has no screen to do it from. */
export function asCommand<Input, Output extends Json, Code extends string>(
  run: Runnable<Input, Output, Code>,
): Command<Input, Output, Code> {
  if (typeof run !== 'function') return run;
  const { name, kind, id } = names.get(run) ?? { name: 'test.step', kind: 'test', id: 'step' };
  return {
    name,
    subject: (input) => `${kind}:${String((input as Readonly<Record<string, unknown>>)[id])}`,
    decide: run,
  };
}
