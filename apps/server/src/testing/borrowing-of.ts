import {
  memoryPictures,
  pdfRenderer,
  sandboxBureau,
  sandboxIdentity,
  sandboxScreening,
  webhookPost,
} from '@candor/adapters';
import { marketIds } from '@candor/markets';
import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';
import { paymentChannels } from '../settings/payment-channels.ts';
import { disbursementSettingOf, readSettings } from '../settings/read-settings.ts';

/** As the sandbox sets it up by itself, but paid out without a network in between. */
const settings = readSettings({
  MARKETS: marketIds.join(),
  STAND_IN_SECONDS: '2',
  DRAGONPAY_MERCHANT_ID: 'CANDOR',
  DRAGONPAY_COLLECT_PASSWORDS: 'sandbox,the-one-before',
  ...Object.fromEntries(marketIds.map((market) => [disbursementSettingOf(market), 'sandbox'])),
});

/** The parts that the sandbox would open over a test's database and clock. */
export function borrowingOf(identity: IdentityDeps): LendingDeps {
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
    webhooks: webhookPost({ isLoopbackAllowed: true }),
    pictures: memoryPictures(),
    fileOrigin: '',
  };
}
