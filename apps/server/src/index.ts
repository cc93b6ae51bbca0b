export { main, loadSettings } from './main.ts';
export { mainWorker } from './main-worker.ts';
export { openPayoutOffice, type PayoutOffice } from './open-payout-office.ts';
export { fillFirstRoles } from './open-staff.ts';
export { openStore } from './open-store.ts';
export { sayAndExit } from './say-and-exit.ts';
export { openServer } from './server.ts';
export { envExample } from './settings/env-example.ts';
export { readSettings } from './settings/read-settings.ts';
