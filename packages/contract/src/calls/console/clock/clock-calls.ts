import { consoleClockMove } from '../clock.ts';

export const consoleClockCalls = [consoleClockMove] as const;
