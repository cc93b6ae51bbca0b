import {
  chargeOfLoan,
  restructureOfLoan,
  waiveOfLoan,
  writeOffOfLoan,
} from '../backoffice/loans/loan-acts-act.ts';
import { importLoans } from '../backoffice/imports/import-act.ts';
import { grantHardship } from '../servicing/hardship/grant-act.ts';
import { releaseBureauFile } from '../backoffice/bureau/send-bureau-file.ts';
import { changeAccess } from '../backoffice/access/change-access.ts';
import { changeTable } from '../backoffice/decision-tables/change-table.ts';
import type { ApprovableAct } from '../kernel/acts/approvable-act.ts';
import { releaseExport } from '../backoffice/lists/release-export.ts';
import { changeText } from '../customers/templates/change-text.ts';
import { changePlan } from '../lending/reminders/change-plan.ts';
import { changeProduct } from '../lending/products/change-product.ts';
import { changeEndpoint } from '../backoffice/integrations/change-endpoint.ts';
import { openKey } from '../backoffice/integrations/open-key.ts';
import { changePerson } from '../backoffice/staff/change-person.ts';
import { chargeReversalOfComplaint } from '../backoffice/complaints/charge-reversal-act.ts';
import { changeLimit } from '../backoffice/authority/change-limit.ts';
import { openBankAccount, recordMovement } from '../payments/bank/bank-acts.ts';
import { signOffBank } from '../payments/bank/sign-off-act.ts';
import { mapAccountsAct } from '../backoffice/books/map-accounts-act.ts';
import { changeLicence } from '../backoffice/pages/change-licence-act.ts';
import { changeRoles } from '../backoffice/authority/change-roles.ts';
import { confirmBank } from '../backoffice/restore/confirm-bank.ts';
import { closePeriodAct } from '../backoffice/books/close-period-act.ts';
import { creditUnverifiedAct } from '../backoffice/payments/credit-unverified-act.ts';
import {
  letGo,
  recordOutcome,
  recordResult,
  sendAgain,
} from '../backoffice/disbursements/disbursement-acts.ts';
import { releaseBatch } from '../backoffice/disbursements/release-disbursement-batch.ts';
import { postProvisionAct } from '../lending/provisions/post-provision-act.ts';
import { postPayment } from '../backoffice/payments/post-payment-act.ts';
import { refundMoney, returnCredit } from '../backoffice/payments/refund-acts.ts';
import { reverseMatch } from '../backoffice/payments/reverse-act.ts';
import { overrideApplication } from '../backoffice/applications/override-application.ts';
import { clearScreening } from '../backoffice/applications/clear-screening.ts';
import { keepingApprovers, type ActSides } from '../backoffice/authority/keep-approvers.ts';
import type { ActName } from '../kernel/commands/command-names.ts';

/**
 * Every act that takes two people, by the name that the audit log has for it. A new one is a file and a line
 * here.
 */
export const approvableActs = {
  'access.change': changeAccess,
  'bureau.release': releaseBureauFile,
  'loan.charge': chargeOfLoan,
  'loan.waive': waiveOfLoan,
  'loan.write-off': writeOffOfLoan,
  'loan.restructure': restructureOfLoan,
  'hardship.grant': grantHardship,
  'charge.take-back': chargeReversalOfComplaint,
  'role.change': keepingApprovers(changeRoles, () => actSides()),
  'limit.change': changeLimit,
  'page.licence': changeLicence,
  'key.open': openKey,
  'person.change': changePerson,
  'webhook.change': changeEndpoint,
  'payment.refund': refundMoney,
  'credit.refund': returnCredit,
  'payment.post': postPayment,
  'payment.reverse': reverseMatch,
  'application.override': overrideApplication,
  'screening.clear': clearScreening,
  'payout.release': releaseBatch,
  'payout.outcome': recordOutcome,
  'payout.result': recordResult,
  'payout.send': sendAgain,
  'payout.let-go': letGo,
  'payment.credit-unverified': creditUnverifiedAct,
  'provision.post': postProvisionAct,
  'books.close': closePeriodAct,
  'product.change': changeProduct,
  'reminder-plan.change': changePlan,
  'table.change': changeTable,
  'template.change': changeText,
  'loans.import': importLoans,
  'restore.confirm-bank': confirmBank,
  'bank.record': recordMovement,
  'bank.open': openBankAccount,
  'bank.sign-off': signOffBank,
  'books.map-accounts': mapAccountsAct,
  'export.release': releaseExport,
} as const satisfies Partial<Record<ActName, ApprovableAct>>;

/** Who asks for each act and who decides it. */
export function actSides(): ActSides[] {
  return Object.values<ApprovableAct>(approvableActs);
}

export type ActKey = keyof typeof approvableActs;

/** What an act is done with. */
export type ActInput<Key extends ActKey> = Parameters<(typeof approvableActs)[Key]['carryOut']>[1];

/** Of an act that `actOf` knows. */
export const actNameOf = (key: string): ActKey => key as ActKey;

/** By its key as it was stored; undefined for one that is no longer known. */
export function actOf(key: string): ApprovableAct | undefined {
  return Object.hasOwn(approvableActs, key) ? approvableActs[key as ActKey] : undefined;
}

/** Some acts tell of what not everybody may know: a sanctions screening. */
export function mayKnowOf(act: string, may: ReadonlySet<string>): boolean {
  const seenBy = actOf(act)?.seenBy;
  return seenBy === undefined || seenBy.some((permission) => may.has(permission));
}

/** The acts that somebody may know of, by name. */
export function knownActsFor(may: ReadonlySet<string>): { act: string; name: string }[] {
  return Object.entries<ApprovableAct>(approvableActs)
    .filter(([act]) => mayKnowOf(act, may))
    .map(([act, { name }]) => ({ act, name }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

type Acts = (typeof approvableActs)[ActKey];

/** Every rule that can stand in the way of an act that takes two people. */
export type ActRule = Extract<
  Awaited<ReturnType<Acts['preview'] | Acts['carryOut']>>,
  { readonly refused: string }
>['refused'];
