export { type CodeLimits, permit, permitsOf, takeAll } from './limits.ts';
export { network } from './network.ts';
