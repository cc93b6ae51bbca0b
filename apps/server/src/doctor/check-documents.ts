import { checkSomeDocuments } from '@candor/services/lending/contracts/stored';
import type { Database } from '@candor/services/kernel';
import { countUnmovedDocuments } from '@candor/store/contracts';
import { personSeal } from '../settings/personal-data-keys.ts';
import { pictureStore } from '../settings/picture-store.ts';
import type { Settings } from '../settings/read-settings.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

/** Enough to notice a store that is empty, another's, or sealed with keys that are not here. */
const lookedAt = 20;

/** Whether signed files are in the store as they were kept: some of them, in no time. */
export async function checkDocuments(database: Database, settings: Settings): Promise<Finding[]> {
  const shelf = async () => ({ seal: await personSeal(settings), pictures: pictureStore(settings) });
  const unmoved = await database.read((tx) => countUnmovedDocuments(tx));
  try {
    return [
      storedOf(await checkSomeDocuments(database, shelf, lookedAt)),
      ...(unmoved === 0 ? [] : [unmovedOf(unmoved)]),
    ];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      fault('documents', `the store can’t be read: ${why}`, 'Look at PICTURE_STORE and the settings S3_….'),
    ];
  }
}

function storedOf({ checked, damaged }: Awaited<ReturnType<typeof checkSomeDocuments>>): Finding {
  if (damaged.length === 0) return ok('documents', `${checked} were looked at: all are as they were kept`);
  return fault(
    'documents',
    `${damaged.length} of ${checked} that were looked at are missing in the store, or are not what was kept`,
    'Look at DATA_DIR or the bucket, and at PERSONAL_DATA_KEYS; candor documents --check names every one.',
  );
}

const unmovedOf = (many: number) =>
  warning(
    'documents',
    `${many} signed files are still in the database`,
    'Run candor documents when every server has this version: it moves them while servers go on.',
  );
