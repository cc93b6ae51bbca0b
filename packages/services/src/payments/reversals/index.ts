export { type CreditBack, creditBackLine } from './credit-back.ts';
export { refundPayment } from './refund-payment.ts';
export { reversePayment } from './reverse-payment.ts';
