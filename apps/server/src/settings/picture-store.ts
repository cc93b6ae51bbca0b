import { diskPictures, s3Pictures } from '@candor/adapters';
import type { PictureStore } from '@candor/services/kernel/ports';
import { leavesInTheClear } from '@candor/adapters/settings';
import { SettingsFault, type Settings } from './read-settings.ts';

const needed = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies (keyof Settings)[];

/** What is missing for the picture store that was chosen, or not safe to use, each a sentence. */
export function pictureStoreFaults(settings: Settings): string[] {
  if (settings.PICTURE_STORE !== 's3') return [];
  const missing = needed
    .filter((key) => settings[key] === '')
    .map((key) => `${key} is missing: PICTURE_STORE=s3 needs it.`);
  const inTheClear = settings.CANDOR_MODE === 'production' && leavesInTheClear(settings.S3_ENDPOINT);
  return inTheClear
    ? [...missing, 'S3_ENDPOINT is not an https address: its key would travel in the clear.']
    : missing;
}

/**
 * Where pictures are kept: beside the other data of this machine, or in a store that several machines share.
 */
export function pictureStore(settings: Settings): PictureStore {
  const faults = pictureStoreFaults(settings);
  if (faults.length > 0) throw new SettingsFault(faults);
  if (settings.PICTURE_STORE === 'disk') return diskPictures(settings.DATA_DIR);
  return s3Pictures({
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    // Signatures are of the real hour, whatever hour the sandbox plays.
    now: () => new Date(),
  });
}
