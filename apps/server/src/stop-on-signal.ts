/** A checkpoint on a busy machine takes its time; whoever kills us sooner finds all that was committed. */
const patienceMs = 60_000;

/** A hang-up means that the terminal is gone; where there was none, somebody wants settings read anew. */
const isAtTerminal = process.stdin.isTTY || process.stdout.isTTY;

/**
 * Stops in order on Ctrl-C, on a request to end, and when the terminal or the process that started us is
 * gone. The terminal sends Ctrl-C to every process of the group and our parent passes it on as well, so a
 * second signal right behind the first is no wish for haste: it is ignored.
 */
export function stopOnSignal(
  stop: () => Promise<void>,
  say: (line: string) => void,
): { isStopping(): boolean } {
  let isStopping = false;
  const begin = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping');
    setTimeout(() => {
      say('Stopping took too long and was cut short.');
      process.exit(1);
    }, patienceMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      say(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void begin());
  process.on('SIGHUP', () => {
    if (isAtTerminal) void begin();
    else say('SIGHUP changes nothing: settings are read at the start. Restart to have them read anew.');
  });
  process.once('disconnect', () => void begin());
  return { isStopping: () => isStopping };
}
