export { mostPenaltyOfRow, timesCharged } from './contingent-room.ts';
export { type ContingentChargeRule, decideContingentCharge } from './decide-contingent-charge.ts';
