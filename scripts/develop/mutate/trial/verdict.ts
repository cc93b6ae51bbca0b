/** One test of a run: its describes and its title, and how it ended. */
export type Told = { readonly title: string; readonly state: 'passed' | 'failed' | 'skipped' | 'pending' };

export type Verdict = 'noticed' | 'passes without it' | 'fails as it is' | 'not run';

/**
 * What a run without the protection says beside one with it. Only a test that passed before and failed after
 * proves anything: not one that fails anyway, was skipped, or is in a file that could not be loaded.
 */
export function verdictOf(part: string, before: readonly Told[], after: readonly Told[]): Verdict {
  const named = (told: readonly Told[]) => told.filter(({ title }) => title.includes(part));
  const has = (told: readonly Told[], state: Told['state']) => told.some((each) => each.state === state);
  if (has(named(before), 'failed')) return 'fails as it is';
  if (!has(named(before), 'passed')) return 'not run';
  if (has(named(after), 'failed')) return 'noticed';
  return has(named(after), 'passed') ? 'passes without it' : 'not run';
}
