import { sayAndExit } from '@candor/server/command-line';

/** What was asked for can't be done, and the sentence says why: nothing is broken. */
export class Refused extends Error {}

/**
 * Runs what a command does. Whoever asked wrongly gets a sentence and exit code 2; anything else is a fault
 * of ours.
 */
export async function runCommandLine(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isOurs =
      error instanceof Refused || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
    if (!isOurs) sayAndExit(error);
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
