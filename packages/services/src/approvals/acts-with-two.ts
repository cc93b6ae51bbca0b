import { restructureOfLoan, waiveOfLoan, writeOffOfLoan } from '../console/loans/loan-acts-with-two.ts';
import { importLoans } from '../imports/import-with-two.ts';
import { grantHardship } from '../hardship/grant-with-two.ts';
import { releaseBureauFile } from '../bureau/send-bureau-file.ts';
import { changeTable } from '../console/tables/change-table.ts';
import type { ActWithTwo } from './act-with-two.ts';
import { changeProduct } from '../products/change-product.ts';
import { openKey } from '../integrations/open-key.ts';
import { takeBackOfComplaint } from '../console/complaints/take-back-with-two.ts';
import { changeLimit } from './change-limit.ts';
import { changeRoles } from './change-roles.ts';
import { refundMoney, returnCredit } from './refund-acts.ts';

/** Every act that takes two people. A new one is a file and a line here. */
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
  'payment.refund': refundMoney,
  'credit.refund': returnCredit,
  'product.change': changeProduct,
  'table.change': changeTable,
  'loans.import': importLoans,
} as const satisfies Record<string, ActWithTwo>;

export type ActKey = keyof typeof actsWithTwo;

/** What an act is done with. */
export type ActInput<Key extends ActKey> = Parameters<(typeof actsWithTwo)[Key]['carryOut']>[1];

/** By its key as it was stored; undefined for one that is no longer known. */
export function actOf(key: string): ActWithTwo | undefined {
  return Object.hasOwn(actsWithTwo, key) ? actsWithTwo[key as ActKey] : undefined;
}
