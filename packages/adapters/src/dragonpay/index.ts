// For tests and simulations: whatever runs takes the channel from the table.
export { dragonpayDisbursements, type DragonpayPayoutAccount } from './dragonpay-disbursements.ts';
export { dragonpayInSandbox, openDragonpaySandbox } from './dragonpay-sandbox.ts';
export { dragonpayCollect, type DragonpayCollectAccount } from './dragonpay-collect.ts';
export { collectInSandbox, openCollectSandbox, sandboxPaths } from './collect-sandbox.ts';
export { postbackSchemes, type PostbackScheme } from './read-postback.ts';
export { SandboxCollector } from './sandbox-collector.ts';
