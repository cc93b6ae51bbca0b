import { restructureOfLoan, waiveOfLoan, writeOffOfLoan } from '../console/loans/loan-acts-with-two.ts';
import { importLoans } from '../imports/import-with-two.ts';
import { grantHardship } from '../hardship/grant-with-two.ts';
import { releaseBureauFile } from '../bureau/send-bureau-file.ts';
import { changeTable } from '../console/tables/change-table.ts';
import type { ActWithTwo } from './act-with-two.ts';
import { changeProduct } from '../products/change-product.ts';
import { changeEndpoint } from '../integrations/change-endpoint.ts';
import { openKey } from '../integrations/open-key.ts';
import { changePerson } from '../staff/change-person.ts';
import { takeBackOfComplaint } from '../console/complaints/take-back-with-two.ts';
import { changeLimit } from './change-limit.ts';
import { openBankAccount, recordMovement } from '../bank/bank-acts.ts';
import { changeRoles } from './change-roles.ts';
import { confirmBank } from '../restore/confirm-bank.ts';
import { closePeriodWithTwo } from '../console/books/close-period-with-two.ts';
import { creditUnverifiedWithTwo } from '../console/payments/credit-unverified-with-two.ts';
import { letGo, recordOutcome, recordResult, sendAgain } from '../payouts/payout-acts.ts';
import { releaseBatch } from '../payouts/release-payout-batch.ts';
import { postProvisionWithTwo } from '../provisions/post-provision-with-two.ts';
import { refundMoney, returnCredit } from './refund-acts.ts';
import { reverseMatch } from './reverse-act.ts';
import { overrideApplication } from '../console/applications/override-application.ts';
import { clearScreening } from '../console/applications/clear-screening.ts';
import type { ActName } from '../commands/command-names.ts';

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
