export { broughtTo } from './brought-to.ts';
export { overdueSpans } from './late-charge.ts';
