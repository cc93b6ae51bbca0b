export { decideOnCharge } from './decide-on-charge.ts';
