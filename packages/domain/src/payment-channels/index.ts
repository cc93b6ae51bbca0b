export { channelName } from './channel-name.ts';
