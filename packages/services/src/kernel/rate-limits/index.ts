export { type CodeLimits, challengePermits, permit, permitsOf, takeAll } from './limits.ts';
export { network } from './network.ts';
