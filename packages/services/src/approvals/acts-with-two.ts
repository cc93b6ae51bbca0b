import { restructureOfLoan, waiveOfLoan, writeOffOfLoan } from '../backoffice/loans/loan-acts-with-two.ts';
import { importLoans } from '../backoffice/imports/import-with-two.ts';
import { grantHardship } from '../servicing/hardship/grant-with-two.ts';
import { releaseBureauFile } from '../backoffice/bureau/send-bureau-file.ts';
import { changeTable } from '../backoffice/decision-tables/change-table.ts';
import type { ActWithTwo } from '../kernel/acts/act-with-two.ts';
import { changeProduct } from '../lending/products/change-product.ts';
import { changeEndpoint } from '../backoffice/integrations/change-endpoint.ts';
import { openKey } from '../backoffice/integrations/open-key.ts';
import { changePerson } from '../backoffice/staff/change-person.ts';
import { takeBackOfComplaint } from '../backoffice/complaints/take-back-with-two.ts';
import { changeLimit } from '../backoffice/authority/change-limit.ts';
import { openBankAccount, recordMovement } from '../payments/bank/bank-acts.ts';
import { changeRoles } from '../backoffice/authority/change-roles.ts';
import { confirmBank } from '../backoffice/restore/confirm-bank.ts';
import { closePeriodWithTwo } from '../backoffice/books/close-period-with-two.ts';
import { creditUnverifiedWithTwo } from '../backoffice/payments/credit-unverified-with-two.ts';
import { letGo, recordOutcome, recordResult, sendAgain } from '../backoffice/disbursements/payout-acts.ts';
import { releaseBatch } from '../backoffice/disbursements/release-payout-batch.ts';
import { postProvisionWithTwo } from '../lending/provisions/post-provision-with-two.ts';
import { refundMoney, returnCredit } from '../backoffice/payments/refund-acts.ts';
import { reverseMatch } from '../backoffice/payments/reverse-act.ts';
import { overrideApplication } from '../backoffice/applications/override-application.ts';
import { clearScreening } from '../backoffice/applications/clear-screening.ts';
import type { ActName } from '../kernel/commands/command-names.ts';

/** Every act that takes two people, by the name that the audit log has for it. A new one is a file and a line here. */
export const actsWithTwo = {
  'bureau.release': releaseBureauFile,
  'loan.waive': waiveOfLoan,
  'loan.write-off': writeOffOfLoan,
  'loan.restructure': restructureOfLoan,
  'hardship.grant': grantHardship,
  'charge.take-back': takeBackOfComplaint,
  'role.change': changeRoles,
  'limit.change': changeLimit,
  'key.open': openKey,
  'person.change': changePerson,
  'webhook.change': changeEndpoint,
  'payment.refund': refundMoney,
  'credit.refund': returnCredit,
  'payment.reverse': reverseMatch,
  'application.override': overrideApplication,
  'screening.clear': clearScreening,
  'payout.release': releaseBatch,
  'payout.outcome': recordOutcome,
  'payout.result': recordResult,
  'payout.send': sendAgain,
  'payout.let-go': letGo,
  'payment.credit-unverified': creditUnverifiedWithTwo,
  'provision.post': postProvisionWithTwo,
  'books.close': closePeriodWithTwo,
  'product.change': changeProduct,
  'table.change': changeTable,
  'loans.import': importLoans,
  'restore.confirm-bank': confirmBank,
  'bank.record': recordMovement,
  'bank.open': openBankAccount,
} as const satisfies Partial<Record<ActName, ActWithTwo>>;

export type ActKey = keyof typeof actsWithTwo;

/** What an act is done with. */
export type ActInput<Key extends ActKey> = Parameters<(typeof actsWithTwo)[Key]['carryOut']>[1];

/** Of an act that `actOf` knows. */
export const actNameOf = (key: string): ActKey => key as ActKey;

/** By its key as it was stored; undefined for one that is no longer known. */
export function actOf(key: string): ActWithTwo | undefined {
  return Object.hasOwn(actsWithTwo, key) ? actsWithTwo[key as ActKey] : undefined;
}

/** Some acts tell of what not everybody may know: a sanctions screening. */
export function mayKnowOf(act: string, may: ReadonlySet<string>): boolean {
  const seenBy = actOf(act)?.seenBy;
  return seenBy === undefined || seenBy.some((permission) => may.has(permission));
}
