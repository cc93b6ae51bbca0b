// For the server alone: what a screen needs of it comes with the answer of a call.
export type { BankPreset, DateOrder, StatementColumn } from './bank-preset.ts';
export { isNoNumber, plainNumber } from './plain-number.ts';
export { readTransferNumber } from './read-transfer-number.ts';
export { transferRules } from './registry.generated.ts';
export type { TransferRules, TransferWay } from './transfer-rules.ts';
export { payeeOfUpiLink, upiAppLinks, upiLink, type UpiRequest } from './upi-link.ts';
