export { houseChannels } from './house-channels.ts';
export { type ChannelTest, readChannelTests } from './read-channel-tests.ts';
export { noteChannelTest, testChannel } from './test-channel.ts';
export { sendTextTest } from './send-text-test.ts';
