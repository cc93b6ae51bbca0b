// For tests and simulations: whatever runs takes the channel from the table.
export { collectFromSandbox } from './orders-sandbox.ts';
export { CashfreeSimulator } from './cashfree-simulator.ts';
export { openCashfreeOrders } from './orders-sandbox.ts';
export { openCashfreeSubscriptions } from './subscriptions-sandbox.ts';
export { SubscriptionsSimulator } from './subscriptions-simulator.ts';
export { openCashfreeTransfers } from './transfers-sandbox.ts';
