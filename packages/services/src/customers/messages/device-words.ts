import type { Words } from '@candor/markets';

/** What a browser says of itself, by name: no version, no model, nothing that tells one device from another of its kind. Null: it did not say. */
export type DeviceFacts = { readonly browser: string | null; readonly system: string | null };

const another: Words = {
  en: 'Another device',
  zh: '其他设备',
  fil: 'Ibang device',
  hi: 'कोई और डिवाइस',
};

/**
 * A device in as few words as tell a person which one it was: "Chrome on Android", "Android 上的 Chrome". Facts are stored and put into words
 * where they are read, so that whoever changes the language reads it in that one.
 */
export function deviceWords({ browser, system }: DeviceFacts): Words {
  if (browser !== null && system !== null)
    return {
      en: `${browser} on ${system}`,
      zh: `${system} 上的 ${browser}`,
      fil: `${browser} sa ${system}`,
      hi: `${system} पर ${browser}`,
    };
  const known = browser ?? system;
  return known === null ? another : { en: known, zh: known, fil: known, hi: known };
}
