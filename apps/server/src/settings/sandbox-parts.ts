import { relative } from 'node:path';
import { channels } from '@candor/adapters/channels';
import { marketIds } from '@candor/markets';
import { channelValues } from './payment-channels.ts';
import { disbursementSettingOf, samplePages, settingTable, type Settings } from './read-settings.ts';

/**
 * Sandbox parts that are in place although the mode is production, each named with what to do. None of them
 * can be switched on by accident: the start stops here.
 */
export function sandboxPartsIn(settings: Settings, isSandboxDictionary: boolean): string[] {
  if (settings.CANDOR_MODE !== 'production') return [];
  const parts: string[] = [];
  if (isSandboxDictionary) {
    parts.push(
      "WIRE_DIR holds the sandbox's dictionary of names: make your own with npm run wire:generate -- --seed <a word of yours>, in a folder that no upgrade replaces",
    );
  }
  if (settings.WIRE_PLAIN)
    parts.push('WIRE_PLAIN is on: plain names are for the sandbox; leave it out or set it to off');
  if (relative(samplePages, settings.PAGE_CONFIG_FILE) === '') {
    parts.push(
      "PAGE_CONFIG_FILE is the sandbox's, with invented licence numbers: write your own, in the same form",
    );
  }
  if (settings.PERSONAL_DATA_KEYS === 'generated') {
    parts.push(
      'PERSONAL_DATA_KEYS is generated: personal data of production needs a key that you keep, for example the output of openssl rand -hex 32',
    );
  }
  if (settings.BOOKS_KEYS === 'generated') {
    parts.push(
      'BOOKS_KEYS is generated: days of production are signed with a key that you keep, for example the output of openssl rand -hex 32, or with none',
    );
  }
  const published = Buffer.from(settingTable.PERSONAL_DATA_KEYS.example, 'hex');
  if (
    settings.PERSONAL_DATA_KEYS !== 'generated' &&
    settings.PERSONAL_DATA_KEYS.some((key) => key.equals(published))
  ) {
    parts.push(
      'PERSONAL_DATA_KEYS holds the example of .env.example, which everybody can read: make a key of your own with openssl rand -hex 32',
    );
  }
  for (const asked of ['CREDIT_BUREAU', 'SCREENING'] as const) {
    if (settings[asked] === 'sandbox')
      parts.push(`${asked} is the sandbox's: it knows nobody, and answers by invented names`);
  }
  if (settings.IDENTITY_CHECK === 'sandbox')
    parts.push("IDENTITY_CHECK is the sandbox's: it takes everybody for who they say they are");
  if (settings.MALWARE_SCANNER === 'simulator')
    parts.push(
      "MALWARE_SCANNER is the sandbox's: it knows one test string. Set it to clamd, or to none if files are scanned elsewhere",
    );
  for (const gateway of ['SMS_GATEWAY', 'VOICE_GATEWAY', 'PUSH_GATEWAY', 'EMAIL_GATEWAY'] as const) {
    if (settings[gateway] === 'sandbox')
      parts.push(`${gateway} is the sandbox's: it sends nothing to anybody`);
  }
  for (const key of marketIds.map(disbursementSettingOf)) {
    if (settings[key] === 'sandbox') parts.push(`${key} is the sandbox's: it pays nobody out`);
  }
  parts.push(...channels.flatMap((channel) => channel.sandboxParts?.(channelValues(settings)) ?? []));
  for (const [key, spec] of [
    ['APP_H5', 'appH5'],
    ['APP_API', 'appApi'],
  ] as const) {
    if (settings[key].startsWith('https:')) continue;
    parts.push(`${key} (${spec}) is not an https address: session cookies would travel in the clear`);
  }
  return parts;
}
