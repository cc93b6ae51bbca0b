// What a command needs of the server: its settings, its database, and how it says why it stopped. Without the
// server itself, which takes longer to load than most commands to run.
export { pdfRenderer } from '@candor/adapters';
export { examine } from './doctor/examine.ts';
export type { Finding } from './doctor/finding.ts';
export { openStore } from './open-store.ts';
export { sayAndExit } from './say-and-exit.ts';
export { booksSeal } from './settings/books-seal.ts';
export { loadSettings, wireFolder } from './settings/load-settings.ts';
export { personSeal } from './settings/personal-data-keys.ts';
export { pictureStore } from './settings/picture-store.ts';
export { SettingsFault } from './settings/read-settings.ts';
export { wireFaults } from './settings/wire-faults.ts';
