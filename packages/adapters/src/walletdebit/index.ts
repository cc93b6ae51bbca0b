// For tests and simulations: whatever runs takes the channel from the table.
export { openWalletSandbox } from './wallet-sandbox.ts';
export { WalletSimulator } from './wallet-simulator.ts';
