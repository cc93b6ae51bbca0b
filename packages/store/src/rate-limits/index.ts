export { type Permit, deleteLimitsBefore, returnPermits, takePermits } from './rate-limits.ts';
