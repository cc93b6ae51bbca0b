export { candidateWords } from './candidate-words.ts';
export { importStatement } from './import-statement.ts';
export { creditUnverified, matchMoney } from './match-money.ts';
export { type MoneyToMatch, moneyToMatch } from './money-to-match.ts';
export { payAsSimulator } from './pay-as-simulator.ts';
export { refuseClaim } from './refuse-claim.ts';
export { submitPaymentProof } from './submit-payment-proof.ts';
export { transferChannel } from './transfer-channel.ts';
