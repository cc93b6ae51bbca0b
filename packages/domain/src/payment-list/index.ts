export { type PaymentShape, paymentShape } from './payment-shape.ts';
