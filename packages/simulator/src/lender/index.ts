export { done, keyed, openLender, openShop } from './desk.ts';
export { businessDay, liveTo, skipTo } from './pass-days.ts';
export {
  accountConsent,
  cookieIn,
  simulateLender,
  walkDisbursements,
  type LenderDatabase,
  type LenderOptions,
  type SimulatedLender,
  type Who,
} from './simulated-lender.ts';
