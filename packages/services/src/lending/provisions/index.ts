export { provisionSubject } from './post-provision-act.ts';
export { type ProvisionDifference, provisionAsReclassified } from './provision-as-reclassified.ts';
export { provisionCells } from './provision-cells.ts';
export { provisionMove } from './provision-move.ts';
export { type ProvisionView, readProvision, readProvisionFile } from './read-provision.ts';
export type { ProvisionOfClass } from '@candor/store/provisions';
export { postProvision } from './post-provision.ts';
