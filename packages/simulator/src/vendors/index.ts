export { closeReceivers, isGenuine, receiver, type Mood } from './webhook-receiver.ts';
