import { actOf, approvableActs, mayKnowOf } from './approvable-acts.ts';

/** The acts that somebody may know to wait. */
export const knownActs = (may: ReadonlySet<string>): string[] =>
  Object.keys(approvableActs).filter((act) => mayKnowOf(act, may));

/** The rest: nobody is shown an act that they may not know of. */
export const hiddenActs = (may: ReadonlySet<string>): string[] =>
  Object.keys(approvableActs).filter((act) => !mayKnowOf(act, may));

/** Those of what they know that their role decides; who asked is another question. */
export function decidableActs(may: ReadonlySet<string>): string[] {
  if (!may.has('approval.decide')) return [];
  return knownActs(may).filter((act) => may.has(actOf(act)?.decides ?? ''));
}
