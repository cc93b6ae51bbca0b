// For tests and simulations: whatever runs takes the channel from the table.
export { collectFromSandbox } from './orders-sandbox.ts';
export { CashfreeSimulator } from './cashfree-simulator.ts';
