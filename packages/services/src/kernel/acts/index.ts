export type { ActEntry, ActPayee, ActPosting, ActPreview, ActWithTwo } from './act-with-two.ts';
