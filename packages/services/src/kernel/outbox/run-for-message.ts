import type { Database } from '@candor/store/database';
import type { Command, CommandAnswer, Json } from '../commands/command.ts';
import { runCommand, type CommandRequest, type Follow } from '../commands/run-command.ts';

/**
 * Runs a command that a message leads to, under a key of the message's own or with the message as a part of
 * it. While another worker is at it nobody knows yet how that ends: it is thrown, so that the message comes
 * back instead of counting as done.
 */
export async function runForMessage<Input, Output extends Json, Code extends string>(
  database: Database,
  command: Command<Input, Output, Code>,
  request: CommandRequest<Input>,
  follow?: Follow<Output, Code>,
): Promise<Exclude<CommandAnswer<Output, Code>, { kind: 'key-in-use' }>> {
  const answer = await runCommand(database, command, request, follow);
  if (answer.kind === 'key-in-use') throw new Error(`another worker is at ${command.name}`);
  return answer;
}
