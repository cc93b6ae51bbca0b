export { defineChannel, type Channel } from './channel.ts';
export { channels } from './channels.ts';
