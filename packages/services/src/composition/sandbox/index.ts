export { chooseDisbursementOutcome } from './choose-disbursement-outcome.ts';
export { moveClock } from './move-clock.ts';
export {
  type ReferredCase,
  type SandboxPayments,
  readBusinessDates,
  readCreditToReturn,
  readPayment,
  readSandboxCases,
  readSandboxMessages,
  readSandboxPayments,
} from './read-sandbox.ts';
export { simulatedClock, simulatedInstant } from './simulated-time.ts';
export { switchSimulators } from './switch-simulators.ts';
