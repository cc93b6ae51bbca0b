import { accrue } from './postings/accrue.ts';
import type { AccrueFacts } from './postings/accrue.ts';
import { allocate } from './postings/allocate.ts';
import type { AllocateFacts } from './postings/allocate.ts';
import { applyCredit } from './postings/apply-credit.ts';
import type { ApplyCreditFacts } from './postings/apply-credit.ts';
import { bankCharge, bankInterest, bankOpening, bankOther, payThirdParty } from './postings/bank-movement.ts';
import type { BankMovementFacts, PayThirdPartyFacts } from './postings/bank-movement.ts';
import { bringIn } from './postings/bring-in.ts';
import type { BringInFacts } from './postings/bring-in.ts';
import { cancel } from './postings/cancel.ts';
import type { CancelFacts } from './postings/cancel.ts';
import { chargeFee } from './postings/charge-fee.ts';
import type { ChargeFeeFacts } from './postings/charge-fee.ts';
import { chargeContingent, chargeLate } from './postings/charge-late.ts';
import type { ChargeContingentFacts, ChargeLateFacts } from './postings/charge-late.ts';
import { deductFee } from './postings/deduct-fee.ts';
import type { DeductFeeFacts } from './postings/deduct-fee.ts';
import { delayFee } from './postings/delay-fee.ts';
import type { DelayFeeFacts } from './postings/delay-fee.ts';
import { divide } from './postings/divide.ts';
import type { DivideFacts } from './postings/divide.ts';
import { disburse } from './postings/disburse.ts';
import type { DisburseFacts } from './postings/disburse.ts';
import { enterNpa } from './postings/enter-npa.ts';
import type { NpaFacts } from './postings/enter-npa.ts';
import { leaveNpa } from './postings/leave-npa.ts';
import { oweBack } from './postings/owe-back.ts';
import type { OweBackFacts } from './postings/owe-back.ts';
import { overpay } from './postings/overpay.ts';
import type { OverpayFacts } from './postings/overpay.ts';
import { provide } from './postings/provide.ts';
import type { ProvideFacts } from './postings/provide.ts';
import { receive } from './postings/receive.ts';
import type { ReceiveFacts } from './postings/receive.ts';
import { recover } from './postings/recover.ts';
import type { RecoverFacts } from './postings/recover.ts';
import { refund } from './postings/refund.ts';
import type { RefundFacts } from './postings/refund.ts';
import { settleChannel } from './postings/settle-channel.ts';
import type { SettleChannelFacts } from './postings/settle-channel.ts';
import { settlePayout } from './postings/settle-payout.ts';
import type { SettlePayoutFacts } from './postings/settle-payout.ts';
import { waive } from './postings/waive.ts';
import type { WaiveFacts } from './postings/waive.ts';
import { writeOff } from './postings/write-off.ts';
import type { WriteOffFacts } from './postings/write-off.ts';
import type { Posting } from './posting.ts';

/**
 * Every event that moves money, and what must be known to book it. Early settlement needs none of its own:
 * interest is accrued to the day, and a repayment pays it.
 */
export type LedgerFacts = {
  readonly disburse: DisburseFacts;
  readonly 'deduct-fee': DeductFeeFacts;
  readonly 'settle-payout': SettlePayoutFacts;
  readonly 'bring-in': BringInFacts;
  readonly 'charge-fee': ChargeFeeFacts;
  readonly accrue: AccrueFacts;
  readonly 'charge-late': ChargeLateFacts;
  readonly 'charge-contingent': ChargeContingentFacts;
  readonly 'delay-fee': DelayFeeFacts;
  readonly receive: ReceiveFacts;
  readonly divide: DivideFacts;
  readonly allocate: AllocateFacts;
  readonly overpay: OverpayFacts;
  readonly 'apply-credit': ApplyCreditFacts;
  readonly 'settle-channel': SettleChannelFacts;
  readonly refund: RefundFacts;
  readonly 'owe-back': OweBackFacts;
  readonly cancel: CancelFacts;
  readonly waive: WaiveFacts;
  readonly 'write-off': WriteOffFacts;
  readonly recover: RecoverFacts;
  readonly 'enter-npa': NpaFacts;
  readonly 'leave-npa': NpaFacts;
  readonly provide: ProvideFacts;
  readonly 'open-bank': BankMovementFacts;
  readonly 'bank-charge': BankMovementFacts;
  readonly 'bank-interest': BankMovementFacts;
  readonly 'bank-other': BankMovementFacts;
  readonly 'pay-third-party': PayThirdPartyFacts;
};

export type LedgerEvent = keyof LedgerFacts;

/**
 * An event that is not here does not compile. In the order of a loan's life, then the bank account's; which
 * is also that of `docs/ledger.md`.
 */
export const postingTable: { readonly [Event in LedgerEvent]: Posting<LedgerFacts[Event]> } = {
  disburse,
  'deduct-fee': deductFee,
  'settle-payout': settlePayout,
  'bring-in': bringIn,
  'charge-fee': chargeFee,
  accrue,
  'charge-late': chargeLate,
  'charge-contingent': chargeContingent,
  'delay-fee': delayFee,
  receive,
  divide,
  allocate,
  overpay,
  'apply-credit': applyCredit,
  'settle-channel': settleChannel,
  refund,
  'owe-back': oweBack,
  cancel,
  waive,
  'write-off': writeOff,
  recover,
  'enter-npa': enterNpa,
  'leave-npa': leaveNpa,
  provide,
  'open-bank': bankOpening,
  'bank-charge': bankCharge,
  'bank-interest': bankInterest,
  'bank-other': bankOther,
  'pay-third-party': payThirdParty,
};

export const ledgerEvents = Object.keys(postingTable) as LedgerEvent[];
