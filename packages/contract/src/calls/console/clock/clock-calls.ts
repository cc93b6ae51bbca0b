import { consoleClockMove } from './clock-move.ts';

export const consoleClockCalls = [consoleClockMove] as const;
