export type { Channel } from './channel.ts';
export { channels } from './channels.ts';
export { sandboxPage } from './sandbox-page.ts';
