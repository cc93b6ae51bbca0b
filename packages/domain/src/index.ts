export { amountText } from './amount.ts';
