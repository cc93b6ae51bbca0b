export { countApprovals } from './count-approvals.ts';
export { dateBack, Spans } from './date-back.ts';
export { liveAYear, type YearWish } from './live-a-year.ts';
export { makeRoom } from './make-room.ts';
export { openOffice } from './open-office.ts';
export type { Person } from './people.ts';
export { Progress, timeWords } from './progress.ts';
export { YearClock } from './year-clock.ts';
