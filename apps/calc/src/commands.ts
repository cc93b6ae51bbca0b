import { aprCommand } from './apr/apr-command.ts';
import type { Command } from './command.ts';
import { scheduleCommand } from './schedule/schedule-command.ts';

/** Everything that the calculator can be asked; a new one is a folder and its line here. */
export const commands: Readonly<Record<string, Command>> = { apr: aprCommand, schedule: scheduleCommand };
