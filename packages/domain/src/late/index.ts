export { broughtTo } from './brought-to.ts';
export { lateChargeOfRow, overdueSpans } from './late-charge.ts';
