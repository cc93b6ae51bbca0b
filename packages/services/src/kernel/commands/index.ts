export { withCaller } from './caller.ts';
export { commandNames } from './command-names.ts';
export type { Actor, Command, CommandAnswer, Json, Refusal, RefusalOf } from './command.ts';
export { lease } from './lease.ts';
export { hasAnswer, keptAnswer } from './kept-answer.ts';
export { Outage } from './outage.ts';
export { preview } from './preview.ts';
export { type CommandRequest, runCommand } from './run-command.ts';
export { withReason } from './with-reason.ts';
