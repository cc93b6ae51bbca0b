import { consoleChannelTest } from './channel-test.ts';
import { consoleChannels } from '../channels.ts';

export const consoleChannelsCalls = [consoleChannels, consoleChannelTest] as const;
