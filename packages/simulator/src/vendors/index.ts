export { openChannel, type ChannelServer, type ChannelTrouble } from './channel-server.ts';
export { closeReceivers, isGenuine, receiver, type Mood } from './webhook-receiver.ts';
