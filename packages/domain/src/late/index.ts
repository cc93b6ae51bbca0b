export { broughtTo } from './brought-to.ts';
export { mostPenaltyOfRow, timesCharged } from './contingent-room.ts';
export { overdueSpans } from './late-charge.ts';
