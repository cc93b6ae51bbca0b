export { channelName } from '@candor/domain/payment-channels';
