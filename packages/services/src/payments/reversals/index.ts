export { refundPayment } from './refund-payment.ts';
export { reversePayment } from './reverse-payment.ts';
