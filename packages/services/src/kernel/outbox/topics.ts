import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanEvent } from '@candor/domain/loan';
import type { OrderState, PaymentState } from '@candor/domain/states';
import type { ToldComplaintStep } from './told-steps.ts';

/**
 * What is told of an application, a disbursement, a payment, a loan or a complaint. Amounts are minor units
 * as text.
 */
export type AboutApplication = { readonly order: string; readonly market: string; readonly borrower: string };
type AboutPayout = {
  readonly payout: string;
  readonly market: string;
  readonly loan?: string | null;
  readonly amount?: string;
  readonly attempt?: number;
};
export type AboutPayment = {
  readonly payment: string;
  readonly market: string;
  readonly channel?: string;
  readonly amount?: string;
  readonly on?: CalendarDate;
  readonly why?: string;
  readonly owedBack?: string;
};
type AboutLoan = { readonly loan: string; readonly market: string; readonly on: CalendarDate };
type AboutComplaint = { readonly complaint: string; readonly market: string };

export type AboutDebit = {
  readonly debit: string;
  readonly payment: string;
  /** What the borrower hears of it. */
  readonly of: 'notice' | 'bounced' | 'returned';
};

export type PlannedReminder = {
  readonly market: string;
  readonly loan: string;
  readonly dueOn: CalendarDate;
  readonly daysLate: number;
  /** The plan that it is of; absent from before there were plans. */
  readonly plan?: {
    readonly productId: string | null;
    readonly version: number;
    /** The step gives the loan to a person. */
    readonly isHandOver: boolean;
  };
};

export type InvitationMail = {
  readonly mailId: string;
  readonly staffId: string;
  readonly market: string;
  readonly kind: 'invite' | 'reset';
  /** The token: it is nowhere else. */
  readonly sealed: string;
};

/**
 * Every topic with what its messages carry. Messages stay in the database until they are handed over and
 * thirty days longer: a topic is never renamed, and a payload only gains fields that may be absent.
 */
export type OutboxContent =
  | Content<`order.${OrderState}` | 'order.referred', AboutApplication>
  | Content<`loan.${LoanEvent['event']}`, AboutLoan>
  | Content<`payment.${PaymentState}`, AboutPayment>
  | Content<`complaint.${ToldComplaintStep}`, AboutComplaint>
  | Content<'payout.ordered' | 'payout.left', AboutPayout>
  | Content<'payout.failed' | 'payout.needs-a-person', AboutPayout & { readonly why: string }>
  | Content<'sandbox.decide' | 'contract.print', { readonly order: string }>
  | Content<'debit.told', AboutDebit>
  | Content<'channel.heard', { readonly event: string }>
  | Content<'message.deliver', { readonly messageId: string }>
  | Content<'mail.confirm', { readonly borrowerId: string; readonly market: string }>
  | Content<'export.make', { readonly exportId: string; readonly borrowerId: string }>
  | Content<'import.agreed' | 'statement.import', { readonly importId: string }>
  | Content<'bureau.write', { readonly fileId: string }>
  | Content<'bureau.announce-defaults', { readonly fileId: string; readonly after: string | null }>
  | Content<'document.erase' | 'picture.erase', { readonly keys: readonly string[] }>
  | Content<'staff.invited', InvitationMail>
  | Content<'reminder.due', PlannedReminder>
  | Content<'promise.ended', { readonly requestId: string }>
  | Content<'product.saved', { readonly product: string; readonly market: string; readonly version: number }>
  | Content<
      'page.changed',
      { readonly market: string; readonly changed: readonly string[]; readonly version: number }
    >;

type Content<Topic extends string, Payload> = { readonly topic: Topic; readonly payload: Payload };

export type OutboxTopic = OutboxContent['topic'];

export type PayloadOf<Topic extends OutboxTopic, Of = OutboxContent> =
  Of extends Content<infer Topics, infer Payload> ? (Topic extends Topics ? Payload : never) : never;
