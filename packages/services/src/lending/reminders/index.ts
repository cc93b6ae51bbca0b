export { type HandOver, handOver } from './hand-over.ts';
export { heldBackNames } from './plan-words.ts';
