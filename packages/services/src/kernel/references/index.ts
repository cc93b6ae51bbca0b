export { orderReference } from './order-reference.ts';
export { paymentReference } from './payment-reference.ts';
