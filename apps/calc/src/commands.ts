import { allocateCommand } from './allocate/allocate-command.ts';
import { aprCommand } from './apr/apr-command.ts';
import type { Command } from './command.ts';
import { delayCommand } from './delay/delay-command.ts';
import { earlyCommand } from './early/early-command.ts';
import { limitsCommand } from './limits/limits-command.ts';
import { scheduleCommand } from './schedule/schedule-command.ts';

/** Everything that the calculator can be asked; a new one is a folder and its line here. */
export const commands: Readonly<Record<string, Command>> = {
  apr: aprCommand,
  schedule: scheduleCommand,
  early: earlyCommand,
  delay: delayCommand,
  allocate: allocateCommand,
  limits: limitsCommand,
};
