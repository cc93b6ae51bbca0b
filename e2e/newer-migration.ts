// Leaves behind, in the data folder that DATA_DIR names, what a newer version of Candor would have left.
import { startEmbedded } from '@candor/store/embedded';
import { openWritable } from '@candor/store/tools';

const embedded = await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? '' });
const owner = openWritable({ url: embedded.url, as: 'owner' });
await owner.withTransaction((tx) =>
  tx.query({ text: "insert into schema_migration (name, checksum) values ('9999-from-the-future', 'x')" }),
);
await owner.close();
await embedded.stop();
