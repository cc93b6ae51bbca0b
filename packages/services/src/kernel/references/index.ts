export { applicationReference } from './application-reference.ts';
export { paymentReference } from './payment-reference.ts';
