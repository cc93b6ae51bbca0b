import { pdfRenderer, webhookPost } from '@candor/adapters';
import { openClearingAccounts } from '@candor/services/payments/bank';
import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';
import { damageAlarm } from './alarms/damage-alarm.ts';
import { originIfElsewhere } from './settings/origin-if-elsewhere.ts';
import { malwareScanner } from './settings/malware-scanner.ts';
import { paymentChannels } from './settings/payment-channels.ts';
import { pictureStore } from './settings/picture-store.ts';
import { enquiryPorts } from './settings/enquiry-ports.ts';
import { maySendEventsToThisMachine } from './settings/open-sandbox.ts';
import type { Settings } from './settings/read-settings.ts';

/**
 * What applying, deciding, signing and paying out need beside identity, from the settings. Each channel gets
 * its clearing account.
 */
export async function openBorrowing(
  settings: Settings,
  identity: IdentityDeps,
  log: { error(facts: object, sentence: string): void },
): Promise<LendingDeps> {
  const borrowing: LendingDeps = {
    ...identity,
    ...paymentChannels(settings, identity),
    isSandbox: settings.CANDOR_MODE === 'sandbox',
    ...enquiryPorts(settings),
    offerDays: settings.OFFER_DAYS,
    standInSeconds: settings.STAND_IN_SECONDS,
    press: pdfRenderer,
    onDamagedDocument: damageAlarm(log),
    webhooks: webhookPost({ isLoopbackAllowed: maySendEventsToThisMachine(settings) }),
    pictures: pictureStore(settings),
    scanner: malwareScanner(settings, log),
    fileOrigin: originIfElsewhere(settings) ?? '',
  };
  await openClearingAccounts(borrowing);
  return borrowing;
}
