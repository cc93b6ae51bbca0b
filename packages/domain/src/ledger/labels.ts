import { channelName } from '../payment-channels/channel-name.ts';
import { accounts, type FixedAccountCode } from './accounts.ts';
import type { LedgerEvent } from './posting-table.ts';

/**
 * What staff read where the books keep a name of their own, which never changes: one table for every screen,
 * file and preview. An event or account without a label does not compile.
 */
const eventLabels: Readonly<Record<LedgerEvent | 'reverse', string>> = {
  disburse: 'Disbursement',
  'deduct-fee': 'Fee deducted at disbursement',
  'settle-payout': 'Disbursement settled',
  'bring-in': 'Migrated loan',
  'charge-fee': 'Instalment fee',
  accrue: 'Interest accrual',
  'charge-contingent': 'Contingent charge',
  'charge-late': 'Late charge',
  'delay-fee': 'Extension fee',
  receive: 'Receipt',
  divide: 'Split of unapplied cash',
  allocate: 'Allocation',
  overpay: 'Overpayment',
  'apply-credit': 'Credit applied',
  'settle-channel': 'Channel settlement',
  refund: 'Refund',
  'owe-back': 'Chargeback receivable',
  cancel: 'Withdrawal in cooling-off',
  waive: 'Waiver',
  'write-off': 'Write-off',
  recover: 'Recovery',
  'enter-npa': 'NPA classification',
  'leave-npa': 'NPA upgrade',
  provide: 'Loan-loss provision',
  'open-bank': 'Opening balance',
  'bank-charge': 'Bank charge',
  'bank-interest': 'Bank interest',
  'bank-other': 'Other bank movement',
  'pay-third-party': 'Payment to third party',
  reverse: 'Reversal',
};

const accountLabels: Readonly<Record<FixedAccountCode, string>> = {
  'cash-at-bank': 'Cash at bank',
  'payout-clearing': 'Disbursement clearing',
  'principal-receivable': 'Principal receivable',
  'interest-receivable': 'Interest receivable',
  'fee-receivable': 'Fees receivable',
  'penalty-receivable': 'Late charges receivable',
  'owed-back': 'Chargebacks receivable',
  'loan-loss-provision': 'Provision for loan losses',
  'tax-payable': 'Tax payable',
  'borrower-credit': 'Customer refunds payable',
  suspense: 'Suspense',
  'third-party-payable': 'Payable to third parties',
  'brought-in': 'Migrated loans, opening balance',
  'general-ledger': 'Due to the general ledger',
  'interest-income': 'Interest income',
  'fee-income': 'Fee income',
  'penalty-income': 'Late charge income',
  'recovery-income': 'Recovery income',
  'other-income': 'Other income',
  'write-off-expense': 'Write-off expense',
  'channel-costs': 'Channel costs',
  'provision-expense': 'Provision expense',
  'bank-charges': 'Bank charges',
  'npa-interest': 'Interest on non-performing loans',
  'npa-interest-contra': 'Interest on non-performing loans, contra',
  'npa-penalty': 'Late charges on non-performing loans',
  'npa-penalty-contra': 'Late charges on non-performing loans, contra',
};

const byNumber: ReadonlyMap<number, string> = new Map(
  Object.entries(accounts).map(([code, { number }]) => [number, accountLabels[code as FixedAccountCode]]),
);

/** "charge-late" → Late charge. */
export function eventLabel(event: string): string {
  return Object.hasOwn(eventLabels, event) ? eventLabels[event as LedgerEvent] : event;
}

/** An account as the books keep it → as staff read it: "Clearing: bank" → Bank transfer clearing. */
export function accountLabel({ number, name }: { readonly number: number; readonly name: string }): string {
  return (
    byNumber.get(number) ??
    name.replace(/^Clearing: (.+)$/u, (_, channel: string) => `${channelName(channel)} clearing`)
  );
}
