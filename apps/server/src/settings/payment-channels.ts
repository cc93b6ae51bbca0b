import { dragonpayInSandbox, dragonpayDisbursements, sandboxChannel, SandboxVendor } from '@candor/adapters';
import type { IdentityDeps } from '@candor/services/kernel';
import type { DisbursementChannel, DisbursementChannels } from '@candor/services/kernel/ports';
import { leavesInTheClear } from './leaves-in-the-clear.ts';
import { SettingsFault, type Settings } from './read-settings.ts';

const dragonpayNeeds = [
  'DRAGONPAY_PAYOUT_URL',
  'DRAGONPAY_MERCHANT_ID',
  'DRAGONPAY_PAYOUT_TOKEN',
  'DRAGONPAY_PAYOUT_EMAIL',
] as const;

/** What is missing for the channels that were chosen, or not safe to use, each a sentence. */
export function disbursementFaults(settings: Settings): string[] {
  if (settings.PAYOUT_CHANNEL_PH !== 'dragonpay' || !settings.MARKETS.includes('ph')) return [];
  const missing = dragonpayNeeds
    .filter((key) => settings[key] === '')
    .map((key) => `${key} is missing: PAYOUT_CHANNEL_PH=dragonpay needs it.`);
  const url = settings.DRAGONPAY_PAYOUT_URL;
  const inTheClear = settings.CANDOR_MODE === 'production' && url !== 'sandbox' && leavesInTheClear(url);
  return inTheClear
    ? [...missing, 'DRAGONPAY_PAYOUT_URL is not an https address: account numbers would travel in the clear.']
    : missing;
}

/** The channels that the settings choose; null where a person carries a file to the bank. */
export function disbursementChannels(
  settings: Settings,
  { database, now }: Pick<IdentityDeps, 'database' | 'now'>,
): DisbursementChannels {
  const faults = disbursementFaults(settings);
  if (faults.length > 0) throw new SettingsFault(faults);
  const momentMs = settings.STAND_IN_SECONDS * 1_000;
  const vendor = new SandboxVendor({ database, now, momentMs });
  const channels = {
    manual: (): null => null,
    sandbox: () => sandboxChannel(vendor),
    dragonpay: () => dragonpay(settings, vendor, now),
  };
  return { ph: channels[settings.PAYOUT_CHANNEL_PH](), in: channels[settings.PAYOUT_CHANNEL_IN]() };
}

function dragonpay(settings: Settings, vendor: SandboxVendor, now: () => Date): DisbursementChannel {
  const account = {
    merchantId: settings.DRAGONPAY_MERCHANT_ID,
    token: settings.DRAGONPAY_PAYOUT_TOKEN,
    email: settings.DRAGONPAY_PAYOUT_EMAIL,
    statusPath: settings.DRAGONPAY_PAYOUT_STATUS_PATH,
    now,
  };
  const baseUrl = settings.DRAGONPAY_PAYOUT_URL;
  return baseUrl === 'sandbox'
    ? dragonpayInSandbox(vendor, account)
    : dragonpayDisbursements({ ...account, baseUrl });
}
