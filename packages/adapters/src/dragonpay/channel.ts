import { collectInSandbox, dragonpayCollect, SandboxCollector } from '@candor/adapters';
import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';
import type { CollectChannel } from '@candor/services/kernel/ports';
import { leavesInTheClear } from './leaves-in-the-clear.ts';
import { SettingsFault, type Settings } from './read-settings.ts';

const needs = ['DRAGONPAY_MERCHANT_ID', 'DRAGONPAY_COLLECT_PASSWORDS', 'DRAGONPAY_COLLECT_EMAIL'] as const;

/** What is missing for collecting by Dragonpay, or not safe to use, each a sentence. */
export function collectFaults(settings: Settings): string[] {
  const url = settings.DRAGONPAY_COLLECT_URL;
  if (url === '' || !settings.MARKETS.includes('ph')) return [];
  const missing = needs
    .filter((key) => settings[key].length === 0)
    .map((key) => `${key} is missing: DRAGONPAY_COLLECT_URL needs it.`);
  const inTheClear = settings.CANDOR_MODE === 'production' && url !== 'sandbox' && leavesInTheClear(url);
  return inTheClear
    ? [
        ...missing,
        "DRAGONPAY_COLLECT_URL is not an https address: the merchant's password would travel in the clear.",
      ]
    : missing;
}

/** Dragonpay as the settings say, and whoever pays in the sandbox; none where it is not set up. */
export function dragonpayCollecting(
  settings: Settings,
  { database }: Pick<IdentityDeps, 'database'>,
): { readonly channels: CollectChannel[] } & Pick<LendingDeps, 'sandboxPayer'> {
  const faults = collectFaults(settings);
  if (faults.length > 0) throw new SettingsFault(faults);
  const { DRAGONPAY_COLLECT_URL: baseUrl, DRAGONPAY_MERCHANT_ID: merchantId } = settings;
  const [password, ...older] = settings.DRAGONPAY_COLLECT_PASSWORDS;
  if (baseUrl === '' || password === undefined || !settings.MARKETS.includes('ph'))
    return { channels: [], sandboxPayer: null };
  const account = {
    merchantId,
    passwords: [password, ...older] as const,
    schemes: settings.DRAGONPAY_POSTBACK_SCHEMES,
    email: settings.DRAGONPAY_COLLECT_EMAIL,
  };
  if (baseUrl === 'sandbox') {
    const collector = new SandboxCollector({ database, merchantId, password });
    return { channels: [collectInSandbox(collector, account)], sandboxPayer: collector };
  }
  const paths = {
    processors: settings.DRAGONPAY_PROCESSORS_PATH,
    status: settings.DRAGONPAY_COLLECT_STATUS_PATH,
    instructions: settings.DRAGONPAY_INSTRUCTIONS_PATH,
  };
  return { channels: [dragonpayCollect({ ...account, baseUrl, paths })], sandboxPayer: null };
}
