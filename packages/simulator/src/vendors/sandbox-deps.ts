import { randomUUID } from 'node:crypto';
import {
  memoryPictures,
  pdfRenderer,
  sandboxBureau,
  sandboxGateway,
  sandboxIdentity,
  sandboxScreening,
  scannerSimulator,
  webhookPost,
} from '@candor/adapters';
import { marketIds } from '@candor/markets';
import {
  damageAlarm,
  disbursementSettingOf,
  paymentChannels,
  readSettings,
} from '@candor/server/composition';
import type { StaffDeps } from '@candor/services/backoffice/staff';
import { PersonSeal, type IdentityDeps, type LendingDeps } from '@candor/services/kernel';
import type { WritableDatabase } from '@candor/store/tools';

/** As the sandbox sets it up by itself, but paid out without a network in between. */
const settings = readSettings({
  MARKETS: marketIds.join(),
  STAND_IN_SECONDS: '2',
  DRAGONPAY_MERCHANT_ID: 'CANDOR',
  DRAGONPAY_COLLECT_PASSWORDS: 'sandbox,the-one-before',
  ...Object.fromEntries(marketIds.map((market) => [disbursementSettingOf(market), 'sandbox'])),
});

/** What a server knows its people by: the sandbox's network, over this database and by this clock. */
export function identityDeps(
  database: WritableDatabase,
  now: () => Date,
): IdentityDeps & { readonly database: WritableDatabase } {
  return {
    database,
    seal: new PersonSeal([Buffer.alloc(32, 7)]),
    ports: {
      sms: sandboxGateway(database, 'sms'),
      voice: sandboxGateway(database, 'voice'),
      push: sandboxGateway(database, 'push'),
      webPush: null,
      prices: { ph: settings.MESSAGE_PRICES_PH, in: settings.MESSAGE_PRICES_IN },
      email: sandboxGateway(database, 'email'),
    },
    now,
    newId: randomUUID,
    lender: 'Candor Lending',
    lenderIn: () => 'Candor Lending',
    consoleAddress: 'https://loans.example.ph/console',
    repayAddress: 'https://loans.example.ph/repay?loanId=',
    appHost: 'loans.example.ph',
    passkeys: { host: 'loans.example.ph', origins: ['https://loans.example.ph'] },
    crowd: 1,
    // Small enough for a story to meet; a lender's own are settings.
    limits: {
      codeByAddress: { everySeconds: 20, atOnce: 30 },
      codeOverall: { everySeconds: 0.1, atOnce: 600 },
      newcomerByAddress: { everySeconds: 20, atOnce: 300 },
      newcomerOverall: { everySeconds: 0.1, atOnce: 600 },
      loginByAddress: { everySeconds: 5, atOnce: 60 },
    },
    messagesADay: 20_000,
    onSpend: () => {},
  };
}

/** What a server lets staff in by. */
export function staffDeps<Of extends IdentityDeps>(identity: Of): StaffDeps & Of {
  return {
    ...identity,
    isSandbox: true,
    // As weak as it can be: how long it takes is no matter here.
    passwordCost: { log2N: 4, r: 1, p: 1 },
  };
}

/**
 * What a server lends with, as the sandbox would open it: vendors that answer at once, over this database and
 * by this clock.
 */
export function lendingDeps(identity: IdentityDeps): LendingDeps {
  return {
    ...identity,
    ...paymentChannels(settings, identity),
    isSandbox: true,
    bureau: sandboxBureau,
    screening: sandboxScreening,
    identityCheck: sandboxIdentity,
    offerDays: 7,
    standInSeconds: 0,
    press: pdfRenderer,
    onDamagedDocument: damageAlarm({ error: () => {} }),
    webhooks: webhookPost({ isLoopbackAllowed: true }),
    pictures: memoryPictures(),
    scanner: scannerSimulator,
    fileOrigin: '',
  };
}
