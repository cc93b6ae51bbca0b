import { actOf, approvableActs, mayKnowOf } from './approvable-acts.ts';

/** The acts that somebody may know to wait. */
export const knownActs = (may: ReadonlySet<string>): string[] =>
  Object.keys(approvableActs).filter((act) => mayKnowOf(act, may));

/** Those of them that their role decides; who asked is another question. */
export function decidableActs(may: ReadonlySet<string>): string[] {
  if (!may.has('approval.decide')) return [];
  return knownActs(may).filter((act) => may.has(actOf(act)?.decides ?? ''));
}
